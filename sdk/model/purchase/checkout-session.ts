import type {
  CheckoutStartBody,
  CheckoutStartWire,
  CollectionWire,
  PriceAnswerWire,
  PriceBody,
} from '../../net/checkout-wire';
import type { BillingLocation, DeferredSession, PaymentCollection } from '../../ports/payment';
import type { Log } from '../../ports/log';
import type { CheckoutPrice } from './checkout-price';
import { toPlanChange } from './plan-change';
import { toOption } from '../catalogue/product';
import { placeOf } from './purchase';
import { webAddress } from '../web-address';
import type { PurchaseStart } from './purchase';
import type { PlanChangeRequest, PurchaseTarget } from './purchase-request';

/** Conversions between the checkout and the calls of a checkout session. */

/** What a price is asked for. */
export interface PriceQuestion {
  /** `null`: the server goes by the customer's IP address. */
  readonly location: BillingLocation | null;
  /** `null` removes the code; absent: the server keeps the code that it has. */
  readonly code?: string | null;
}

/** The server's price of a session. */
export interface PriceAnswer {
  readonly price: CheckoutPrice;
  /** What the form collects now; `null`: as before. */
  readonly collection: PaymentCollection | null;
  /** Why there is no tax in the price, in the server's words. */
  readonly failedReason: string | null;
  /** The server does not sell without this tax. */
  readonly interrupts: boolean;
}

interface StartOrder {
  readonly appUserId: string;
  readonly target: PurchaseTarget;
  readonly email: string;
  readonly traceId: string;
  readonly locale: string | null;
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly paywallId: string | null;
  readonly planChange: PlanChangeRequest | null;
}

/** The body of POST checkout/start. */
export const startBody = (order: StartOrder): CheckoutStartBody => {
  const { appUserId, target, email, traceId, locale, metadata, paywallId, planChange } = order;
  const { identifier, presentedOfferingContext: context } = target.rcPackage.webBillingProduct;
  return {
    app_user_id: appUserId,
    product_id: identifier,
    price_id: target.purchaseOption.priceId,
    presented_offering_identifier: context.offeringIdentifier,
    trace_id: traceId,
    ...(email ? { email } : {}),
    ...placeOf(target),
    ...(Object.keys(metadata).length ? { metadata } : {}),
    ...(locale ? { locale } : {}),
    ...(paywallId ? { paywall: { paywall_id: paywallId } } : {}),
    ...(planChange ? { product_change: changeBody(planChange) } : {}),
  };
};

const changeBody = ({ subscriptionId, fromProductId }: PlanChangeRequest) => ({
  ...(subscriptionId ? { subscription_id: subscriptionId } : {}),
  ...(fromProductId ? { from_product_id: fromProductId } : {}),
});

const toCollection = (wire: CollectionWire): PaymentCollection => ({
  mode: wire.mode === 'setup' ? 'setup' : 'payment',
  methods: wire.payment_method_types ?? [],
  futureUse:
    wire.setup_future_usage === 'off_session' || wire.setup_future_usage === 'on_session'
      ? wire.setup_future_usage
      : null,
  amount: wire.amount,
  currency: wire.currency,
});

/** What a provider's form needs; `null` if the answer has not all of it. */
export const toDeferredSession = (
  wire: CheckoutStartWire['gateway_params'],
  managementUrl: string | null,
): DeferredSession | null => {
  const { publishable_api_key, stripe_account_id, elements_configuration } = wire ?? {};
  return publishable_api_key && stripe_account_id && elements_configuration
    ? {
        publishableKey: publishable_api_key,
        accountId: stripe_account_id,
        collection: toCollection(elements_configuration),
        managementUrl: webAddress(managementUrl),
      }
    : null;
};

/** The answer to POST checkout/start. */
export const toCheckoutStart = (wire: CheckoutStartWire): PurchaseStart => ({
  nextAction: 'collect_payment_info',
  sessionId: wire.operation_session_id,
  session: toDeferredSession(wire.gateway_params, wire.management_url),
  planChange: toPlanChange(wire),
});

/** The body of PATCH checkout/{id}. Parts that are not known are left out. */
export const priceBody = ({ location, code }: PriceQuestion): PriceBody => {
  const known = (key: keyof PriceBody, value: string | null | undefined): PriceBody =>
    value ? { [key]: value } : {};
  return {
    ...known('country_code', location?.country),
    ...known('postal_code', location?.postalCode),
    ...known('state', location?.state),
    ...known('city', location?.city),
    ...known('address_line1', location?.line1),
    ...known('address_line2', location?.line2),
    ...(code === undefined ? {} : { discount_code: code }),
  };
};

/** The option was read before, with its problems logged. */
const silent: Log = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };

/** The answer to PATCH checkout/{id}. */
export const toPriceAnswer = (wire: PriceAnswerWire): PriceAnswer => ({
  price: {
    currency: wire.currency,
    totalMicros: wire.total_amount_in_micros,
    taxMicros: wire.tax_amount_in_micros,
    totalExcludingTaxMicros: wire.total_excluding_tax_in_micros,
    originalMicros: wire.original_amount_in_micros ?? wire.total_excluding_tax_in_micros,
    isTaxInclusive: wire.tax_inclusive ?? false,
    taxes: (wire.tax_breakdown ?? []).map((part) => ({
      name: part.display_name,
      amountMicros: part.tax_amount_in_micros,
    })),
    discounts: (wire.applied_discounts ?? []).map((item) => ({
      name: item.display_name ?? item.discount_code ?? '',
      amountMicros: item.discounted_amount_in_micros,
      percentage: item.percentage,
      code: item.discount_code,
      window: item.time_window,
    })),
    option: toOption(wire.selected_purchase_option, Boolean(wire.selected_purchase_option?.base), silent),
  },
  collection: wire.gateway_params?.elements_configuration
    ? toCollection(wire.gateway_params.elements_configuration)
    : null,
  failedReason: wire.failed_reason,
  interrupts: wire.interrupt_checkout ?? false,
});
