import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import { knownStore } from '../model/customer/entitlement';
import {
  anything,
  dictionary,
  flag,
  integer,
  number,
  orNull,
  records,
  shape,
  text,
  tolerant,
} from '../net/read';
import type { Infer, Read } from '../net/read';
import type { PlainWebhookType, WebhookEvent, WebhookReason } from './webhook.types';

const time: Read<Date> = (value, path) => new Date(integer(value, path));

const names = tolerant(records(text));

/** The provider's names of what every event has. Without these three, an event can't be kept or put in order. */
const identified = shape({ id: text, type: text, event_timestamp_ms: time });

const details = shape({
  app_id: tolerant(text),
  app_user_id: tolerant(text),
  original_app_user_id: tolerant(text),
  aliases: names,
  environment: tolerant(text),
  product_id: tolerant(text),
  entitlement_ids: names,
  store: tolerant(text),
  period_type: tolerant(text),
  purchased_at_ms: tolerant(time),
  expiration_at_ms: tolerant(time),
  price_in_purchased_currency: tolerant(number),
  currency: tolerant(text),
  transaction_id: tolerant(text),
  original_transaction_id: tolerant(text),
  is_trial_conversion: tolerant(flag),
  new_product_id: tolerant(text),
  cancel_reason: tolerant(text),
  expiration_reason: tolerant(text),
  grace_period_expiration_at_ms: tolerant(time),
  auto_resume_at_ms: tolerant(time),
  transferred_from: names,
  transferred_to: names,
});

type Details = Infer<typeof details>;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((item) => item === value) ?? null;

const ENVIRONMENTS = ['PRODUCTION', 'SANDBOX'] as const;
const PERIODS = ['TRIAL', 'INTRO', 'NORMAL', 'PROMOTIONAL', 'PREPAID'] as const;
const REASONS: readonly WebhookReason[] = [
  'UNSUBSCRIBE',
  'BILLING_ERROR',
  'DEVELOPER_INITIATED',
  'PRICE_INCREASE',
  'CUSTOMER_SUPPORT',
  'SUBSCRIPTION_PAUSED',
];
const PLAIN: readonly PlainWebhookType[] = [
  'TEST',
  'INITIAL_PURCHASE',
  'NON_RENEWING_PURCHASE',
  'UNCANCELLATION',
  'SUBSCRIPTION_EXTENDED',
  'TEMPORARY_ENTITLEMENT_GRANT',
  'REFUND_REVERSED',
];

const reason = (value: string | null): WebhookReason => oneOf(REASONS, value) ?? 'UNKNOWN';

const purchaseOf = (wire: Details, appUserId: string) => ({
  appUserId,
  originalAppUserId: wire.original_app_user_id,
  aliases: wire.aliases ?? [],
  productId: wire.product_id,
  entitlementIds: wire.entitlement_ids ?? [],
  store: knownStore(wire.store?.toLowerCase()),
  periodType: oneOf(PERIODS, wire.period_type),
  purchasedAt: wire.purchased_at_ms,
  expirationAt: wire.expiration_at_ms,
  priceMicros:
    wire.price_in_purchased_currency === null
      ? null
      : Math.round(wire.price_in_purchased_currency * 1_000_000),
  currency: wire.currency,
  transactionId: wire.transaction_id,
  originalTransactionId: wire.original_transaction_id,
});

/** The event of a purchase by its type; `null` for a type that this version does not know. */
const ofPurchase = (
  type: string,
  wire: Details,
  shared: Pick<WebhookEvent, 'id' | 'eventTimestamp' | 'environment' | 'appId' | 'appUserIds' | 'raw'>,
  appUserId: string,
): WebhookEvent | null => {
  const event = { ...shared, ...purchaseOf(wire, appUserId) };
  switch (type) {
    case 'RENEWAL':
      return { ...event, type, isTrialConversion: wire.is_trial_conversion };
    case 'PRODUCT_CHANGE':
      return { ...event, type, newProductId: wire.new_product_id };
    case 'CANCELLATION':
      return { ...event, type, cancelReason: reason(wire.cancel_reason) };
    case 'EXPIRATION':
      return { ...event, type, expirationReason: reason(wire.expiration_reason) };
    case 'BILLING_ISSUE':
      return { ...event, type, gracePeriodExpirationAt: wire.grace_period_expiration_at_ms };
    case 'SUBSCRIPTION_PAUSED':
      return { ...event, type, autoResumeAt: wire.auto_resume_at_ms };
    default: {
      const plain = oneOf(PLAIN, type);
      return plain && { ...event, type: plain };
    }
  }
};

const body = shape({ event: dictionary(anything) });
const hasNoCustomer = orNull(text);

const toEvent = (json: unknown): WebhookEvent => {
  const { event: raw } = body(json, '');
  const { id, type, event_timestamp_ms: eventTimestamp } = identified(raw, 'event');
  const wire = details(raw, 'event');
  const { app_user_id, original_app_user_id, transferred_from, transferred_to } = wire;
  const ids = [
    ...[app_user_id, original_app_user_id].flatMap((found) => hasNoCustomer(found, '') ?? []),
    ...(transferred_from ?? []),
    ...(transferred_to ?? []),
  ];
  const shared = {
    id,
    eventTimestamp,
    environment: oneOf(ENVIRONMENTS, wire.environment),
    appId: wire.app_id,
    appUserIds: [...new Set(ids)],
    raw,
  };
  if (type === 'TRANSFER')
    return { ...shared, type, transferredFrom: transferred_from ?? [], transferredTo: transferred_to ?? [] };
  const known = app_user_id === null ? null : ofPurchase(type, wire, shared, app_user_id);
  return known ?? { ...shared, type: 'UNKNOWN', originalType: type };
};

/** @throws PurchasesError 12 when the body is no event. */
export const parseWebhook = (text: string): WebhookEvent => {
  try {
    return toEvent(JSON.parse(text));
  } catch (error) {
    const detail = error instanceof TypeError ? error.message : 'The body is not JSON.';
    throw new PurchasesError(ErrorCode.UnexpectedBackendResponseError, undefined, `Webhook: ${detail}`);
  }
};
