import type { PhaseWire } from '../../net/wire';
import type { Log } from '../../ports/log';
import { parsePeriod } from './period';
import type { Period, PeriodUnit } from './period';
import { smallestUnit, toPrice } from './price';
import type { Price } from './price';

/** A part of a subscription's time with its own price, such as the trial. */
export interface PricingPhase {
  /** ISO 8601 duration, e.g. `'P3D'`. */
  readonly periodDuration: string | null;
  readonly period: Period | null;
  /** `null` when the phase is free. */
  readonly price: Price | null;
  /** How many periods the phase has; 0 if it does not end. */
  readonly cycleCount: number;
  /**
   * The price for a week, rounded down to the currency's smallest unit; `null` without a price or a period. A month is
   * 365/12 days.
   *
   * @example
   * base.pricePerWeek?.formattedPrice; // => '$2.29', of $9.99 a month
   */
  readonly pricePerWeek: Price | null;
  /** The price for a month, as `pricePerWeek`. */
  readonly pricePerMonth: Price | null;
  /** The price for a year, as `pricePerWeek`. */
  readonly pricePerYear: Price | null;
}

/** How many of the units a week, a month and a year have, each as a fraction. */
const FACTORS: Readonly<Record<PeriodUnit, readonly [number, number, number, number, number, number]>> = {
  day: [7, 1, 30, 1, 365, 1],
  week: [1, 1, 365, 84, 365, 7],
  month: [84, 365, 1, 1, 12, 1],
  year: [7, 365, 1, 12, 1, 1],
};

/** @param at where the fraction is in the row. */
const rate = (price: Price | null, period: Period | null, at: 0 | 2 | 4): Price | null => {
  if (!price || !period?.number) return null;
  const factors = FACTORS[period.unit];
  const unit = smallestUnit(price.currency);
  const units =
    (BigInt(price.amountMicros) * BigInt(factors[at])) /
    (BigInt(factors[at + 1] ?? 1) * BigInt(period.number) * unit);
  return toPrice({ amount_micros: Number(units * unit), currency: price.currency });
};

/** @param payments the time that one payment pays for. */
export const createPhase = (
  periodDuration: string | null,
  period: Period | null,
  price: Price | null,
  cycleCount: number,
  payments = period,
): PricingPhase => ({
  periodDuration,
  period,
  price,
  cycleCount,
  // Computed on first read, because the currency's smallest unit needs `Intl`.
  get pricePerWeek() {
    return rate(price, payments, 0);
  },
  get pricePerMonth() {
    return rate(price, payments, 2);
  },
  get pricePerYear() {
    return rate(price, payments, 4);
  },
});

export const toPhase = (wire: PhaseWire, log: Log): PricingPhase => {
  const { period_duration: duration, price } = wire;
  const period = parsePeriod(duration);
  if (duration !== null && period === null) log.error(`Invalid duration "${duration}".`);
  return createPhase(duration, period, price && toPrice(price), wire.cycle_count ?? 1);
};
