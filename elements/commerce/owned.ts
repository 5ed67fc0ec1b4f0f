import {
  browserConnectivity,
  canSwitch,
  customerStoreOf,
  findOwned,
  purchasesContext,
} from '../../sdk/internal';
import type { CustomerState, WantedSale } from '../../sdk/internal';
import type { OwnedPurchase, Package, Purchases } from '../../sdk/index';

/** The detail of `purchase-requested`. */
export interface PurchaseRequest {
  readonly rcPackage: Package;
  /** What the customer has already for the same access; `null`: nothing, or it could not be read in time. */
  readonly owned: OwnedPurchase | null;
  /** Whether the plan can be switched instead: the provider sold it, and there is a subscriber token. */
  readonly canSwitch: boolean;
}

/** A press does not wait longer for the customer's data: then the sale begins as if nothing were owned. */
const PATIENCE_MS = 700;

/** Instances whose customer store is kept up to date, so that a purchase on this page is known at the next press. */
const followed = new WeakSet<Purchases>();

/** The customer's data that is known, or that arrives soon; `null` otherwise. It is read once for all elements. */
export const readCustomer = (purchases: Purchases): Promise<CustomerState | null> =>
  new Promise((resolve) => {
    const { $customer } = customerStoreOf(purchases, browserConnectivity);
    if (!followed.has(purchases)) $customer.listen(() => {});
    followed.add(purchases);
    const end = (state: CustomerState | null): void => {
      clearTimeout(timer);
      resolve(state);
      // The store calls the first time before it has returned.
      queueMicrotask(() => stop());
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    const stop = $customer.subscribe((state) => {
      if (state.name !== 'loading') end(state);
    });
  });

/** What the customer has of the access that is about to be sold. */
export const requestOf = async (
  purchases: Purchases,
  wanted: WantedSale,
  reading: Promise<CustomerState | null> = readCustomer(purchases),
): Promise<PurchaseRequest> => {
  const { rcPackage } = wanted;
  const isUsedUp = rcPackage.webBillingProduct.productType === 'consumable';
  const customer = isUsedUp ? null : await reading;
  const owned = customer?.name === 'ready' ? findOwned(customer.info, wanted) : null;
  const hasToken = Boolean(purchasesContext(purchases).subscriberToken);
  return { rcPackage, owned, canSwitch: owned !== null && hasToken && canSwitch(owned, rcPackage) };
};

/** The parameters with which the checkout asks before it sells. */
export const askingParams = ({ owned, canSwitch: isOffered }: PurchaseRequest) => ({
  ...(owned ? { owned } : {}),
  ...(owned && isOffered ? { productChangeInfo: { productIdentifier: owned.productIdentifier } } : {}),
});
