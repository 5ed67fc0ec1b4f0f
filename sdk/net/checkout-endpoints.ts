import {
  checkoutStartAnswer,
  completeAnswer,
  prepareAnswer,
  priceAnswer,
  purchaseAnswer,
  statusAnswer,
  transactionsAnswer,
} from './checkout-wire';
import type {
  CheckoutStartWire,
  CompleteWire,
  PrepareWire,
  PriceAnswerWire,
  PurchaseWire,
  StatusWire,
  TransactionsWire,
} from './checkout-wire';
import { encoded, get, subscriberPath } from './endpoints';
import type { Endpoint } from './endpoints';

// The calls of a purchase. In a file of their own, because only the later steps of a checkout use them.

export const postPurchase = (): Endpoint<PurchaseWire> => ({
  name: 'purchase',
  method: 'POST',
  path: '/rcbilling/v1/purchase',
  read: purchaseAnswer,
});

const sessionPath = (sessionId: string): string => `/rcbilling/v1/checkout/${encoded(sessionId)}`;

export const getCheckoutStatus = (sessionId: string): Endpoint<StatusWire> =>
  get('getCheckoutStatus', sessionPath(sessionId), statusAnswer);

/** The request of the customer info, read for the ids of transactions only. */
export const getTransactions = (appUserId: string): Endpoint<TransactionsWire> =>
  get('getTransactions', subscriberPath(appUserId), transactionsAnswer);

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
