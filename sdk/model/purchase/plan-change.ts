import type { CheckoutStartWire, PlanProductWire, SumWire } from '../../net/checkout-wire';
import { parsePeriod } from '../catalogue/period';
import type { Period } from '../catalogue/period';

/** One of the two plans of a change. */
export interface Plan {
  readonly productId: string;
  /** The server's name; `null` without one. */
  readonly name: string | null;
  readonly priceMicros: number;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly period: Period | null;
}

/** An amount with its tax. All amounts are in micros of `currency`. */
export interface PlanSum {
  readonly currency: string;
  readonly totalMicros: number;
  /** `null`: the tax is calculated later. */
  readonly taxMicros: number | null;
  readonly totalExcludingTaxMicros: number;
}

/** The server's offer to change a plan. It is charged to the method on file when the customer confirms. */
export interface PlanChange {
  /** `deferred`: the plan changes when the paid period ends, and nothing is due now. */
  readonly type: 'immediate' | 'deferred';
  readonly from: Plan | null;
  readonly to: Plan;
  /** Due now; `null` when deferred. */
  readonly dueNow: PlanSum | null;
  /** The estimate of the next renewal; `null` when immediate. */
  readonly nextRenewal: PlanSum | null;
  readonly email: string | null;
  /** For example 'visa •••• 4242'; `null` if it is not known. */
  readonly method: string | null;
  /** For example 'US 94107'; `null` if it is not known. */
  readonly address: string | null;
}

const toPlan = (wire: PlanProductWire): Plan => ({
  productId: wire.product_id,
  name: wire.display_name,
  priceMicros: wire.price_in_micros,
  currency: wire.currency,
  period: parsePeriod(wire.period_duration),
});

const toSum = (wire: SumWire | null): PlanSum | null =>
  wire && {
    currency: wire.currency,
    totalMicros: wire.total_amount_in_micros,
    taxMicros: wire.tax_amount_in_micros,
    totalExcludingTaxMicros: wire.total_excluding_tax_in_micros,
  };

const joined = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/** `null` if the answer is an ordinary sale. The shape of the answer decides, as the mode alone does not tell. */
export const toPlanChange = (wire: CheckoutStartWire): PlanChange | null => {
  if (wire.checkout_mode !== 'subscription_change' || !wire.to_product) return null;
  const { payment_method: method, billing_address: address } = wire;
  return {
    type: wire.change_type === 'deferred' ? 'deferred' : 'immediate',
    from: wire.from_product && toPlan(wire.from_product),
    to: toPlan(wire.to_product),
    dueNow: toSum(wire.price_breakdown),
    nextRenewal: toSum(wire.estimated_renewal_price),
    email: wire.email,
    method: method && joined(method.brand ?? method.type, method.last_4 && `•••• ${method.last_4}`),
    address: address && joined(address.country_code, address.postal_code),
  };
};
