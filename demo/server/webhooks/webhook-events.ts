import { entitlements } from '../catalogue/products';
import { newId } from '../tenant/tenants';
import type { OneTimePurchase, Subscriber, Subscription, Tenant } from '../tenant/tenant.types';

export type WebhookType =
  | 'INITIAL_PURCHASE'
  | 'NON_RENEWING_PURCHASE'
  | 'RENEWAL'
  | 'PRODUCT_CHANGE'
  | 'CANCELLATION'
  | 'UNCANCELLATION'
  | 'BILLING_ISSUE'
  | 'EXPIRATION';

/** Queues an event for the configured address; without one nothing is kept. `deliverWebhooks` sends it. */
export function queueWebhook(
  tenant: Tenant,
  type: WebhookType,
  subscriber: Subscriber,
  bought: Subscription | OneTimePurchase,
  now: number,
  more: Record<string, unknown> = {},
): void {
  if (tenant.config.webhook === null) return;
  const id = newId('evt');
  const isPlan = 'period' in bought;
  const price = (isPlan ? bought.paidMicros : bought.priceMicros) / 1_000_000;
  const event = {
    id,
    type,
    event_timestamp_ms: now,
    app_id: tenant.publicId,
    app_user_id: subscriber.id,
    original_app_user_id: subscriber.id,
    aliases: [subscriber.id, ...subscriber.aliases],
    subscriber_attributes: Object.fromEntries(
      Object.entries(subscriber.attributes).map(([name, { value, updatedAt }]) => [
        name,
        { value, updated_at_ms: updatedAt },
      ]),
    ),
    product_id: bought.productId,
    entitlement_ids: Object.keys(entitlements).filter((name) =>
      entitlements[name]?.includes(bought.productId),
    ),
    period_type: isPlan ? bought.periodType.toUpperCase() : 'NORMAL',
    purchased_at_ms: bought.purchaseAt,
    expiration_at_ms: isPlan ? bought.expiresAt : null,
    grace_period_expiration_at_ms: isPlan ? bought.graceUntil : null,
    currency: bought.currency,
    price_in_purchased_currency: price,
    store: bought.store.toUpperCase(),
    environment: 'SANDBOX',
    transaction_id: bought.transactionId,
    original_transaction_id: bought.transactionId,
    ...more,
  };
  tenant.webhooks.push({ id, type, event, attempts: [] });
}
