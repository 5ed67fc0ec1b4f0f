import { toBranding } from '../model/branding';
import type { Branding } from '../model/branding';
import { transactionsOf } from '../model/transactions';
import { purchaseBody, toOperationStatus, toPurchaseStart } from '../model/purchase';
import { getBranding, getCheckoutStatus, getCustomerInfo, postPurchase } from '../net/endpoints';
import type { Shop } from '../ports';
import type { CheckoutApi } from './checkout.types';

const brandings = new WeakMap<Shop, Promise<Branding>>();

/** Read once per shop; a read that failed is made again when next asked for. */
export const readBranding = (shop: Shop): Promise<Branding> => {
  const known = brandings.get(shop);
  if (known) return known;
  const { rawBranding: raw } = shop;
  const answer = raw ? raw.then((value) => getBranding().read(value, '')) : shop.request(getBranding());
  shop.rawBranding ??= answer; // Nobody else needs to ask.
  const reading = answer.then(toBranding);
  reading.catch(() => {
    brandings.delete(shop);
    delete shop.rawBranding;
  });
  brandings.set(shop, reading);
  return reading;
};

/** The calls of one checkout, for the customer who is buying when it starts. */
export const createCheckoutApi = (shop: Shop, appUserId: string): CheckoutApi => ({
  readBranding: () => readBranding(shop),
  startPurchase: async (purchase, email, signal) => {
    const body = purchaseBody(appUserId, purchase, email);
    return toPurchaseStart(await shop.request(postPurchase(), { body, signal }));
  },
  readStatus: async (sessionId, signal) =>
    toOperationStatus(await shop.request(getCheckoutStatus(sessionId), { signal })),
  // Not through `readCustomerInfo`: an entitlement that can't be read must not keep the customer from buying.
  readTransactions: async (productId, signal) =>
    transactionsOf(await shop.request(getCustomerInfo(appUserId), { signal }), productId),
});
