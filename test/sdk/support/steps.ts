import { checkoutTransition, initialCheckout } from '../../../sdk/internal';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutFailure,
  CheckoutRequest,
  CheckoutState,
} from '../../../sdk/internal';
import { branding, buying, session } from './offer';

/** A checkout that remembers the effects of its last step. Events get the fresh ticket unless they bring one. */
export const begin = (
  email: string | null = null,
  sale: Pick<CheckoutRequest, 'sale'> = {},
  opening: Parameters<typeof initialCheckout>[1] = {},
) => {
  let now = 0;
  let [state, effects] = initialCheckout({ ...buying(undefined, { email }), ...sale }, opening);
  const on = (event: {
    readonly type: string;
    readonly ticket?: number;
    readonly [key: string]: unknown;
  }) => {
    now += event.type === 'waited' ? 1000 : 1;
    const { ticket, priceTicket } = state;
    [state, effects] = checkoutTransition(state, { ticket, priceTicket, ...event } as CheckoutEvent, now);
    return checkout;
  };
  const checkout = {
    on,
    /** Lets time pass. */
    later: (ms: number) => ((now += ms), checkout),
    get state(): CheckoutState {
      return state;
    },
    get effects(): readonly CheckoutEffect[] {
      return effects;
    },
    get names(): readonly string[] {
      return effects.map(({ type }) => type);
    },
  };
  return checkout;
};
export const branded = (email: string | null = null) =>
  begin(email).on({ type: 'branding-loaded', branding });
export const owned = { type: 'transactions-read', transactions: ['earlier'] };
/** The start is sent. */
export const starting = () => branded('a@b.co').on(owned);
export const start = { nextAction: 'collect_payment_info', sessionId: 'ops_1', session };
export const started = (extra: object = {}) =>
  starting().on({ type: 'purchase-started', start: { ...start, ...extra } });
export const ready = () => started().on({ type: 'form-ready' }).on({ type: 'form-changed', complete: true });
export const polling = () => ready().on({ type: 'payment-submitted' }).on({ type: 'payment-confirmed' });
export const pending = { type: 'status-read', status: { type: 'pending' } };
export const failedStart = (reason: CheckoutFailure) =>
  starting().on({
    type: 'purchase-start-failed',
    failure: { ...reason, extra: { statusCode: 400, backendErrorCode: 7110 } },
  });
