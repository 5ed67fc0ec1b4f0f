import type { Translator } from '../../../i18n/translator';
import type { CheckoutState } from '../../machine/checkout.types';
import { canCorrectEmail } from '../../machine/payment/paying.machine';
import { fieldMessage, suggestionView } from '../failure.view';
import type { AddressView } from '../view.types';

type StateNamed<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

/** The address at the card form. `null` where no address is asked for. */
export const addressView = (state: StateNamed<'needs-payment-info'>, t: Translator): AddressView | null =>
  state.asksEmail && !state.changesPlan
    ? {
        label: t.text('state_needs_auth_info.email_input_label'),
        placeholder: t.text('state_needs_auth_info.email_input_placeholder'),
        reason: t.text('checkout.email_reason'),
        value: state.email,
        error: state.emailFailure && fieldMessage(state.emailFailure, t),
        suggestion: suggestionView(t),
        isField: state.emailWithPayment,
        canChange: canCorrectEmail(state),
        change: t.text('checkout.email_change'),
        save: t.text('checkout.email_save'),
      }
    : null;
