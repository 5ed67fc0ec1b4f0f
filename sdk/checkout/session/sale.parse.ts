import type { PlanChangeRequest, SaleOptions } from '../../model/purchase-request';
import { webAddress } from '../../model/web-address';
import type { ProductChangeInfo, PurchaseParams } from './request';

/** A key in the place of a token would be sent to the server, and a secret one must not be in a page at all. */
const KEY = /^(rcb|strp|pdl|test|sk|pk)_/;

/** `null` without a token: the sale is an ordinary one. A text: what is wrong. */
const readPlanChange = (info: ProductChangeInfo | undefined): PlanChangeRequest | null | string => {
  const { subscriberToken, subscriptionId, productIdentifier } = info ?? {};
  if (!subscriberToken) return null;
  if (typeof subscriberToken !== 'string' || KEY.test(subscriberToken))
    return 'subscriberToken is a key. Pass the short-lived token that your server gets for this customer.';
  return {
    subscriberToken,
    subscriptionId: subscriptionId ?? null,
    fromProductId: productIdentifier ?? null,
  };
};

/** Reads the options of a sale. Checks the types again, because integrators also call from plain JavaScript. */
export const readSale = (params: PurchaseParams): SaleOptions | string => {
  const { discountCode, metadata = {}, termsAndConditionsUrl } = params;
  if (discountCode !== undefined && discountCode !== null && typeof discountCode !== 'string')
    return 'discountCode must be text.';
  const values = typeof metadata === 'object' && metadata !== null ? Object.values(metadata) : [0];
  if (!values.every((value) => value === null || typeof value === 'string'))
    return 'metadata must be an object of texts.';
  const termsUrl = termsAndConditionsUrl ? webAddress(termsAndConditionsUrl) : null;
  if (termsAndConditionsUrl && !termsUrl) return 'termsAndConditionsUrl must be an https address.';
  const planChange = readPlanChange(params.productChangeInfo);
  if (typeof planChange === 'string') return planChange;
  return {
    discountCode: discountCode?.trim().toUpperCase() || null,
    showDiscountCode: Boolean(params.showDiscountCode ?? params.showDiscountCodeField),
    metadata,
    termsUrl,
    skipSuccessPage: Boolean(params.skipSuccessPage),
    planChange,
    paywallId: null,
  };
};
