import { toOptionWire } from '../catalogue/product-wire';
import { readNullable, readObject, readString } from '../input';
import type { Fields } from '../input';
import { BackendError, backendError } from '../purchase/backend-error';
import type { CheckoutTerms, Session, TaxLocation, Tenant } from '../tenant/tenant.types';
import { discountFor } from './discount-codes';
import { elementsConfiguration } from './gateway-params';
import { locationByIp } from './open-session';
import { totalsOf } from './totals';
import type { Totals } from './totals';

/** Answers PATCH checkout/{id}: the new location and code are kept, and the price with its tax comes back. */
export function priceCheckout(tenant: Tenant, session: Session, body: unknown): object {
  const { checkout } = session;
  if (checkout === null || checkout.planChange !== null || session.confirmedAt !== null)
    throw backendError('sessionNotOpen');
  const fields = readObject(body, 'body');
  const location = readLocation(fields) ?? checkout.location ?? locationByIp(tenant);
  const discountCode = 'discount_code' in fields ? readCode(fields['discount_code']) : checkout.discountCode;
  session.checkout = { ...checkout, location, discountCode };
  return toTotalsWire(session, totalsOf(tenant, session));
}

function readCode(value: unknown): CheckoutTerms['discountCode'] {
  const code = readNullable(value, 'body.discount_code', readString);
  if (code === null) return null;
  // The provider's number for this is not known, so a client must do without one.
  if (discountFor(code) === undefined) throw new BackendError(400, 0, `The code ${code} can't be applied.`);
  return code.toUpperCase();
}

function readLocation(fields: Fields): TaxLocation | null {
  const text = (name: string): string | null => {
    const value = readNullable(fields[name] ?? null, `body.${name}`, readString);
    return value === null || value.trim() === '' ? null : value.trim();
  };
  const country = text('country_code');
  if (country === null) return null;
  return {
    country: country.toUpperCase(),
    postalCode: text('postal_code'),
    state: text('state'),
    city: text('city'),
    line1: text('address_line1'),
  };
}

function toTotalsWire(session: Session, totals: Totals): object {
  const { product, option, code, totalMicros, taxMicros, failedReason } = totals;
  const { currency, id, checkout, trial } = session;
  const isPlan = option.kind === 'subscription';
  return {
    operation_session_id: id,
    currency,
    total_amount_in_micros: totalMicros,
    tax_amount_in_micros: taxMicros,
    total_excluding_tax_in_micros: totalMicros - taxMicros,
    tax_inclusive: totals.isTaxInclusive,
    tax_breakdown: totals.breakdown.map((row) => ({
      display_name: row.name,
      tax_amount_in_micros: row.taxMicros,
    })),
    gateway_params: {
      elements_configuration: elementsConfiguration(trial !== null, totalMicros, currency, isPlan),
    },
    ...(failedReason === null ? {} : { failed_reason: failedReason, interrupt_checkout: totals.interrupts }),
    original_amount_in_micros: totals.originalMicros,
    applied_discounts: code
      ? [
          {
            identifier: `disc_${checkout?.discountCode?.toLowerCase() ?? ''}`,
            display_name: code.name,
            discounted_amount_in_micros: discountedAmount(totals),
            percentage: 'percent' in code.off ? code.off.percent : null,
            discount_code: checkout?.discountCode ?? null,
            duration_mode: code.mode === 'time_window' ? 'time_window' : null,
            time_window: code.window,
          },
        ]
      : [],
    selected_purchase_option: code ? toOptionWire(product, option, currency, code) : null,
  };
}

/** What the code takes off the price. */
function discountedAmount({ originalMicros, totalMicros, taxMicros, isTaxInclusive }: Totals): number {
  return originalMicros - (isTaxInclusive ? totalMicros : totalMicros - taxMicros);
}
