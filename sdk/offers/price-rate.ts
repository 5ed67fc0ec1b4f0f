import type { Period } from '../model/catalogue/period';
import { smallestUnit } from '../model/catalogue/price';

/** A price per day, week, month or year in micros, as the exact fraction `over / under`. */
export interface PriceRate {
  readonly over: bigint;
  readonly under: bigint;
}

/** The unit that prices are compared in. */
export type RateUnit = 'day' | 'week' | 'month' | 'year';

type Fraction = readonly [over: bigint, under: bigint];

/** The provider's rule: how many periods are in the unit. A month has 30 days, a year has 365 days or 12 months. */
const FACTORS: Readonly<Record<RateUnit, Readonly<Record<Period['unit'], Fraction>>>> = {
  day: { day: [1n, 1n], week: [1n, 7n], month: [1n, 30n], year: [1n, 365n] },
  week: { day: [7n, 1n], week: [1n, 1n], month: [84n, 365n], year: [7n, 365n] },
  month: { day: [30n, 1n], week: [365n, 84n], month: [1n, 1n], year: [1n, 12n] },
  year: { day: [365n, 1n], week: [365n, 7n], month: [12n, 1n], year: [1n, 1n] },
};

/** The price per unit of a price for a period. @returns `null` for an invalid amount or period. */
export const priceRate = (
  amountMicros: number,
  { number, unit }: Period,
  per: RateUnit = 'month',
): PriceRate | null => {
  if (!Number.isSafeInteger(amountMicros) || amountMicros < 0) return null;
  if (!Number.isSafeInteger(number) || number <= 0) return null;
  const [over, under] = FACTORS[per][unit];
  return { over: BigInt(amountMicros) * over, under: BigInt(number) * under };
};

/** Whole micros, rounded down to the smallest amount of the currency: no price looks lower by more than one unit. */
export const microsOf = ({ over, under }: PriceRate, currency: string): number => {
  const unit = smallestUnit(currency);
  return Number((over / (under * unit)) * unit);
};

/** Negative if `a` is less than `b`. */
export const compareRates = (a: PriceRate, b: PriceRate): number => {
  const [left, right] = [a.over * b.under, b.over * a.under];
  return left === right ? 0 : left < right ? -1 : 1;
};

/** The greatest rate; `null` if there is none. */
export const dearestRate = (rates: readonly (PriceRate | null)[]): PriceRate | null =>
  rates.reduce((a, b) => (a && b ? (compareRates(a, b) < 0 ? b : a) : (a ?? b)), null);

/**
 * Whole percent below the dearest, 1 to 99; `null` without a discount. A free product has none.
 * @param rounding `down`: the customer never saves less than shown. `nearest`: the rule of the provider's paywalls.
 */
export const percentBelow = (
  own: PriceRate,
  dearest: PriceRate,
  rounding: 'down' | 'nearest' = 'down',
): number | null => {
  const full = dearest.over * own.under;
  const paid = own.over * dearest.under;
  if (paid <= 0n || paid >= full) return null;
  const saved = 100n * (full - paid);
  // Less than one percent is no discount in both rules.
  if (saved < full) return null;
  const percent = Number(rounding === 'down' ? saved / full : (2n * saved + full) / (2n * full));
  return Math.min(percent, 99);
};
