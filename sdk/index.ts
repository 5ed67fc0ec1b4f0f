/** The public surface (spec sections 3 to 8). */
export { Purchases } from './purchases/purchases';
export type { CustomerInfoListener } from './customer/customer-info-emitter';
export type {
  ProductChangeResult,
  PurchaseResult,
  RedemptionInfo,
  StoreTransaction,
} from './model/purchase/purchase-result';
export { PurchasesError, UninitializedPurchasesError } from './errors/purchases-error';
export { isPurchasesError } from './errors/is-purchases-error';
export type { PurchasesErrorExtra } from './errors/purchases-error';
export { ErrorCode } from './errors/error-codes';
export { LogLevel } from './purchases/log';
export type { LogHandler } from './purchases/log';
export { OfferingKeyword, PackageType } from './model/catalogue/offering';
export type { Offering, Offerings, Package } from './model/catalogue/offering';
export { ProductType } from './model/catalogue/product';
export type {
  NonSubscriptionOption,
  PresentedOfferingContext,
  Product,
  PurchaseOption,
  SubscriptionOption,
  TargetingContext,
} from './model/catalogue/product';
export type { PricingPhase } from './model/catalogue/pricing-phase';
export type { DiscountDurationMode, DiscountPhase } from './model/catalogue/discount';
export { PeriodUnit } from './model/catalogue/period';
export type { Period } from './model/catalogue/period';
export type { Price } from './model/catalogue/price';
export type {
  CustomerInfo,
  NonSubscriptionTransaction,
  SubscriptionInfo,
} from './model/customer/customer-info';
export type { CustomerAttributes, ReservedCustomerAttribute } from './model/customer/customer-attributes';
export type { VirtualCurrencies, VirtualCurrency } from './model/customer/virtual-currencies';
export type { IdentifyResult } from './purchases/customer-methods';
export type {
  EntitlementInfo,
  EntitlementInfos,
  OwnershipType,
  PeriodType,
  Store,
} from './model/customer/entitlement';
export type { AppearanceColors, AppearanceOptions } from './model/look/appearance';
export type { TextOverrides } from './i18n/texts.parse';
export type { LocaleMessages, Message, MessageKey, PeriodKey } from './i18n/en';
export type { PurchasesConfig } from './purchases/config/config';
export type { GetOfferingsParams } from './purchases/answers/catalogue';
export type {
  ExpressPurchaseButtonUpdater,
  PresentExpressPurchaseButtonParams,
  PurchaseListener,
} from './checkout/session/express.types';
export type { OwnedPurchase } from './model/customer/owned-purchase';
export type { ProductChangeInfo, PurchaseMetadata, PurchaseParams } from './checkout/session/request';
export type { InteractionComponent, PaywallInteractionEvent } from './paywall/interaction.types';
export type { PaywallListener, PaywallPurchaseResult, PresentPaywallParams } from './paywall/present.types';
export type { CustomVariables } from './paywall/parse/ui-config.parse';
export type { HttpConfig } from './net/http-config';
