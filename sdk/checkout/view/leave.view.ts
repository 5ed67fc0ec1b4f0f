import type { Translator } from '../../i18n/translator';
import type { CheckoutState } from '../machine/checkout.types';
import { isBusy } from '../machine/payment/payment-form';
import type { LeaveView } from './view.types';

/** Why closing is not done at once: card data is typed, or a payment is running. */
export const leaveReason = (state: CheckoutState): 'typed' | 'busy' | null => {
  if (state.name === 'polling-purchase-status') return 'busy';
  if (state.name !== 'needs-payment-info') return null;
  return isBusy(state.form) ? 'busy' : state.hasInput ? 'typed' : null;
};

/** Closing loses what is typed into the card form, or the screen of a running payment. */
export const leaveView = (state: CheckoutState, t: Translator): LeaveView | null => {
  const reason = leaveReason(state);
  if (!reason) return null;
  return {
    title: t.text('checkout.leave_title'),
    message: t.text(reason === 'busy' ? 'checkout.leave_busy' : 'checkout.leave'),
    stay: t.text('checkout.leave_stay'),
    close: t.text('checkout.close'),
  };
};
