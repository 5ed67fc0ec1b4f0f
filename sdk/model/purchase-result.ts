import type { CustomerInfo } from './customer-info';
import type { RedemptionInfo } from './redemption';

/** What a purchase leads to. */
export interface PurchaseResult {
  readonly customerInfo: CustomerInfo;
  /** `null` unless the purchase is to be redeemed in an app. */
  readonly redemptionInfo: RedemptionInfo | null;
}
