import {
  currency,
  dictionary,
  flag,
  instant,
  integer,
  list,
  micros,
  number,
  optional,
  orNull,
  shape,
  text,
  tolerant,
} from './read';
import type { Infer } from './read';
import { purchaseOption } from './wire';

/** The server's format of the calls that start, price and complete a checkout session. */
const collection = shape({
  mode: text,
  payment_method_types: optional(list(text)),
  setup_future_usage: optional(text),
  amount: optional(integer),
  currency: optional(text),
});

const planProduct = shape({
  product_id: text,
  display_name: optional(text),
  price_in_micros: micros,
  currency,
  period_duration: optional(text),
});

const sum = shape({
  currency,
  total_amount_in_micros: micros,
  tax_amount_in_micros: optional(micros),
  total_excluding_tax_in_micros: micros,
  original_amount_in_micros: optional(micros),
});

export const checkoutStartAnswer = shape({
  operation_session_id: optional(text),
  checkout_mode: optional(text),
  management_url: optional(text),
  gateway_params: optional(
    shape({
      stripe_account_id: optional(text),
      publishable_api_key: optional(text),
      elements_configuration: optional(collection),
    }),
  ),
  // Only in the answer for a change of plan.
  change_type: optional(text),
  from_product: optional(planProduct),
  to_product: optional(planProduct),
  price_breakdown: optional(sum),
  estimated_renewal_price: optional(sum),
  email: optional(text),
  payment_method: tolerant(shape({ type: optional(text), last_4: optional(text), brand: optional(text) })),
  billing_address: tolerant(shape({ country_code: optional(text), postal_code: optional(text) })),
});

const taxPart = shape({ display_name: text, tax_amount_in_micros: micros });

const discount = shape({
  display_name: optional(text),
  discounted_amount_in_micros: micros,
  percentage: tolerant(number),
  discount_code: optional(text),
  time_window: optional(text),
});

export const priceAnswer = shape({
  currency,
  total_amount_in_micros: micros,
  tax_amount_in_micros: micros,
  total_excluding_tax_in_micros: micros,
  tax_inclusive: optional(flag),
  tax_breakdown: optional(list(taxPart)),
  gateway_params: optional(shape({ elements_configuration: optional(collection) })),
  failed_reason: optional(text),
  interrupt_checkout: optional(flag),
  original_amount_in_micros: optional(micros),
  applied_discounts: optional(list(discount)),
  selected_purchase_option: tolerant(purchaseOption),
});

export const completeAnswer = shape({
  gateway_params: optional(shape({ client_secret: optional(text) })),
  // Only in the answer for a change of plan.
  new_product_id: optional(text),
  change_type: optional(text),
});

export const prepareAnswer = shape({
  stripe_gateway_params: optional(
    shape({ stripe_account_id: text, publishable_api_key: text, elements_configuration: collection }),
  ),
});

export type CollectionWire = Infer<typeof collection>;
export type PlanProductWire = Infer<typeof planProduct>;
export type SumWire = Infer<typeof sum>;
export type CheckoutStartWire = Infer<typeof checkoutStartAnswer>;
export type PriceAnswerWire = Infer<typeof priceAnswer>;
export type CompleteWire = Infer<typeof completeAnswer>;
export type PrepareWire = Infer<typeof prepareAnswer>;

/** Body of POST checkout/start. Optional keys are left out. */
export interface CheckoutStartBody {
  readonly app_user_id: string;
  readonly product_id: string;
  readonly price_id: string;
  readonly presented_offering_identifier: string;
  readonly trace_id: string;
  readonly email?: string;
  readonly offer_id?: string;
  readonly applied_targeting_rule?: { readonly rule_id: string; readonly revision: number };
  readonly presented_placement_identifier?: string;
  readonly metadata?: Readonly<Record<string, string | null>>;
  readonly locale?: string;
  readonly paywall?: { readonly paywall_id: string; readonly paywall_session_id?: string };
  readonly product_change?: { readonly subscription_id?: string; readonly from_product_id?: string };
}

/** Body of PATCH checkout/{id}. A `discount_code` of `null` removes the code; without the key it stays. */
export interface PriceBody {
  readonly country_code?: string;
  readonly postal_code?: string;
  readonly state?: string;
  readonly city?: string;
  readonly address_line1?: string;
  readonly address_line2?: string;
  readonly discount_code?: string | null;
}

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

const transaction = orNull(
  shape({ id: tolerant(text), store_transaction_id: tolerant(text), purchase_date: orNull(instant) }),
);

/** The customer info, for the ids of transactions only: here every record counts, whatever else is wrong with it. */
export const transactionsAnswer = shape({
  subscriber: shape({
    subscriptions: dictionary(transaction),
    non_subscriptions: dictionary(orNull(list(transaction))),
  }),
});

export type TransactionWire = Infer<typeof transaction>;
export type TransactionsWire = Infer<typeof transactionsAnswer>;
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
