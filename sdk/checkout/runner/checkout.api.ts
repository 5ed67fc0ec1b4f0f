import type { CheckoutApi } from './checkout-ports.types';
import { transactionsOf } from '../../model/transactions';
import { toBranding } from '../../model/branding';
import type { Branding } from '../../model/branding';
import { purchaseBody, toOperationStatus, toPurchaseStart } from '../../model/purchase';
import { getBranding, getCheckoutStatus, getTransactions, postPurchase } from '../../net/endpoints';
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

/** The server calls of one checkout, for the customer at its start. */
export const createCheckoutApi = (context: PurchasesContext, appUserId: string): CheckoutApi => ({
  readBranding: () => readBranding(context),
  startPurchase: async (purchase, email, signal) => {
    const body = purchaseBody(appUserId, purchase, email);
    return toPurchaseStart(await context.request(postPurchase(), { body, signal }));
  },
  readStatus: async (sessionId, signal) =>
    toOperationStatus(await context.request(getCheckoutStatus(sessionId), { signal })),
  // Does not use `readCustomerInfo`: an invalid entitlement must not prevent a purchase, and a record counts here even if
  // the customer info leaves it out.
  readTransactions: async (productId, signal) =>
    transactionsOf(await context.request(getTransactions(appUserId), { signal }), productId),
});
