import type { CustomerInfo } from './customer-info';

/** What a purchase leads to. */
export interface PurchaseResult {
  readonly customerInfo: CustomerInfo;
  /** `null` unless the purchase is to be redeemed in an app. */
  readonly redemptionInfo: RedemptionInfo | null;
}

/** How a purchase made without an account is claimed in an app. */
export interface RedemptionInfo {
  readonly redeemUrl: string | null;
}

/** `null` when the operation carries no redemption info at all. */
export const toRedemption = (wire: { readonly redeem_url: string | null } | null): RedemptionInfo | null =>
  wire && { redeemUrl: wire.redeem_url };
