import type { CardProvider } from '../card-provider/card-provider';
import type { PurchaseOrder } from '../purchase/purchase-order';
import type { CheckoutTerms, Tenant } from '../tenant/tenant.types';

export interface StartOrder extends Omit<PurchaseOrder, 'email'> {
  email: string | null;
  locale: string | null;
  metadata: CheckoutTerms['metadata'];
  /** Null when the body has no `product_change`. */
  productChange: { subscriptionId: string | null; fromProductId: string | null } | null;
}

export interface StartContext {
  tenant: Tenant;
  cards: CardProvider;
  now: number;
  managementUrl: string;
  subscriberToken: string | null;
}

export interface CompleteContext {
  tenant: Tenant;
  cards: CardProvider;
  now: number;
  subscriberToken: string | null;
}
