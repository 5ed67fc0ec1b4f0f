/** Names for `elements/`, `host-app/` and tests. Not a package entry; integrators import `headless.ts`. */
export { once } from './model/once';
export { purchasesContext } from './purchases/purchases-context';
export type { SessionPorts } from './ports/session';
export type { CheckoutApi, CheckoutPorts } from './checkout/runner/checkout-ports.types';
export type { ResumeOptions, Checkout, PurchaseLock } from './checkout/machine/checkout-control.types';
export { customerStoreOf } from './purchases/customer-store-of';
export { createCheckout } from './checkout/runner/checkout.runner';
export { wrongType } from './checkout/session/param-types';
export type { ParamTypes } from './checkout/session/param-types';
export { configKeys, httpConfigKeys } from './purchases/config/config-keys';
export { toCheckoutRequest } from './checkout/session/request';
export { readBranding } from './checkout/runner/first.api';
export { purchase } from './checkout/runner/purchase';
export { readOverrides } from './checkout/runner/present';
export { presentExpressButton } from './checkout/runner/express/express-button';
export type { ExpressRun } from './checkout/runner/express/express-sale';
export { checkoutPorts } from './purchases/checkout-ports';
export type { PurchasePorts } from './checkout/runner/steps/start-checkout';
export { createPurchaseCode } from './checkout/runner/steps/purchase-code';
export type { PaymentPorts, PurchaseCode } from './checkout/runner/steps/purchase-code';
export { mayHaveOpen } from './checkout/session/session-store';
export { operationsOf } from './checkout/session/operations';
export { findOpenOperation, resumePurchase } from './checkout/runner/resume';
export type { OperationFilter } from './checkout/runner/resume';
export type { StoredParams, OpenOperation, PurchaseOwner } from './checkout/session/operation';
export { createPageSessions } from './checkout/session/session-store';
export type { PageSessions } from './checkout/session/session-store';
export { browserTabPorts } from './adapters/browser-session';
export { webLocks } from './adapters/web-locks';
export { browserConnectivity } from './adapters/browser-connectivity';
export { adoptSheet, listenToDocument, newElement, ofDocument } from './adapters/page-document';
export type { CustomerState, CustomerStore } from './customer/customer-store';
export { canSwitch, findOwned } from './customer/owned-purchase';
export type { WantedSale } from './customer/owned-purchase';
export { ownedWords } from './customer/owned.view';
export { customerView } from './customer/customer.view';
export type { CardAction, CustomerView, OfferedProducts, PurchaseCard } from './customer/customer.view';
export { isSubmitted } from './checkout/machine/payment/progress.machine';
export type { Progress, SubmittedPayment, ClaimResult } from './checkout/machine/payment/progress.machine';
export {
  initial as initialCheckout,
  transition as checkoutTransition,
} from './checkout/machine/checkout.machine';
export { checkoutView } from './checkout/view/checkout.view';
export { checkoutViewWith } from './checkout/view/first-steps.view';
export type { LaterViews } from './checkout/view/first-steps.view';
export { laterViews } from './checkout/view/later-steps.view';
export { leaveReason } from './checkout/view/leave.view';
export { suggestEmail } from './model/customer/email-suggestion';
export type { Around } from './i18n/isolate';
export { funnelEvents } from './checkout/view/funnel.view';
export type { CheckoutProblem, CheckoutStep, FunnelEvent } from './checkout/view/funnel.view';
export type { OrderTermsView } from './checkout/view/pricing/order-terms.view';
export type * from './checkout/view/view.types';
export { offerFacts } from './offers/offer-facts';
export type { OfferFacts } from './offers/offer-facts';
export { offerView } from './offers/offer.view';
export type { OfferView } from './offers/offer.view';
export { priceWords } from './offers/price.view';
export { totalsView } from './offers/totals.view';
export type { PriceState } from './offers/totals.view';
export type { TotalsRow, TotalsView } from './offers/option-totals.view';
export { purchaseLabel } from './offers/purchase-label.view';
export { offerTable } from './offers/offer-table';
export type { Offer, OfferGroup, OfferTable } from './offers/offer-table';
export type { BillingPeriod } from './offers/billing-period';
export {
  isPeriodSwitchMode,
  findOffer,
  offerInPeriod,
  ownedProducts,
  planToSwitch,
  selectedOffer,
} from './offers/choice.view';
export type { PeriodSwitchMode } from './offers/choice.view';
export { offersView } from './offers/offers.view';
export type { OfferCardView, OffersState, OffersView, OrderView, PeriodView } from './offers/offers.view';
export type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
  CheckoutStateName,
  Recheck,
  Transition,
  UnansweredStart,
  Watch,
} from './checkout/machine/checkout.types';
export type { CheckoutFailure, FailureKind } from './model/purchase/failure';
export type { PaymentForm } from './checkout/machine/payment/payment-form';
export { createTranslator } from './i18n/create-translator';
export { translatorOver } from './i18n/translator';
export type { Translator, TranslatorOptions, Variables } from './i18n/translator';
export { availableLocales, isLanguage, negotiateLocale, toBcp47 } from './i18n/locales';
export { toProviderLocale } from './i18n/provider-locale';
export { ReservedCustomerAttribute } from './model/customer/customer-attributes';
export { en } from './i18n/en';
export { enFirst } from './i18n/en/first';
export { enLater } from './i18n/en/later';
export { enFamily } from './i18n/en/family';
export { enPaywall } from './i18n/en/paywall';
export { loadMessages } from './i18n/load-messages';
export { isOwnLanguage, readTextLayers, translatorFor } from './i18n/translator-for';
export type { LanguageChoice } from './i18n/translator-for';
export { textProblems } from './i18n/text-problems';
export type { EnglishTexts, TextsOwner } from './i18n/text-problems';
export { languagesIn, readTexts, textsIn } from './i18n/texts.parse';
export type { TextOverrides } from './i18n/texts.parse';
export type { LocaleMessages, Message, MessageKey } from './i18n/en';
export type { Branding } from './model/look/branding';
export { plainBranding } from './model/look/branding';
export { readAppearance } from './model/look/appearance.parse';
export { resolveTheme } from './model/look/theme';
export { resolveScheme } from './model/look/scheme';
export { paletteFor } from './model/look/palette';
export type { Palette, Scheme, SurfaceColours } from './model/look/palette';
export type * from './paywall/content/condition.types';
export type * from './paywall/content/look.types';
export type * from './paywall/content/content.types';
export type * from './paywall/content/motion.types';
export type * from './paywall/content/paywall.types';
export { redemptionLink } from './model/purchase/purchase-result';
export type * from './paywall/content/sheet.types';
export type * from './paywall/content/web-nodes.types';
export type * from './paywall/paywall.state.types';
export { checkoutRecorder, paywallRecorder } from './events/recorders';
export type { PaywallSignal, Recorder } from './events/recorders';
export { trackerOf } from './events/tracker';
export { createPaywall } from './paywall/paywall.runner';
export type { PaywallOptions } from './paywall/paywall.runner';
export type { InteractionComponent, PaywallInteractionEvent } from './paywall/interaction.types';
export { initialPaywall, paywallTransition } from './paywall/paywall.machine';
export { NO_PAYWALL, parsePaywall, readPaywall } from './paywall/parse/paywall.parse';
export type { PaywallReadOptions } from './paywall/parse/paywall.parse';
export { fillText, parseMarkup, plainText, UNKNOWN_VARIABLE, variablesIn } from './paywall/content/markup';
export type { VariableValue } from './paywall/content/markup';
export { packageVariables } from './paywall/variables/package-variables.view';
export type { PaywallVariable, PaywallVariables } from './paywall/variables/package-variables.view';
export { namespaced, variableKind } from './paywall/variables/variable-names.view';
export type { VariableKind } from './paywall/variables/variable-names.view';
export type { PaywallSuccess } from './paywall/variables/success-variables.view';
export { variablesOf } from './paywall/paywall.view';
export type { VariableSources } from './paywall/paywall.view';
export type {
  InputChoiceNode,
  InputError,
  InputKeyboard,
  InputNode,
  InputOptionNode,
  InputTextNode,
} from './paywall/content/inputs/inputs.types';
export { chosenOptions, inputErrorOf, withOption } from './paywall/content/inputs/inputs.view';
export { hasCondition, needsOf, NO_INTERACTION, rulesThatHold } from './paywall/content/conditions.view';
export type { ConditionScope, Interaction } from './paywall/content/conditions.view';
export { combineLooks, everyLook, mapLooks, MOST_RULES, plainLooks } from './paywall/content/looks.view';
export type { CustomVariables } from './paywall/parse/ui-config.parse';
export { expressStack, openSheet } from './paywall/content/packages.view';
export type { PaywallParts } from './paywall/content/packages.view';
export { countdownVariables } from './paywall/countdown.view';
export type { Log } from './ports/log';
export type {
  Shapes,
  BrandColours,
  Appearance,
  ThemePreference,
  AppearanceOverrides,
  ResolvedTheme,
} from './ports/theme';
export type { Fetch } from './ports/http';
export type { Clock } from './ports/clock';
export type { Random } from './ports/random';
export type {
  PaymentSession,
  PaymentFormOptions,
  PaymentRefusal,
  PaymentFormEvents,
  PaymentFormHandle,
  IntentStatus,
  PaymentProvider,
} from './ports/payment';
export type { Connectivity } from './ports/connectivity';
export type { StorageSlot } from './ports/storage';
export type { LockHolder, LockHandle, LockProvider } from './ports/lock';
export type { AddressBar } from './ports/address-bar';
export type {
  Presentation,
  PresentOptions,
  Presenter,
  PurchaseRun,
  ResumeRequest,
  TypedEmail,
} from './checkout/runner/presenter.types';
export type { PurchasesContext } from './checkout/runner/purchases-context.types';
export type { Ui, UiLoader } from './purchases/platform.types';
export type { PurchaseStart, OperationStatus } from './model/purchase/purchase';
