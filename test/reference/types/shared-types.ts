/**
 * Types with the same name in both packages. What a call returns must be usable as the reference's type, and what a page
 * passes as the reference's type must be accepted here. `test/reference/types.e2e.ts` compiles this file; `reference-client`
 * is the declarations of the client from npm.
 */
import type * as Ours from '../../../sdk/index';
import type * as Theirs from 'reference-client';

/** The same type with text instead of string enums: their enums are objects here, with the same values. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends number | boolean | bigint | symbol | null | undefined | Date | ((...given: never[]) => unknown)
    ? T
    : T extends Set<infer Item>
      ? Set<Item>
      : T extends object
        ? { [K in keyof T]: Plain<T[K]> }
        : T;

/** Fields that the wanted type has and the given one lacks, or has in a type that can't be assigned. */
type Unfit<Given, Wanted> = {
  [K in keyof Wanted & string]-?: K extends keyof Given
    ? Plain<Given[K]> extends Plain<Wanted[K]>
      ? never
      : K
    : undefined extends Wanted[K]
      ? never
      : K;
}[keyof Wanted & string];

/** Their fields that ours lack: a page that sets one gets a compile error here. */
type Unknown<Wanted, Given> = Exclude<keyof Given & string, keyof Wanted>;

type Fields<Table> = {
  [Name in keyof Table & string]: Table[Name] extends string ? `${Name}.${Table[Name]}` : never;
}[keyof Table & string];

/** What calls return: ours as theirs. */
type Returned = Fields<{
  CustomerInfo: Unfit<Ours.CustomerInfo, Theirs.CustomerInfo>;
  EntitlementInfo: Unfit<Ours.EntitlementInfo, Theirs.EntitlementInfo>;
  EntitlementInfos: Unfit<Ours.EntitlementInfos, Theirs.EntitlementInfos>;
  NonSubscriptionOption: Unfit<Ours.NonSubscriptionOption, Theirs.NonSubscriptionOption>;
  Offering: Unfit<Ours.Offering, Theirs.Offering>;
  Offerings: Unfit<Ours.Offerings, Theirs.Offerings>;
  Package: Unfit<Ours.Package, Theirs.Package>;
  PaywallPurchaseResult: Unfit<Ours.PaywallPurchaseResult, Theirs.PaywallPurchaseResult>;
  Period: Unfit<Ours.Period, Theirs.Period>;
  PresentedOfferingContext: Unfit<Ours.PresentedOfferingContext, Theirs.PresentedOfferingContext>;
  Price: Unfit<Ours.Price, Theirs.Price>;
  PricingPhase: Unfit<Ours.PricingPhase, Theirs.PricingPhase>;
  Product: Unfit<Ours.Product, Theirs.Product>;
  PurchaseOption: Unfit<Ours.PurchaseOption, Theirs.PurchaseOption>;
  PurchaseResult: Unfit<Ours.PurchaseResult, Theirs.PurchaseResult>;
  PurchasesError: Unfit<Ours.PurchasesError, Theirs.PurchasesError>;
  PurchasesErrorExtra: Unfit<Ours.PurchasesErrorExtra, Theirs.PurchasesErrorExtra>;
  RedemptionInfo: Unfit<Ours.RedemptionInfo, Theirs.RedemptionInfo>;
  SubscriptionOption: Unfit<Ours.SubscriptionOption, Theirs.SubscriptionOption>;
  TargetingContext: Unfit<Ours.TargetingContext, Theirs.TargetingContext>;
}>;

/** What a page passes: theirs as ours. */
type Given = Fields<{
  GetOfferingsParams:
    | Unfit<Theirs.GetOfferingsParams, Ours.GetOfferingsParams>
    | Unknown<Ours.GetOfferingsParams, Theirs.GetOfferingsParams>;
  HttpConfig: Unfit<Theirs.HttpConfig, Ours.HttpConfig> | Unknown<Ours.HttpConfig, Theirs.HttpConfig>;
  PresentPaywallParams:
    | Unfit<Theirs.PresentPaywallParams, Ours.PresentPaywallParams>
    | Unknown<Ours.PresentPaywallParams, Theirs.PresentPaywallParams>;
  PurchaseParams:
    | Unfit<Theirs.PurchaseParams, Ours.PurchaseParams>
    | Unknown<Ours.PurchaseParams, Theirs.PurchaseParams>;
  PurchasesConfig:
    | Unfit<Theirs.PurchasesConfig, Ours.PurchasesConfig>
    | Unknown<Ours.PurchasesConfig, Theirs.PurchasesConfig>;
}>;

const NULL_WHEN_FOUND = 'null when the purchase was found by its transaction, after a lost answer';
const NO_OVERRIDE = 'appearance has the same meaning and other names';
const NO_SALE_OPTIONS = 'prevent paywall-purchase and call purchase with it';
const NO_APPLE_TOKEN = 'for purchases outside the App Store; not supported';

/** Every difference, each with its reason. A row that is missing is a compile error, and so is one that is not needed. */
export const returned: Record<Returned, string> = {
  'PurchaseResult.operationSessionId': NULL_WHEN_FOUND,
  'PurchaseResult.storeTransaction': NULL_WHEN_FOUND,
  'PaywallPurchaseResult.operationSessionId': NULL_WHEN_FOUND,
  'PaywallPurchaseResult.storeTransaction': NULL_WHEN_FOUND,
};

export const given: Record<Given, string> = {
  'PresentPaywallParams.brandingAppearanceOverride': NO_OVERRIDE,
  'PresentPaywallParams.discountCode': NO_SALE_OPTIONS,
  'PresentPaywallParams.externalPurchaseTokenId': NO_APPLE_TOKEN,
  'PresentPaywallParams.hideBackButtons': 'not supported',
  'PresentPaywallParams.listener': 'the events of the elements have the same moments',
  'PresentPaywallParams.metadata': NO_SALE_OPTIONS,
  'PresentPaywallParams.offering':
    'offerings of getOfferings have paywall_components here, which theirs hide',
  'PresentPaywallParams.onDiscountCodeChanged': NO_SALE_OPTIONS,
  'PresentPaywallParams.onPurchaseError': 'onError has these errors, and those of the data',
  'PresentPaywallParams.showDiscountCodeField': NO_SALE_OPTIONS,
  'PurchaseParams.brandingAppearanceOverride': NO_OVERRIDE,
  'PurchaseParams.externalPurchaseTokenId': NO_APPLE_TOKEN,
  'PurchaseParams.rcPackage': 'packages of getOfferings have discounts here, which theirs hide',
  'PurchasesConfig.brandingAppearanceOverride': NO_OVERRIDE,
  'PurchasesConfig.flags': 'events, collectUtm and others are options of their own',
};
