/**
 * React bindings for React 18.2 and 19: a provider, hooks that share one state on the whole page, and a component for
 * each tag. They work in StrictMode. On a server they send no request and every hook returns `loading`.
 */
import { registerUi } from '../entries/register-ui';

export { PurchasesProvider } from './provider';
export type { ProviderConfig, PurchasesProviderProps } from './provider';
export { usePurchases } from './use-purchases';
export type { UsePurchases } from './use-purchases';
export { useOfferings } from './use-offerings';
export type { OfferingsState, UseOfferings, UseOfferingsParams } from './use-offerings';
export { useCustomerInfo } from './use-customer-info';
export type { CustomerInfoState, UseCustomerInfo } from './use-customer-info';
export { useEntitlement } from './use-entitlement';
export type { EntitlementState, UseEntitlement } from './use-entitlement';
export { usePurchase } from './use-purchase';
export type { UsePurchase } from './use-purchase';
export type { PurchaseState } from './purchase-run';
export {
  PurchaseButton,
  PurchaseCheckout,
  PurchaseCustomer,
  PurchaseOffers,
  PurchasePaywall,
} from './tags/components';
export type {
  PurchaseButtonProps,
  PurchaseCheckoutProps,
  PurchaseCustomerProps,
  PurchaseOffersProps,
  PurchasePaywallProps,
} from './tags/components';
export { PurchaseGate } from './tags/gate';
export type { PurchaseGateProps } from './tags/gate';

registerUi();
