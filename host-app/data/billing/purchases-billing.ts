import { ErrorCode, Purchases, isPurchasesError } from '../../../elements/entries/npm';
import type { Config } from '../../config';
import type { Access, Billing, TextStore } from '../../ports';

/**
 * Not the visitor's `anonymous_user_id`, which is a secret of the database (see
 * data/account/anonymous-id.ts).
 */
const CUSTOMER_KEY = 'billing_customer_id';

/** The anonymous customer id of this browser. */
const customerId = (store: TextStore): string => {
  const known = store.read(CUSTOMER_KEY);
  if (known) return known;
  const made = Purchases.generateRevenueCatAnonymousAppUserId();
  store.write(CUSTOMER_KEY, made);
  return made;
};

/** The billing port over the SDK of this repository. */
export const createPurchasesBilling = (
  { apiKey, proxyURL, assetBaseUrl }: Config['billing'],
  store: TextStore,
): Billing => {
  const purchases = Purchases.configure({
    apiKey,
    appUserId: customerId(store),
    ...(proxyURL && { httpConfig: { proxyURL } }),
    ...(assetBaseUrl && { assetBaseUrl }),
  });
  return {
    async readAccess() {
      const { entitlements, managementURL } = await purchases.getCustomerInfo();
      const end = (date: Date | null): number => date?.getTime() ?? Infinity;
      let access: Access | null = null;
      for (const { expirationDate: until, willRenew } of Object.values(entitlements.active))
        if (!access || end(until) > end(access.until)) access = { until, willRenew, managementURL };
      return access;
    },
    async changeUser(uid) {
      const wanted = uid ?? customerId(store);
      if (wanted !== purchases.getAppUserId()) await purchases.changeUser(wanted);
    },
    async buy(offeringIdentifier, packageId, { email, appearance }) {
      const { all } = await purchases.getOfferings();
      const rcPackage = all[offeringIdentifier]?.packagesById[packageId];
      if (!rcPackage)
        throw new Error(`There is no package ${packageId} in the offering ${offeringIdentifier}.`);
      try {
        await purchases.purchase({
          rcPackage,
          ...(email ? { customerEmail: email } : {}),
          appearance,
        });
        return true;
      } catch (error) {
        if (isPurchasesError(error) && error.errorCode === ErrorCode.UserCancelledError) return false;
        throw error;
      }
    },
    warmUp: () => void purchases.preload(),
  };
};
