import type { Translator } from '../../i18n/translator';
import type { Package } from '../../model/catalogue/offering';
import type { PurchaseResult } from '../../model/purchase/purchase-result';

/** A purchase whose success screen is shown. */
export interface PaywallSuccess {
  readonly result: PurchaseResult;
  readonly rcPackage: Package;
}

type Read = (success: PaywallSuccess, t: Translator) => string | null | undefined;

const productOf = ({ rcPackage }: PaywallSuccess) => rcPackage.webBillingProduct;

const SUCCESS_VARIABLES = {
  redemption_url: ({ result }) => result.redemptionInfo?.redeemUrl,
  redemption_url_redirect: ({ result }) => result.redemptionInfo?.redeemUrlRedirect,
  package_identifier: ({ rcPackage }) => rcPackage.identifier,
  product_identifier: (success) => productOf(success).identifier,
  product_title: (success) => productOf(success).title,
  product_description: (success) => productOf(success).description,
  price: (success, t) => t.price(productOf(success).currentPrice),
  currency_code: (success) => productOf(success).currentPrice.currency,
  customer_email: ({ result }) => result.customerEmail,
  is_subscription: (success) => String(productOf(success).productType === 'subscription'),
  is_trial: (success) => String(productOf(success).freeTrialPhase !== null),
} as const satisfies Record<string, Read>;

const isName = (name: string): name is keyof typeof SUCCESS_VARIABLES =>
  Object.hasOwn(SUCCESS_VARIABLES, name);

/** `name` without its prefix `success.`. */
export const isSuccessVariable = (name: string): boolean => isName(name);

/** Empty before the purchase, and for an unknown name. */
export const successVariable = (name: string, success: PaywallSuccess | null, t: Translator): string =>
  (success && isName(name) ? SUCCESS_VARIABLES[name](success, t) : null) ?? '';
