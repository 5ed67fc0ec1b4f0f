import type { Currency } from './money';
import type { Discount, ProductOption } from './products';

/** A price that is lower than the base price, for a number of payments; `cycles` is null when it never ends. */
export interface ReducedPrice {
  priceMicros: number;
  period: string;
  cycles: number | null;
}

/** The prices of an option in the order in which the customer pays them. */
export interface ChargePlan {
  currency: Currency;
  trial: string | null;
  reduced: ReducedPrice | null;
  base: { priceMicros: number; period: string | null };
}

/** A discount counts before an introductory price, and `code` counts before the discount of the option. */
export function chargePlan(option: ProductOption, currency: Currency, code?: Discount): ChargePlan {
  const priceMicros = option.prices[currency];
  const discount = code ?? option.discount;
  const isPlan = option.kind === 'subscription';
  const period = isPlan ? option.period : null;
  const base = { priceMicros, period };
  const trial = isPlan ? option.trial : null;
  if (discount) {
    const reduced = {
      priceMicros: discountedMicros(discount, priceMicros, currency),
      period: period ?? 'P1D',
      cycles: cyclesOf(discount),
    };
    return { currency, trial, reduced, base };
  }
  const intro = isPlan ? option.intro : undefined;
  if (!intro) return { currency, trial, reduced: null, base };
  const reduced = { priceMicros: intro.prices[currency], period: intro.period, cycles: intro.cycles };
  return { currency, trial, reduced, base };
}

/** The first payment, which is made today or when the trial ends. */
export const firstPaymentMicros = ({ reduced, base }: ChargePlan): number =>
  reduced?.priceMicros ?? base.priceMicros;

/** The price after the discount, never below zero, rounded down to the smallest unit of the currency. */
export function discountedMicros({ off }: Discount, priceMicros: number, currency: Currency): number {
  if ('prices' in off) return Math.max(0, priceMicros - off.prices[currency]);
  const unit = smallestUnitMicros(currency);
  return Math.floor((priceMicros * (100 - off.percent)) / 100 / unit) * unit;
}

export const smallestUnitMicros = (currency: Currency): number => (currency === 'JPY' ? 1_000_000 : 10_000);

/** How many payments are reduced: a window of three months has three. */
function cyclesOf({ mode, window }: Discount): number | null {
  if (mode === 'forever') return null;
  if (mode === 'one_time') return 1;
  return Number(/^P(\d+)[DWMY]$/.exec(window ?? '')?.[1] ?? 1);
}
