import type { Store } from '../model/customer/entitlement';

/** What every event has. */
interface AnyWebhookEvent {
  /** The same for every delivery of an event: keep it, and skip an event whose id is known. */
  readonly id: string;
  /** When it happened. Deliveries can come late and in another order. */
  readonly eventTimestamp: Date;
  readonly environment: 'PRODUCTION' | 'SANDBOX' | null;
  /** The provider's id of the app. */
  readonly appId: string | null;
  /** Every id of a customer that the event names: read these customers again. */
  readonly appUserIds: readonly string[];
  /** The event as it was sent. The provider adds fields without notice. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** An event about a purchase of one customer. `null` stands for a field that is not sent, or can't be read. */
interface PurchaseWebhookEvent extends AnyWebhookEvent {
  readonly appUserId: string;
  readonly originalAppUserId: string | null;
  readonly aliases: readonly string[];
  readonly productId: string | null;
  readonly entitlementIds: readonly string[];
  readonly store: Store;
  readonly periodType: 'TRIAL' | 'INTRO' | 'NORMAL' | 'PROMOTIONAL' | 'PREPAID' | null;
  readonly purchasedAt: Date | null;
  /** `null` also for a product without an end. */
  readonly expirationAt: Date | null;
  /** The price in `currency`, in micros; negative for a refund. */
  readonly priceMicros: number | null;
  readonly currency: string | null;
  readonly transactionId: string | null;
  readonly originalTransactionId: string | null;
}

/** Why a subscription was cancelled or has ended. */
export type WebhookReason =
  | 'UNSUBSCRIBE'
  | 'BILLING_ERROR'
  | 'DEVELOPER_INITIATED'
  | 'PRICE_INCREASE'
  | 'CUSTOMER_SUPPORT'
  | 'SUBSCRIPTION_PAUSED'
  | 'UNKNOWN';

/** Types without fields of their own. */
export type PlainWebhookType =
  | 'TEST'
  | 'INITIAL_PURCHASE'
  | 'NON_RENEWING_PURCHASE'
  | 'UNCANCELLATION'
  | 'SUBSCRIPTION_EXTENDED'
  | 'TEMPORARY_ENTITLEMENT_GRANT'
  | 'REFUND_REVERSED';

/**
 * An event of the provider's webhooks; `type` tells them apart. A type that this version does not know is `UNKNOWN` and
 * keeps all its data, so that no event is lost.
 */
export type WebhookEvent =
  | (PurchaseWebhookEvent & { readonly type: PlainWebhookType })
  | (PurchaseWebhookEvent & { readonly type: 'RENEWAL'; readonly isTrialConversion: boolean | null })
  | (PurchaseWebhookEvent & { readonly type: 'PRODUCT_CHANGE'; readonly newProductId: string | null })
  /** The subscription will not renew, or was refunded. Access often lasts until `expirationAt`. */
  | (PurchaseWebhookEvent & { readonly type: 'CANCELLATION'; readonly cancelReason: WebhookReason })
  | (PurchaseWebhookEvent & { readonly type: 'EXPIRATION'; readonly expirationReason: WebhookReason })
  | (PurchaseWebhookEvent & {
      readonly type: 'BILLING_ISSUE';
      readonly gracePeriodExpirationAt: Date | null;
    })
  | (PurchaseWebhookEvent & { readonly type: 'SUBSCRIPTION_PAUSED'; readonly autoResumeAt: Date | null })
  /** Purchases moved from one customer to another. */
  | (AnyWebhookEvent & {
      readonly type: 'TRANSFER';
      readonly transferredFrom: readonly string[];
      readonly transferredTo: readonly string[];
    })
  | (AnyWebhookEvent & { readonly type: 'UNKNOWN'; readonly originalType: string });

/** Headers as a `Request` has them, or as Node and Express have them. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookRequest {
  readonly headers: WebhookHeaders;
  /** The body as it was sent, before any parser: the signature covers these bytes. */
  readonly body: string | Uint8Array;
}

/** What the provider proves itself with. At least one is needed; those that are given are all checked. */
export interface WebhookSecrets {
  /** The whole value of the `Authorization` header, as in the provider's dashboard. */
  readonly authorization?: string | undefined;
  /** The secret of the provider's HMAC signature. While it is changed, both secrets. */
  readonly signingSecret?: string | readonly string[] | undefined;
  /** How old a signature may be, in seconds. Default: 300. Each delivery is signed anew. */
  readonly toleranceSeconds?: number;
}
