import {
  currency,
  decimal,
  dictionary,
  flag,
  instant,
  integer,
  list,
  optional,
  orNull,
  shape,
  text,
  tolerant,
} from './read';
import type { Infer, Read } from './read';

// The server's format of a customer, and of what the customer owns.

/** An unreadable end date must not become 'no end', so the whole record is left out then. */
const entitlement = shape({
  expires_date: optional(instant),
  product_identifier: text,
  purchase_date: orNull(instant),
  product_plan_identifier: tolerant(text),
});

const bought = {
  store_transaction_id: tolerant(text),
  purchase_date: orNull(instant),
  original_purchase_date: tolerant(instant),
  store: tolerant(text),
  is_sandbox: tolerant(flag),
};

const subscription = shape({
  ...bought,
  expires_date: optional(instant),
  unsubscribe_detected_at: tolerant(instant),
  billing_issues_detected_at: tolerant(instant),
  grace_period_expires_date: tolerant(instant),
  refunded_at: tolerant(instant),
  auto_resume_date: tolerant(instant),
  period_type: tolerant(text),
  ownership_type: tolerant(text),
  product_plan_identifier: tolerant(text),
  display_name: tolerant(text),
  management_url: tolerant(text),
  price: tolerant(shape({ amount: decimal, currency })),
});

const nonSubscription = shape({ ...bought, id: tolerant(text) });

const datedSubscriber = shape({
  request_date: orNull(instant),
  request_date_ms: tolerant(integer),
  subscriber: shape({
    entitlements: dictionary(orNull(entitlement)),
    // A record that can't be read stays as `null`: its product was bought.
    subscriptions: dictionary(orNull(subscription)),
    non_subscriptions: dictionary(orNull(list(orNull(nonSubscription)))),
    first_seen: orNull(instant),
    management_url: tolerant(text),
    original_app_user_id: orNull(text),
    original_purchase_date: tolerant(instant),
  }),
});

export const subscriberAnswer = ((...what) => {
  const { request_date, request_date_ms, subscriber } = datedSubscriber(...what);
  const now = request_date ?? instant(new Date(request_date_ms ?? NaN).toJSON(), 'request_date');
  return { request_date: now, subscriber };
}) satisfies Read<unknown>;

const virtualCurrency = shape({
  balance: integer,
  code: text,
  name: text,
  description: tolerant(text),
});

export const virtualCurrenciesAnswer = shape({
  virtual_currencies: dictionary(orNull(virtualCurrency)),
});

export type EntitlementWire = Infer<typeof entitlement>;
export type VirtualCurrenciesWire = Infer<typeof virtualCurrenciesAnswer>;
export type SubscriptionWire = Infer<typeof subscription>;
export type NonSubscriptionWire = Infer<typeof nonSubscription>;
export type SubscriberWire = ReturnType<typeof subscriberAnswer>;
