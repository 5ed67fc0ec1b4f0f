import { chargePlan, firstPaymentMicros, smallestUnitMicros } from '../catalogue/charge-plan';
import { findProduct } from '../catalogue/products';
import type { Discount, Product, ProductOption } from '../catalogue/products';
import type { Session, Tenant } from '../tenant/tenant.types';
import { brandingOf } from '../tenant/branding-of';
import { discountFor } from './discount-codes';
import { taxRuleFor } from './tax-table';
import type { TaxRule } from './tax-table';

/** The price of a session: what the first payment costs, with its tax. All amounts are micros. */
export interface Totals {
  product: Product;
  option: ProductOption;
  code: Discount | undefined;
  /** Before any discount. */
  originalMicros: number;
  totalMicros: number;
  taxMicros: number;
  isTaxInclusive: boolean;
  breakdown: readonly { name: string; taxMicros: number }[];
  /** Why there is no tax in the total, in the wire's words. */
  failedReason: string | null;
  interrupts: boolean;
}

export function totalsOf(tenant: Tenant, session: Session): Totals {
  const product = findProduct(session.productId);
  const option = product?.options.find(({ id }) => id === session.optionId);
  if (product === undefined || option === undefined) throw new Error('The session has no product.');
  const code = discountFor(session.checkout?.discountCode ?? null);
  const net = firstPaymentMicros(chargePlan(option, session.currency, code));
  const base = { product, option, code, originalMicros: option.prices[session.currency] };
  const untaxed = { totalMicros: net, taxMicros: 0, isTaxInclusive: false, breakdown: [], interrupts: false };
  const { taxFailure } = tenant.config;
  if (!isTaxOn(tenant)) return { ...base, ...untaxed, failedReason: 'tax_collection_disabled' };
  if (taxFailure)
    return { ...base, ...untaxed, failedReason: taxFailure.reason, interrupts: taxFailure.interrupts };
  const location = session.checkout?.location ?? null;
  const rule = location === null ? null : taxRuleFor(location);
  if (rule === null) return { ...base, ...untaxed, failedReason: 'invalid_tax_location' };
  return { ...base, interrupts: false, failedReason: null, ...applyTax(rule, net, session) };
}

/** Each tax is rounded to the currency's smallest unit. */
function applyTax(
  { isInclusive, rates }: TaxRule,
  net: number,
  { currency }: Session,
): Pick<Totals, 'totalMicros' | 'taxMicros' | 'isTaxInclusive' | 'breakdown'> {
  const unit = smallestUnitMicros(currency);
  const all = rates.reduce((sum, { milliPercent }) => sum + milliPercent, 0);
  const untaxed = isInclusive ? (net * 100_000) / (100_000 + all) : net;
  const breakdown = rates.map(({ name, milliPercent }) => ({
    name,
    taxMicros: Math.round((untaxed * milliPercent) / 100_000 / unit) * unit,
  }));
  const taxMicros = breakdown.reduce((sum, row) => sum + row.taxMicros, 0);
  const totalMicros = isInclusive ? net : net + taxMicros;
  return { totalMicros, taxMicros, isTaxInclusive: isInclusive, breakdown };
}

const isTaxOn = (tenant: Tenant): boolean => {
  const branding: { gateway_tax_collection_enabled?: unknown } = brandingOf(tenant);
  return branding.gateway_tax_collection_enabled === true;
};
