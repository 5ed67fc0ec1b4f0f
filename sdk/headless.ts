/**
 * `purchase-elements/headless`: everything of `purchase-elements` without its screens, and the names for screens of your
 * own. Nothing here imports React.
 */
export type { SessionPorts } from './ports/session';
export * from './index';

// A purchase, step by step.
export { createCheckout } from './checkout/runner/checkout.runner';
export { checkoutPorts } from './purchases/checkout-ports';
export { toCheckoutRequest } from './checkout/session/request';
export { checkoutView } from './checkout/view/checkout.view';
export { stripePayments } from './adapters/stripe';
export type {
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
} from './checkout/machine/checkout.types';
export type { Checkout } from './checkout/machine/checkout-control.types';
export type { CheckoutApi, CheckoutPorts } from './checkout/runner/checkout-ports.types';
export type { CheckoutView } from './checkout/view/view.types';
export type { CheckoutFailure } from './model/failure';
export type { PaymentProvider } from './ports/payment';

// Where a purchase is stored, and how two tabs do not sell at the same time.
export { createSessionStore } from './checkout/session/session-store';
export type { SessionStore } from './checkout/session/session-store';
export type { LockProvider } from './ports/lock';
export type { StorageSlot } from './ports/storage';

// Texts.
export { createTranslator } from './i18n/translator';
export type { Translator } from './i18n/translator';
export { loadMessages } from './i18n/load-messages';
export { availableLocales, negotiateLocale, toProviderLocale } from './i18n/locales';

// What the customer owns.
export { customerStoreOf } from './purchases/customer-store-of';
export { browserConnectivity } from './adapters/browser-connectivity';
export type { CustomerState, CustomerStore } from './customer/customer-store';
export { customerView } from './customer/customer.view';
export type { CustomerView } from './customer/customer.view';

// Types that the signatures above name.
export type { ResumeOptions, PurchaseLock } from './checkout/machine/checkout-control.types';
export type { Recheck, SharedState, Watch } from './checkout/machine/checkout.types';
export type { PaymentForm } from './checkout/machine/payment-form';
export type { ClaimResult, Progress } from './checkout/machine/progress.machine';
export type { Presentation, Presenter, PresentOptions } from './checkout/runner/presenter.types';
export type { PurchaseOwner } from './checkout/session/operation';
export type { ScreenView } from './checkout/view/view.types';
export type { ProductTitles, PurchaseCard } from './customer/customer.view';
export type { TranslatorOptions, Variables } from './i18n/translator';
export type { Branding } from './model/branding';
export type { FailureKind } from './model/failure';
export type { OperationStatus, PurchaseStart, PurchaseTarget } from './model/purchase';
export type { OfferView } from './offers/offer.view';
export type { Clock } from './ports/clock';
export type { Connectivity } from './ports/connectivity';
export type { LockHandle, LockHolder } from './ports/lock';
export type { Log } from './ports/log';
export type {
  IntentStatus,
  PaymentFormEvents,
  PaymentFormHandle,
  PaymentFormOptions,
  PaymentRefusal,
  PaymentSession,
} from './ports/payment';
export type { AppearanceOverrides } from './ports/theme';
