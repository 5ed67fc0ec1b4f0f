import {
  anything,
  currency,
  decimal,
  dictionary,
  flag,
  instant,
  integer,
  list,
  micros,
  number,
  optional,
  orError,
  orNull,
  records,
  shape,
  text,
  tolerant,
} from './read';
import type { Infer, Read } from './read';

/**
 * The server's format, and the only file with its snake_case names (spec sections 3 and 7). Each constant reads one
 * answer, or a part of one, from unknown JSON.
 */
const rule = shape({ rule_id: text, revision: integer });

/** An id that can't be read is like one that is unknown: the fallback is shown. */
const placedId: Read<string | null> = (value, ...where) =>
  value === null ? null : (orNull(text)(value, ...where) ?? '');

const offering = shape({
  identifier: text,
  description: tolerant(text),
  metadata: tolerant(dictionary(anything)),
  packages: records(shape({ identifier: text, platform_product_identifier: text })),
  paywall_components: optional(anything),
});

/** An offering, a package or a rule that can't be read is left out. */
export const offeringsAnswer = shape({
  current_offering_id: tolerant(text),
  offerings: records(offering),
  targeting: tolerant(rule),
  placements: tolerant(
    shape({
      fallback_offering_id: tolerant(text),
      offering_ids_by_placement: tolerant(dictionary(placedId)),
    }),
  ),
});

const price = shape({ amount_micros: micros, currency });

const phase = shape({
  period_duration: optional(text),
  cycle_count: optional(integer),
  price: optional(price),
});

/** `amount_micros` is the price after the discount. */
const discount = shape({
  amount_micros: micros,
  currency,
  name: optional(text),
  duration_mode: optional(text),
  time_window: optional(text),
  percentage: optional(number),
});

export const purchaseOption = shape({
  id: text,
  price_id: text,
  base: optional(phase),
  trial: optional(phase),
  intro_price: orError(optional(phase)),
  base_price: optional(price),
  discount: orError(optional(discount)),
});

const product = shape({
  identifier: text,
  product_type: tolerant(text),
  title: text,
  description: tolerant(text),
  default_purchase_option_id: tolerant(text),
  // An option with a price that can't be read is left out. It is never sold without that price.
  purchase_options: tolerant(dictionary(tolerant(purchaseOption))),
});

export const productsAnswer = shape({ product_details: records(product) });

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

const transaction = orNull(
  shape({ id: tolerant(text), store_transaction_id: tolerant(text), purchase_date: orNull(instant) }),
);

/** The same answer, for the ids of transactions only: here every record counts, whatever else is wrong with it. */
export const transactionsAnswer = shape({
  subscriber: shape({
    subscriptions: dictionary(transaction),
    non_subscriptions: dictionary(orNull(list(transaction))),
  }),
});

const virtualCurrency = shape({
  balance: integer,
  code: text,
  name: text,
  description: tolerant(text),
});

export const virtualCurrenciesAnswer = shape({
  virtual_currencies: dictionary(orNull(virtualCurrency)),
});

export const brandingAnswer = shape({
  app_name: optional(text),
  app_icon: optional(text),
  app_icon_webp: optional(text),
  support_email: optional(text),
  gateway_tax_collection_enabled: tolerant(flag),
  full_address_collection_mode: tolerant(text),
  require_checkout_consent: tolerant(flag),
  terms_and_conditions_url: tolerant(text),
  checkout_footer: tolerant(text),
  appearance: optional(
    shape({
      color_buttons_primary: optional(text),
      color_accent: optional(text),
      color_error: optional(text),
      color_product_info_bg: optional(text),
      color_form_bg: optional(text),
      color_page_bg: optional(text),
      font: optional(text),
      shapes: optional(text),
      show_product_description: optional(flag),
    }),
  ),
});

export const purchaseAnswer = shape({
  operation_session_id: optional(text),
  next_action: optional(text),
  data: optional(
    shape({
      client_secret: optional(text),
      publishable_api_key: optional(text),
      stripe_account_id: optional(text),
    }),
  ),
});

export const statusAnswer = shape({
  operation: shape({
    status: text,
    is_expired: optional(flag),
    error: optional(shape({ code: optional(integer), message: optional(text) })),
    redemption_info: optional(shape({ redeem_url: optional(text), redeem_url_redirect: tolerant(text) })),
    // A sale that succeeded must be read whatever these are.
    store_transaction_identifier: tolerant(text),
    product_identifier: tolerant(text),
    purchase_date: tolerant(instant),
  }),
});

/** Only `code` and `message` of an error's body are read. */
export const failureAnswer = shape({ code: optional(integer), message: optional(text) });

export type OfferingsWire = Infer<typeof offeringsAnswer>;
export type ProductsWire = Infer<typeof productsAnswer>;
export type OfferingWire = Infer<typeof offering>;
export type PriceWire = Infer<typeof price>;
export type PhaseWire = Infer<typeof phase>;
export type DiscountWire = Infer<typeof discount>;
export type PurchaseOptionWire = Infer<typeof purchaseOption>;
export type ProductWire = Infer<typeof product>;
export type EntitlementWire = Infer<typeof entitlement>;
export type TransactionWire = Infer<typeof transaction>;
export type TransactionsWire = Infer<typeof transactionsAnswer>;
export type VirtualCurrenciesWire = Infer<typeof virtualCurrenciesAnswer>;
export type SubscriptionWire = Infer<typeof subscription>;
export type NonSubscriptionWire = Infer<typeof nonSubscription>;
export type SubscriberWire = ReturnType<typeof subscriberAnswer>;
export type BrandingWire = Infer<typeof brandingAnswer>;
export type PurchaseWire = Infer<typeof purchaseAnswer>;
export type StatusWire = Infer<typeof statusAnswer>;

/** Body of POST purchase; the keys are in the order in which they are sent. */
export interface PurchaseBody {
  readonly app_user_id: string;
  readonly product_id: string;
  readonly email: string;
  readonly price_id: string;
  readonly presented_offering_identifier: string;
  readonly supports_direct_payment: true;
  readonly offer_id?: string;
  readonly applied_targeting_rule?: { readonly rule_id: string; readonly revision: number };
  readonly presented_placement_identifier?: string;
}
