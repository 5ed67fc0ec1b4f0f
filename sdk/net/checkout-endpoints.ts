import { checkoutStartAnswer, completeAnswer, prepareAnswer, priceAnswer } from './checkout-wire';
import type { CheckoutStartWire, CompleteWire, PrepareWire, PriceAnswerWire } from './checkout-wire';
import { sessionPath } from './endpoints';
import type { Endpoint } from './endpoints';

// The calls of a checkout session. In a file of their own, because only the checkout uses them.

/** Opens a checkout session. Charges nothing. */
export const startCheckout = (): Endpoint<CheckoutStartWire> => ({
  name: 'startCheckout',
  method: 'POST',
  path: '/rcbilling/v1/checkout/start',
  read: checkoutStartAnswer,
});

/** Prices a session: its tax and its discounts. Charges nothing. */
export const priceCheckout = (sessionId: string): Endpoint<PriceAnswerWire> => ({
  name: 'priceCheckout',
  method: 'PATCH',
  path: sessionPath(sessionId),
  read: priceAnswer,
});

/** Creates the intent of a session. */
export const completeCheckout = (sessionId: string): Endpoint<CompleteWire> => ({
  name: 'completeCheckout',
  method: 'POST',
  path: `${sessionPath(sessionId)}/complete`,
  read: completeAnswer,
});

/** Reads what a wallet button needs. Opens no session. */
export const prepareCheckout = (): Endpoint<PrepareWire> => ({
  name: 'prepareCheckout',
  method: 'POST',
  path: '/rcbilling/v1/checkout/prepare',
  read: prepareAnswer,
});
