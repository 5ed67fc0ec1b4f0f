import { Purchases } from 'purchase-elements';

/**
 * The shop of this site. Without accounts a customer is whoever uses this browser; a site with accounts gives its own id
 * of the signed-in customer, and calls `purchases.changeUser` when another signs in.
 */
export const purchases = Purchases.configure({
  apiKey: 'rcb_sb_examples',
  appUserId: Purchases.storedAnonymousAppUserId(),
  // The sandbox's addresses: a site of yours leaves both out.
  httpConfig: { proxyURL: '/sandbox' },
  assetBaseUrl: '/sandbox/assets',
});
