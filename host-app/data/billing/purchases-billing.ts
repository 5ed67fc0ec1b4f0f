import { Purchases } from '../../../elements/npm';
import type { Billing } from '../../ports';

interface BillingConfig {
  readonly apiKey: string;
  readonly proxyURL: string;
  readonly assetBaseUrl: string;
  readonly entitlement: string;
}

const USER_KEY = 'anonymous_user_id';

/** The anonymous customer of this browser. */
const appUserId = (): string => {
  try {
    const known = localStorage.getItem(USER_KEY) ?? Purchases.generateRevenueCatAnonymousAppUserId();
    localStorage.setItem(USER_KEY, known);
    return known;
  } catch {
    return Purchases.generateRevenueCatAnonymousAppUserId();
  }
};

/** Billing through our own SDK. */
export const createPurchasesBilling = ({
  apiKey,
  proxyURL,
  assetBaseUrl,
  entitlement,
}: BillingConfig): Billing => {
  const purchases = Purchases.configure({
    apiKey,
    appUserId: appUserId(),
    httpConfig: { proxyURL },
    assetBaseUrl,
  });
  return {
    async readAccess() {
      const info = await purchases.getCustomerInfo();
      const active = info.entitlements.active[entitlement];
      return active ? { until: active.expirationDate, managementURL: info.managementURL } : null;
    },
    warmUp: () => void purchases.preload(),
  };
};
