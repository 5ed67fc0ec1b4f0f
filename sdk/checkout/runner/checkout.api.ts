import type { CheckoutApi } from './checkout-ports.types';
import { transactionsOf } from '../../model/customer/transactions';
import { priceBody, toPriceAnswer } from '../../model/purchase/checkout-session';
import { toOperationStatus } from '../../model/purchase/purchase';
import {
  completeCheckout,
  getCheckoutStatus,
  getTransactions,
  priceCheckout,
} from '../../net/checkout-endpoints';
import { checkoutWire, tokenHeader } from '../wire/checkout-wire';
import { purchaseWire } from '../wire/purchase-wire';
import type { Wires } from '../wire/wires';
import { createFirstApi } from './first.api';
import type { PurchasesContext } from './purchases-context.types';

/** What the checkout of one page adds to the calls. */
export interface ApiOptions {
  /** The language of the checkout. Default: not sent. */
  readonly locale?: () => string | null;
  /** Uses this wire, whatever the instance has chosen. */
  readonly only?: 'checkout';
  /** The address of the page. Default: not read. */
  readonly pageAddress?: () => string;
}

/** The two ways to start a purchase. */
export const createWires = (
  { request, random, events, collectUtm }: PurchasesContext,
  appUserId: string,
  { locale, pageAddress }: ApiOptions,
): Wires => ({
  purchase: purchaseWire(request, appUserId),
  checkout: checkoutWire(request, appUserId, {
    random,
    traceId: events?.traceId,
    locale: () => locale?.() ?? null,
    pageAddress: () => (collectUtm && pageAddress ? pageAddress() : null),
  }),
});

/** The server calls of one checkout, for the customer at its start. */
export const createCheckoutApi = (
  context: PurchasesContext,
  appUserId: string,
  options: ApiOptions = {},
): CheckoutApi => {
  const { request } = context;
  const { locale } = options;
  const wires = createWires(context, appUserId, options);
  return {
    ...createFirstApi(context, wires, options.only),
    readPrice: async (sessionId, question, signal) =>
      toPriceAnswer(await request(priceCheckout(sessionId), { body: priceBody(question), signal })),
    complete: async (sessionId, email, { publishableKey, accountId }, signal) => {
      const language = locale?.();
      const body = { ...(email ? { email } : {}), ...(language ? { locale: language } : {}) };
      const { gateway_params: gateway } = await request(completeCheckout(sessionId), { body, signal });
      const clientSecret = gateway?.client_secret;
      return clientSecret ? { clientSecret, publishableKey, accountId } : null;
    },
    changePlan: async (sessionId, token, signal) => {
      await request(completeCheckout(sessionId), { body: {}, signal, headers: tokenHeader(token) });
    },
    readStatus: async (sessionId, signal) =>
      toOperationStatus(await request(getCheckoutStatus(sessionId), { signal })),
    // Does not use `readCustomerInfo`: an invalid entitlement must not prevent a purchase, and a record counts here even
    // if the customer info leaves it out.
    readTransactions: async (productId, signal) =>
      transactionsOf(await request(getTransactions(appUserId), { signal }), productId),
  };
};
