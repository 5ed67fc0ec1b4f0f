/**
 * `purchase-elements/headless`: all exports of `purchase-elements` without its screens, and names for your own screens.
 * Nothing here imports React.
 */
export * from './index';
export { ReservedCustomerAttribute } from './model/customer/customer-attributes';

// A purchase, step by step.
export { createCheckout } from './checkout/runner/checkout.runner';
export { checkoutPorts } from './purchases/checkout-ports';
export { toCheckoutRequest } from './checkout/session/request';
export { checkoutView } from './checkout/view/checkout.view';
export type { CheckoutOutcome, CheckoutRequest, CheckoutState } from './checkout/machine/checkout.types';
export type { CheckoutEvent } from './checkout/machine/checkout-events.types';
export type { Checkout } from './checkout/machine/checkout-control.types';
export type { CheckoutPorts } from './checkout/runner/checkout-ports.types';
export type { Presenter } from './checkout/runner/presenter.types';
export type { CheckoutView, ScreenView } from './checkout/view/view.types';
export type { CheckoutFailure } from './model/purchase/failure';
export type { OfferView } from './offers/offer.view';

// The card form.
export { stripePayments } from './adapters/stripe';
export type {
  BillingLocation,
  DeferredSession,
  PaymentFormEvents,
  PaymentFormHandle,
  PaymentFormOptions,
  PaymentProvider,
  PaymentRefusal,
  PaymentSession,
} from './ports/payment';

// Storage of purchases, and the lock between tabs.
export { createSessionStore } from './checkout/session/session-store';
export type { SessionStore } from './checkout/session/session-store';
export type { PurchaseOwner } from './checkout/session/operation';
export type { SessionPorts } from './ports/session';
export type { LockProvider } from './ports/lock';
export type { StorageSlot } from './ports/storage';

// Texts.
export { createTranslator } from './i18n/create-translator';
export type { Translator } from './i18n/translator';
export { loadMessages } from './i18n/load-messages';
export { availableLocales, negotiateLocale } from './i18n/locales';
export { toProviderLocale } from './i18n/provider-locale';

// What the customer owns.
export { customerStoreOf } from './purchases/customer-store-of';
export { browserConnectivity } from './adapters/browser-connectivity';
export type { Connectivity } from './ports/connectivity';
export type { CustomerState, CustomerStore } from './customer/customer-store';
export { findOwned } from './customer/owned-purchase';
export type { WantedSale } from './customer/owned-purchase';
export { customerView } from './customer/customer.view';
export type { CustomerView, PurchaseCard } from './customer/customer.view';
