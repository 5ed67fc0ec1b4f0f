import {
  anything,
  currency,
  dictionary,
  flag,
  instant,
  integer,
  lenient,
  list,
  micros,
  number,
  optional,
  orError,
  shape,
  text,
} from './read';
import type { Infer } from './read';

/**
 * The server's format, and the only file with its snake_case names (spec sections 3 and 7). Each constant reads one
 * answer, or a part of one, from unknown JSON.
 */
const rule = shape({ rule_id: text, revision: integer });

const offering = shape({
  identifier: text,
  description: optional(text),
  metadata: optional(dictionary(anything)),
  packages: list(shape({ identifier: text, platform_product_identifier: text })),
  paywall_components: optional(anything),
});

export const offeringsAnswer = shape({
  current_offering_id: optional(text),
  offerings: list(offering),
  targeting: optional(rule),
  placements: optional(
    shape({
      fallback_offering_id: optional(text),
      offering_ids_by_placement: optional(dictionary(optional(text))),
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
  product_type: optional(text),
  title: text,
  description: optional(text),
  default_purchase_option_id: optional(text),
  purchase_options: optional(dictionary(optional(purchaseOption))),
});

export const productsAnswer = shape({ product_details: list(product) });

const entitlement = shape({
  expires_date: optional(instant),
  product_identifier: text,
  purchase_date: instant,
});

const subscription = shape({
  expires_date: optional(instant),
  purchase_date: instant,
  original_purchase_date: optional(instant),
  store: optional(text),
  unsubscribe_detected_at: optional(instant),
  billing_issues_detected_at: optional(instant),
  is_sandbox: optional(flag),
  period_type: optional(text),
  store_transaction_id: optional(text),
});

const nonSubscription = shape({
  id: optional(text),
  store_transaction_id: optional(text),
  purchase_date: instant,
  original_purchase_date: optional(instant),
  store: optional(text),
  is_sandbox: optional(flag),
});

export const subscriberAnswer = shape({
  request_date: instant,
  subscriber: shape({
    entitlements: dictionary(entitlement),
    subscriptions: dictionary(subscription),
    non_subscriptions: dictionary(list(nonSubscription)),
    first_seen: instant,
    management_url: optional(text),
    original_app_user_id: text,
    original_purchase_date: optional(instant),
  }),
});

export const brandingAnswer = shape({
  app_name: optional(text),
  app_icon: optional(text),
  app_icon_webp: optional(text),
  support_email: optional(text),
  gateway_tax_collection_enabled: lenient(flag),
  full_address_collection_mode: lenient(text),
  require_checkout_consent: lenient(flag),
  terms_and_conditions_url: lenient(text),
  checkout_footer: lenient(text),
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
    redemption_info: optional(shape({ redeem_url: optional(text), redeem_url_redirect: lenient(text) })),
    // A sale that succeeded must be read whatever these are.
    store_transaction_identifier: lenient(text),
    product_identifier: lenient(text),
    purchase_date: lenient(instant),
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
export type SubscriptionWire = Infer<typeof subscription>;
export type NonSubscriptionWire = Infer<typeof nonSubscription>;
export type SubscriberWire = Infer<typeof subscriberAnswer>;
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
