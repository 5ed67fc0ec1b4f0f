import type { CustomerInfo } from '../model/customer/customer-info';
import type { Package } from '../model/catalogue/offering';
import type { Offer, OfferTable } from './offer-table';

/** Whether a package is the one with this identifier: `$rc_annual`, or short `annual`. */
export const hasIdentifier = ({ identifier }: Package, name: string): boolean =>
  identifier === name || identifier === `$rc_${name}`;

/** The short form of a package's identifier: `annual`. */
export const shortName = ({ identifier }: Package): string => identifier.replace(/^\$rc_/, '');

/** The offer of a package, by its identifier or the short form; `null` without a name, or if there is no such package. */
export const findOffer = ({ offers }: OfferTable, name: string | null): Offer | null =>
  offers.find(({ rcPackage }) => name !== null && hasIdentifier(rcPackage, name)) ?? null;

/** The selected offer: the first name that exists. `null` for an empty table. */
export const selectedOffer = (table: OfferTable, ...names: readonly (string | null)[]): Offer | null => {
  for (const name of names) {
    const found = findOffer(table, name);
    if (found) return found;
  }
  return table.offers[0] ?? null;
};

/** When the switch of periods is shown. */
export type PeriodSwitchMode = 'auto' | 'always' | 'never';

export const isPeriodSwitchMode = (wish: string): wish is PeriodSwitchMode =>
  wish === 'auto' || wish === 'always' || wish === 'never';

/** `auto`: shown if one period has several packages. With only one period there is no switch. */
export const hasSwitch = ({ groups }: OfferTable, wish: PeriodSwitchMode): boolean =>
  groups.length > 1 &&
  (wish === 'always' || (wish === 'auto' && groups.some(({ offers }) => offers.length > 1)));

/**
 * The selected offer after a change of the period: the same tier, otherwise the recommended package, otherwise the one at
 * the same position.
 */
export const offerInPeriod = (
  { groups }: OfferTable,
  key: string,
  before: Offer | null,
  recommended: string | null,
): Offer | null => {
  const offers = groups.find(({ billing }) => billing.key === key)?.offers ?? [];
  const place = groups
    .flatMap((group) => (before ? [group.offers.indexOf(before)] : []))
    .find((at) => at >= 0);
  return (
    offers.find(({ tier }) => tier !== null && tier === before?.tier) ??
    offers.find(({ rcPackage }) => recommended !== null && hasIdentifier(rcPackage, recommended)) ??
    offers[Math.min(place ?? 0, offers.length - 1)] ??
    null
  );
};

/** Products that the customer has: active subscriptions, and products that give an active entitlement. */
export const ownedProducts = ({ activeSubscriptions, entitlements }: CustomerInfo): ReadonlySet<string> =>
  new Set([
    ...activeSubscriptions,
    ...Object.values(entitlements.active).map(({ productIdentifier }) => productIdentifier),
  ]);

/** The plan among these that the customer has from this provider, and can switch from; `null` without one. */
export const planToSwitch = (
  packages: readonly Package[],
  { subscriptionsByProductIdentifier: subscriptions }: CustomerInfo,
): string | null => {
  const products = packages.map(({ webBillingProduct }) => webBillingProduct.identifier);
  return (
    products.find((id) => {
      const { isActive = false, store } = subscriptions[id] ?? {};
      return isActive && store === 'rc_billing';
    }) ?? null
  );
};

/** A product that is used up can be bought again. */
export const isOwned = (
  { rcPackage: { webBillingProduct: product } }: Offer,
  owned: ReadonlySet<string>,
): boolean => product.productType !== 'consumable' && owned.has(product.identifier);
