import type { Product, PurchaseOption } from './product';

/** The options that `Purchases.purchase` accepts for a product, by id. */
export const purchaseOptionsOf = (product: Product): readonly PurchaseOption[] =>
  product.defaultNonSubscriptionOption
    ? [product.defaultNonSubscriptionOption]
    : Object.values(product.subscriptionOptions);
