import type { PlanChangeRequest, SaleOptions } from '../../model/purchase/purchase-request';
import { isToken } from '../../model/customer/subscriber-token';
import { webAddress } from '../../model/web-address';
import type { PurchaseParams } from './request';

/** What `configure` has set for all sales. */
export interface ConfiguredSale {
  readonly subscriberToken?: string | undefined;
  readonly orderButton?: PurchaseParams['orderButton'] | undefined;
}

/** In place of a sale: the subscriber token is none. */
export const WRONG_TOKEN = Symbol('wrong token');

/** `null` without a token: the sale is an ordinary one. @param configured the token of `configure`. */
const readPlanChange = (
  { productChangeInfo: info }: PurchaseParams,
  configured: string | undefined,
): PlanChangeRequest | null | typeof WRONG_TOKEN => {
  const subscriberToken = info && (info.subscriberToken || configured);
  if (!subscriberToken) return null;
  if (!isToken(subscriberToken)) return WRONG_TOKEN;
  return {
    subscriberToken,
    subscriptionId: info.subscriptionId ?? null,
    fromProductId: info.productIdentifier ?? null,
  };
};

/** Reads the options of a sale. Checks the types again, because integrators also call from plain JavaScript. */
export const readSale = (
  params: PurchaseParams,
  configured: ConfiguredSale = {},
): SaleOptions | string | typeof WRONG_TOKEN => {
  const { discountCode, metadata = {}, privacyUrl: wantedPrivacy } = params;
  const wantedTerms = params.termsUrl ?? params.termsAndConditionsUrl;
  const values = typeof metadata === 'object' && metadata !== null ? Object.values(metadata) : [0];
  if (!values.every((value) => value === null || typeof value === 'string'))
    return 'metadata must be an object of texts.';
  const termsUrl = wantedTerms ? webAddress(wantedTerms) : null;
  if (wantedTerms && !termsUrl)
    return `${params.termsUrl ? 'termsUrl' : 'termsAndConditionsUrl'} must be an https address.`;
  const privacyUrl = wantedPrivacy ? webAddress(wantedPrivacy) : null;
  if (wantedPrivacy && !privacyUrl) return 'privacyUrl must be an https address.';
  const { emailStep = 'separate' } = params;
  if (emailStep !== 'separate' && emailStep !== 'with-payment')
    return 'emailStep must be "separate" or "with-payment".';
  const orderButton = params.orderButton ?? configured.orderButton ?? 'auto';
  if (!['auto', 'obligation-to-pay'].includes(orderButton))
    return "orderButton must be 'auto' or 'obligation-to-pay'.";
  const planChange = readPlanChange(params, configured.subscriberToken);
  if (planChange === WRONG_TOKEN) return planChange;
  return {
    discountCode: discountCode?.trim().toUpperCase() || null,
    showDiscountCode: Boolean(params.showDiscountCode ?? params.showDiscountCodeField),
    metadata,
    termsUrl,
    privacyUrl,
    skipSuccessPage: Boolean(params.skipSuccessPage),
    orderButton,
    planChange,
    asksEmail: true,
    emailWithPayment: emailStep === 'with-payment',
    paywallId: null,
  };
};
