import type { CustomerInfo } from '../customer/customer-info';
import { webAddress } from '../web-address';

/** The result of a purchase. */
export interface PurchaseResult {
  readonly customerInfo: CustomerInfo;
  /** `null` unless the purchase can be redeemed in an app. */
  readonly redemptionInfo: RedemptionInfo | null;
  /** The server's id of the checkout; `null` if the purchase was found by its transaction. */
  readonly operationSessionId: string | null;
  /** `null` if the server did not name the transaction. */
  readonly storeTransaction: StoreTransaction | null;
  /** The address of this purchase; absent if it is not known on this page. */
  readonly customerEmail?: string;
  /** Set after a change of plan. */
  readonly productChange?: ProductChangeResult;
}

/** How the customer claims a purchase without an account in an app. */
export interface RedemptionInfo {
  readonly redeemUrl: string | null;
  /** An https address that leads to `redeemUrl`. */
  readonly redeemUrlRedirect: string | null;
}

/** The transaction of a purchase. */
export interface StoreTransaction {
  readonly storeTransactionId: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
}

/** What a change of plan has done. */
export interface ProductChangeResult {
  /** `deferred`: the plan changes when the paid period ends. */
  readonly changeType: 'immediate' | 'deferred';
}

/** The address that opens the app: that of the provider's own scheme, or https; `null` if there is no safe one. */
export const redemptionLink = (info: RedemptionInfo | null): string | null => {
  const own = info?.redeemUrl ?? '';
  if (/^rc-[a-z0-9.+-]+:\/\/[\w./?=&%:+~-]+$/i.test(own)) return own;
  return webAddress(own) ?? webAddress(info?.redeemUrlRedirect);
};

/** `null` if the operation has no redemption info. */
export const toRedemption = (
  wire: { readonly redeem_url: string | null; readonly redeem_url_redirect: string | null } | null,
): RedemptionInfo | null =>
  wire && { redeemUrl: wire.redeem_url, redeemUrlRedirect: wire.redeem_url_redirect };
