import type { CustomerInfo } from '../model/customer/customer-info';
import type { Offering, Package } from '../model/catalogue/offering';
import type { OwnedPurchase } from '../model/customer/owned-purchase';
import { webAddress } from '../model/web-address';
import { holdingsOf } from './holding.view';
import type { Holding } from './holding.view';
import { readableIdentifier } from './readable-identifier.view';

/** What is known of the product that would be sold. */
export interface WantedSale {
  readonly rcPackage: Package;
  /** The offering of the package: a plan of the same offering counts as the same access. */
  readonly offering?: Pick<Offering, 'availablePackages'> | null;
  /** The entitlement that the product gives. Then only this entitlement counts, wherever it was bought. */
  readonly entitlement?: string | null;
}

const isCurrent = ({ state }: Holding): boolean =>
  state !== 'ended' && state !== 'refunded' && state !== 'paused';

/** The address of the customer is that of this provider's subscriptions. */
const managementOf = (holding: Holding, info: CustomerInfo): string | null => {
  if (!holding.isSubscription || holding.isFamilyShared) return null;
  const isHere = holding.store === 'rc_billing' || holding.store === 'stripe';
  return webAddress(holding.managementURL) ?? (isHere ? webAddress(info.managementURL) : null);
};

const endTime = ({ end }: Holding): number => end?.getTime() ?? Infinity;

/**
 * What the customer has that a purchase would double; `null` without such a product. The server does not say which
 * entitlement a product gives before it is bought. So the same product counts, and every current plan of the same
 * offering; with `entitlement`, every product that gives this entitlement. A consumable is never doubled.
 *
 * @example
 * const offering = (await purchases.getOfferings()).current;
 * const owned = findOwned(await purchases.getCustomerInfo(), { rcPackage, offering });
 * owned?.entitlementIdentifiers; // => ['pro']
 */
export const findOwned = (
  info: CustomerInfo,
  { rcPackage, offering, entitlement }: WantedSale,
): OwnedPurchase | null => {
  const { webBillingProduct: wanted } = rcPackage;
  if (wanted.productType === 'consumable') return null;
  const beside = (offering?.availablePackages ?? [])
    .map(({ webBillingProduct }) => webBillingProduct)
    .filter(({ productType }) => productType !== 'consumable');
  const counts = (holding: Holding): boolean => {
    if (holding.productId === wanted.identifier) return true;
    if (entitlement) return holding.entitlements.includes(entitlement);
    const isAccess = holding.isSubscription || holding.entitlements.length > 0;
    return isAccess && beside.some(({ identifier }) => identifier === holding.productId);
  };
  const isSame = ({ productId }: Holding): number => Number(productId === wanted.identifier);
  const [lead] = holdingsOf(info)
    .filter((holding) => isCurrent(holding) && counts(holding))
    .sort((a, b) => isSame(b) - isSame(a) || (endTime(a) === endTime(b) ? 0 : endTime(b) - endTime(a)));
  if (!lead) return null;
  const { productId, entitlements, isSubscription, end, willRenew, store, displayName } = lead;
  const title = [wanted, ...beside].find(({ identifier }) => identifier === productId)?.title;
  return {
    productIdentifier: productId,
    title: title || displayName || readableIdentifier(entitlements[0] ?? productId),
    entitlementIdentifiers: entitlements,
    isSubscription,
    expirationDate: end,
    willRenew: lead.state === 'billing' ? null : willRenew,
    store,
    managementURL: managementOf(lead, info),
  };
};

/** Whether the provider can change the owned plan to this package. It needs a token of the customer, too. */
export const canSwitch = (
  { productIdentifier, isSubscription, store }: OwnedPurchase,
  { webBillingProduct: { identifier, productType } }: Package,
): boolean =>
  isSubscription &&
  store === 'rc_billing' &&
  productType === 'subscription' &&
  identifier !== productIdentifier;
