import { Purchases } from '../../../elements/npm';
import type { Config } from '../../config';
import type { Billing, TextStore } from '../../ports';

const USER_KEY = 'anonymous_user_id';

/** The anonymous customer of this browser; the same id marks records that are made before signing in. */
export const anonymousUserId = (store: TextStore): string => {
  const known = store.read(USER_KEY);
  if (known !== null && known !== '') return known;
  const made = Purchases.generateRevenueCatAnonymousAppUserId();
  store.write(USER_KEY, made);
  return made;
};

/** Billing through our own SDK. */
export const createPurchasesBilling = (
  { apiKey, proxyURL, assetBaseUrl, entitlement }: Config['billing'],
  store: TextStore,
): Billing => {
  const purchases = Purchases.configure({
    apiKey,
    appUserId: anonymousUserId(store),
    ...(proxyURL && { httpConfig: { proxyURL } }),
    ...(assetBaseUrl && { assetBaseUrl }),
  });
  return {
    async readAccess() {
      const info = await purchases.getCustomerInfo();
      const active = info.entitlements.active[entitlement];
      return active ? { until: active.expirationDate, managementURL: info.managementURL } : null;
    },
    async changeUser(uid) {
      const wanted = uid ?? anonymousUserId(store);
      if (wanted !== purchases.getAppUserId()) await purchases.changeUser(wanted);
    },
    warmUp: () => void purchases.preload(),
  };
};
