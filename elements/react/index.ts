/**
 * React bindings, for React 19: a provider, hooks over one state for the whole page, and components for the tags. Safe in
 * StrictMode and on a server, where nothing is asked and every hook says that it is loading.
 *
 * React 18 is not supported: it writes the properties of custom elements as attributes, hears none of their events, and
 * has neither `ref` as a prop nor `<Context>` as a provider.
 */
import { joinScreens } from '../join-screens';

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
export type { PurchaseState } from './sale';
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

joinScreens();
