import type { CheckoutApi } from './checkout-ports.types';
import { transactionsOf } from '../../model/transactions';
import { toBranding } from '../../model/branding';
import type { Branding } from '../../model/branding';
import { priceBody, toPriceAnswer } from '../../model/checkout-session';
import { toOperationStatus } from '../../model/purchase';
import { completeCheckout, priceCheckout } from '../../net/checkout-endpoints';
import { getBranding, getCheckoutStatus, getTransactions } from '../../net/endpoints';
import { checkoutWire, tokenHeader } from '../wire/checkout-wire';
import { purchaseWire } from '../wire/purchase-wire';
import { wiresFor } from '../wire/wires';
import type { PurchasesContext } from './purchases-context.types';

const brandings = new WeakMap<PurchasesContext, Promise<Branding>>();

/** Read once per instance; a failed read is repeated by the next call. */
export const readBranding = (context: PurchasesContext): Promise<Branding> => {
  const known = brandings.get(context);
  if (known) return known;
  const { rawBranding: raw } = context;
  const answer = raw ? raw.then((value) => getBranding().read(value, '')) : context.request(getBranding());
  context.rawBranding ??= answer; // Later calls use this answer.
  const reading = answer.then(toBranding);
  reading.catch(() => {
    brandings.delete(context);
    delete context.rawBranding;
  });
  brandings.set(context, reading);
  return reading;
};

/** What the checkout of one page adds to the calls. */
interface ApiOptions {
  /** The language of the checkout. Default: not sent. */
  readonly locale?: () => string | null;
  /** Uses this wire, whatever the instance has chosen. */
  readonly only?: 'checkout';
  /** The address of the page. Default: not read. */
  readonly pageAddress?: () => string;
}

/** The server calls of one checkout, for the customer at its start. */
export const createCheckoutApi = (
  context: PurchasesContext,
  appUserId: string,
  { locale, pageAddress, only }: ApiOptions = {},
): CheckoutApi => {
  const { request, random, wire, collectUtm } = context;
  const wires = {
    purchase: purchaseWire(request, appUserId),
    checkout: checkoutWire(request, appUserId, {
      random,
      traceId: context.events?.traceId,
      locale: () => locale?.() ?? null,
      pageAddress: () => (collectUtm && pageAddress ? pageAddress() : null),
    }),
  };
  return {
    readBranding: () => readBranding(context),
    wiresFor: (branding) => (only ? [wires[only]] : wiresFor(wire, branding, wires)),
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
