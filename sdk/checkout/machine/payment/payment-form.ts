import { unreachable } from '../../../errors/unreachable';

/** An earlier payment of the session: refused by the provider, or without a result. */
type EarlierPayment = 'refused' | 'undecided';

/**
 * The state of the card form inside `needs-payment-info`. `complete` is the form's last report. The customer can pay only
 * in `ready` (spec section 5).
 */
export type PaymentForm =
  /** `notice`: the message about an earlier payment, shown when the form is ready. */
  | { readonly name: 'loading'; readonly notice: EarlierPayment | null }
  | { readonly name: 'incomplete' }
  | { readonly name: 'ready' }
  /** The device seems to be offline: a read checks the connection before the payment. */
  | { readonly name: 'checking' }
  | { readonly name: 'processing' }
  /** A problem that the form does not show itself. `complete` restores the form's state afterwards. */
  | {
      readonly name: 'notice';
      readonly message: string | null;
      readonly complete: boolean;
      readonly reason: 'refused' | 'undecided' | 'offline';
    }
  /** The form could not be loaded, or failed. */
  | { readonly name: 'unavailable' };

export type PaymentFormEvent =
  | { readonly type: 'form-ready' }
  | { readonly type: 'form-changed'; readonly complete: boolean }
  | { readonly type: 'form-failed' }
  | { readonly type: 'payment-submitted' }
  | { readonly type: 'connection-checked'; readonly isOnline: boolean }
  | { readonly type: 'connection-restored' }
  | { readonly type: 'payment-refused'; readonly message: string | null; readonly shownByForm: boolean }
  | { readonly type: 'notice-dismissed' };

export const loadingForm = { name: 'loading', notice: null } as const satisfies PaymentForm;

const filled = (complete: boolean): PaymentForm => ({ name: complete ? 'ready' : 'incomplete' });
const noticeOf = (reason: EarlierPayment, complete: boolean): PaymentForm => ({
  name: 'notice',
  message: null,
  complete,
  reason,
});
/** Whether a payment is running or about to start. */
export const isBusy = ({ name }: PaymentForm): boolean => name === 'processing' || name === 'checking';

/** Returns the same object if the event changes nothing. */
export const paymentFormTransition = (form: PaymentForm, event: PaymentFormEvent): PaymentForm => {
  switch (event.type) {
    case 'form-ready':
      if (form.name !== 'loading') return form;
      return form.notice ? noticeOf(form.notice, false) : filled(false);
    case 'form-changed':
      if (form.name === 'loading' && form.notice) return noticeOf(form.notice, event.complete);
      // The customer types again after reading the notice, and may pay.
      if (form.name === 'notice' && form.reason === 'undecided' && event.complete) return filled(true);
      if (form.name === 'notice') return { ...form, complete: event.complete };
      return form.name === 'incomplete' || form.name === 'ready' || form.name === 'loading'
        ? filled(event.complete)
        : form;
    case 'form-failed':
      return isBusy(form) ? form : { name: 'unavailable' };
    case 'payment-submitted':
      return form.name === 'ready' ? { name: 'processing' } : form;
    case 'connection-checked':
      if (form.name !== 'checking') return form;
      return event.isOnline
        ? { name: 'processing' }
        : { name: 'notice', message: null, complete: true, reason: 'offline' };
    case 'connection-restored':
      return form.name === 'notice' && form.reason === 'offline' ? filled(form.complete) : form;
    case 'payment-refused':
      if (form.name !== 'processing') return form;
      return event.shownByForm
        ? filled(true)
        : { name: 'notice', message: event.message, complete: true, reason: 'refused' };
    case 'notice-dismissed':
      return form.name === 'notice' ? filled(form.complete) : form;
    default:
      return unreachable(event);
  }
};

const SHOWN_BY_FORM = ['card_declined', 'expired_card', 'incorrect_cvc', 'incorrect_number'];

/** Card errors that the form itself shows next to its fields (spec section 4, "Payment submit"). */
export const isShownByForm = (type: string | null, code: string | null): boolean =>
  type === 'card_error' && code !== null && SHOWN_BY_FORM.includes(code);
