import type { CustomerInfo } from '../../sdk/index';
import { closest } from './suggest';

/**
 * What is wrong with the entitlements that a gate waits for. The protocol does not list the entitlements of a shop, so they
 * are compared with those that this customer has or had.
 */
export const entitlementFaults = (wanted: readonly string[], info: CustomerInfo): readonly string[] => {
  const known = Object.keys(info.entitlements.all);
  if (wanted.some((identifier) => known.includes(identifier))) return [];
  const hasBought = info.activeSubscriptions.size > 0 || info.nonSubscriptionTransactions.length > 0;
  if (known.length === 0 && hasBought)
    return [
      'This customer has bought something, and none of it gives an entitlement. Attach your products to the entitlement at the billing provider, or correct the attribute entitlement.',
    ];
  return wanted.flatMap((identifier) => {
    const meant = closest(identifier, known);
    if (!meant) return [];
    return `No product of this customer gives the entitlement "${identifier}". Did you mean "${meant}"?`;
  });
};
