import type { CustomerInfo } from './customer-info';

/** The result of a purchase. */
export interface PurchaseResult {
  readonly customerInfo: CustomerInfo;
  /** `null` unless the purchase can be redeemed in an app. */
  readonly redemptionInfo: RedemptionInfo | null;
}

/** How the customer claims a purchase without an account in an app. */
export interface RedemptionInfo {
  readonly redeemUrl: string | null;
}

/** `null` if the operation has no redemption info. */
export const toRedemption = (wire: { readonly redeem_url: string | null } | null): RedemptionInfo | null =>
  wire && { redeemUrl: wire.redeem_url };
