import type { Store } from './entitlement';

/** What a customer has already, beside a product that would be sold for the same access. */
export interface OwnedPurchase {
  readonly productIdentifier: string;
  /** The product's title in the offering; without one a readable form of its identifier. */
  readonly title: string;
  /** Active entitlements that the product gives. */
  readonly entitlementIdentifiers: readonly string[];
  readonly isSubscription: boolean;
  /** The end of the paid period; `null`: the access does not end. */
  readonly expirationDate: Date | null;
  /** `null`: unknown. */
  readonly willRenew: boolean | null;
  readonly store: Store;
  /** The page where the customer manages the subscription; `null` without one. Safe to open. */
  readonly managementURL: string | null;
}
