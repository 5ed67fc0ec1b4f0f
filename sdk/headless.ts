/** The second surface, for user interface kits: drive a purchase, and show it, with screens of your own. */
export { createCheckout } from './checkout/checkout.runner';
export { toCheckoutRequest } from './checkout/request';
export { readBranding } from './checkout/checkout.api';
export { sell, wishesOf } from './checkout/sell';
export { shopPorts } from './checkout/shop-ports';
export type { SellingPorts } from './checkout/sell';
export { openPurchase, resume } from './checkout/resume';
export type { Accepts } from './checkout/resume';
export type { KeptParams, OpenOperation, Owner } from './checkout/operation';
export { createTab } from './checkout/tab';
export type { Tab, TabPorts } from './checkout/tab';
export { browserTab, pageTab } from './adapters/browser-tab';
export { browserLine } from './adapters/browser-line';
export { adoptSheet, listenToDocument, newElement, ofDocument } from './adapters/page-document';
export { customerStoreOf } from './customer/customer-store';
export type { CustomerState, CustomerStore } from './customer/customer-store';
export { customerView } from './customer/customer.view';
export type { CardAction, CustomerView, ProductTitles, PurchaseCard } from './customer/customer.view';
export { isSubmitted } from './checkout/progress.machine';
export type { Progress, SubmittedPayment } from './checkout/progress.machine';
export { initial as initialCheckout, transition as checkoutTransition } from './checkout/checkout.machine';
export { checkoutView } from './checkout/checkout.view';
export type * from './checkout/view.types';
export { offerFacts, offerView, pricePerPeriod } from './checkout/offer.view';
export type { OfferFacts, OfferView } from './checkout/offer.view';
export { purchaseLabel } from './offers/purchase-label.view';
export { offerTable } from './offers/offer-table';
export type { Offer, OfferGroup, OfferTable } from './offers/offer-table';
export type { BillingPeriod } from './offers/billing-period';
export {
  isPeriodsWish,
  offerCalled,
  offerInPeriod,
  ownedProducts,
  selectedOffer,
} from './offers/choice.view';
export type { PeriodsWish } from './offers/choice.view';
export { offersView } from './offers/offers.view';
export type { OfferCardView, OffersState, OffersView, PeriodView } from './offers/offers.view';
export type {
  Beginning,
  Checkout,
  CheckoutApi,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutPorts,
  CheckoutRequest,
  CheckoutState,
  CheckoutStateName,
  OperationStatus,
  PurchaseStart,
  Recheck,
  Transition,
  LeftOpen,
  Turn,
  UnansweredStart,
  Watch,
} from './checkout/checkout.types';
export type { CheckoutFailure, FailureKind } from './checkout/failure';
export type { PaymentForm } from './checkout/payment-form';
export { createTranslator } from './i18n/translator';
export type { Translator, TranslatorOptions, Variables } from './i18n/translator';
export { availableLocales, isLanguage, negotiateLocale, toBcp47, toProviderLocale } from './i18n/locales';
export { en } from './i18n/en';
export { enFamily } from './i18n/en-family';
export { enPaywall } from './i18n/en-paywall';
export { loadMessages } from './i18n/load-messages';
export { isOwnLanguage, textsOf, translatorFor } from './i18n/translator-for';
export type { Wish } from './i18n/translator-for';
export { languagesIn, readTexts, textsIn } from './i18n/texts.parse';
export type { TextOverrides } from './i18n/texts.parse';
export type { LocaleMessages, Message, MessageKey } from './i18n/en';
export type { Appearance, BrandColours, Branding, Shapes } from './model/branding';
export { plainBranding } from './model/branding';
export { readAppearance } from './model/appearance.parse';
export { lookFor, schemeFor } from './model/look';
export type { Look, LookWishes, Theme } from './model/look';
export { paletteFor } from './model/palette';
export type { Palette, Scheme, SurfaceColours } from './model/palette';
export type { Log } from './log';
export type {
  Address,
  Clock,
  Drawer,
  Fetch,
  HeldTurn,
  Line,
  PaymentFormEvents,
  PaymentFormHandle,
  IntentStatus,
  PaymentFormOptions,
  PaymentProvider,
  PaymentRefusal,
  PaymentSession,
  Presentation,
  Presenter,
  PresentOptions,
  Random,
  Resume,
  Sale,
  Shop,
  TurnHolder,
  Turns,
  Ui,
  UiLoader,
} from './ports';
export type * from './paywall/look.types';
export type * from './paywall/content.types';
export type * from './paywall/paywall.types';
export type * from './paywall/paywall.state.types';
export { createPaywall } from './paywall/paywall.runner';
export type { PaywallOptions } from './paywall/paywall.runner';
export { initialPaywall, paywallTransition } from './paywall/paywall.machine';
export { NO_PAYWALL, parsePaywall, readPaywall } from './paywall/paywall.parse';
export type { PaywallReadOptions } from './paywall/paywall.parse';
export { fillText, parseMarkup, plainText, UNKNOWN_VARIABLE } from './paywall/markup';
export { packageVariables } from './paywall/variables';
export type { PaywallVariable, PaywallVariables } from './paywall/variables';
export { variablesOf } from './paywall/paywall.view';
export { countdownVariables } from './paywall/countdown.view';
