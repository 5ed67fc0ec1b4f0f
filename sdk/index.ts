/** The public surface (spec sections 3 to 8). */
export { Purchases } from './purchases/purchases';
export type { CustomerInfoListener } from './customer/customer-info-emitter';
export type {
  ProductChangeResult,
  PurchaseResult,
  RedemptionInfo,
  StoreTransaction,
} from './model/purchase-result';
export { PurchasesError, UninitializedPurchasesError } from './errors/purchases-error';
export { isPurchasesError } from './errors/is-purchases-error';
export type { PurchasesErrorExtra } from './errors/purchases-error';
export { ErrorCode } from './errors/error-codes';
export { LogLevel } from './purchases/log';
export type { LogHandler } from './purchases/log';
export { OfferingKeyword, PackageType } from './model/offering';
export type { Offering, Offerings, Package } from './model/offering';
export { ProductType } from './model/product';
export type {
  NonSubscriptionOption,
  PresentedOfferingContext,
  Product,
  PurchaseOption,
  SubscriptionOption,
  TargetingContext,
} from './model/product';
export type { PricingPhase } from './model/pricing-phase';
export type { DiscountDurationMode, DiscountPhase } from './model/discount';
export { PeriodUnit } from './model/period';
export type { Period } from './model/period';
export type { Price } from './model/price';
export type { CustomerInfo, NonSubscriptionTransaction, SubscriptionInfo } from './model/customer-info';
export type { CustomerAttributes, ReservedCustomerAttribute } from './model/customer-attributes';
export type { VirtualCurrencies, VirtualCurrency } from './model/virtual-currencies';
export type { IdentifyResult } from './purchases/customer-methods';
export type {
  EntitlementInfo,
  EntitlementInfos,
  OwnershipType,
  PeriodType,
  Store,
} from './model/entitlement';
export type { AppearanceColors, AppearanceOptions } from './model/appearance';
export type { TextOverrides } from './i18n/texts.parse';
export type { LocaleMessages, Message, MessageKey, PeriodKey } from './i18n/en';
export type { PurchasesConfig } from './purchases/config';
export type { GetOfferingsParams } from './purchases/catalogue';
export type {
  ExpressPurchaseButtonUpdater,
  PresentExpressPurchaseButtonParams,
  PurchaseListener,
} from './checkout/session/express.types';
export type { OwnedPurchase } from './model/owned-purchase';
export type { ProductChangeInfo, PurchaseMetadata, PurchaseParams } from './checkout/session/request';
export type { InteractionComponent, PaywallInteractionEvent } from './paywall/interaction.types';
export type { PaywallListener, PaywallPurchaseResult, PresentPaywallParams } from './paywall/present.types';
export type { CustomVariables } from './paywall/parse/ui-config.parse';
export type { HttpConfig } from './net/http-config';
