import type { DiscountWire, PhaseWire, PriceWire } from '../../net/wire';
import type { Log } from '../../ports/log';
import { parsePeriod } from './period';
import type { Period } from './period';
import { toPrice } from './price';
import type { Price } from './price';
import { createPhase, toPhase } from './pricing-phase';
import type { PricingPhase } from './pricing-phase';

const modes = ['one_time', 'time_window', 'forever'] as const;

/** What payments a discount reduces: the first one, those in a time window, or all. */
export type DiscountDurationMode = (typeof modes)[number];

/**
 * A discount of a purchase option.
 *
 * @example
 * // 50 % off for three months of a monthly plan
 * const { discount } = option;
 * discount?.price.formattedPrice; // => '$4.99'
 * discount?.timeWindow; // => 'P3M'
 * discount?.cycleCount; // => 3
 */
export interface DiscountPhase extends PricingPhase {
  /** What a payment costs with the discount. */
  readonly price: Price;
  /**
   * One unit of the time window. Without a window it is one unit of the base period; for `forever` it is the base period.
   * `null` for one-time products. `pricePerWeek`, `pricePerMonth` and `pricePerYear` count in base periods.
   */
  readonly period: Period | null;
  /** How many times `period` the discount lasts; 0 for `forever`. */
  readonly cycleCount: number;
  /** The name of the discount for the customer. */
  readonly name: string | null;
  readonly durationMode: DiscountDurationMode;
  /** ISO 8601 duration of a discount with the mode `time_window`. */
  readonly timeWindow: string | null;
  /** Percent of the full price; `null` for a fixed amount. */
  readonly percentage: number | null;
}

/** Whether a reduced price can't be used: it is malformed, or its currency is not the one of the full price. */
const isOdd = <T>(wire: T | Error, priceOf: (wire: T) => PriceWire | null, full: Price): wire is Error =>
  wire instanceof Error || priceOf(wire)?.currency !== full.currency;

/**
 * @param wire an error if the server's value is malformed.
 * @returns `undefined` for a price that can't be used.
 */
export const toIntroPrice = (
  wire: PhaseWire | Error | null,
  full: Price,
  log: Log,
): PricingPhase | null | undefined => {
  if (!wire) return null;
  if (isOdd(wire, ({ price }) => price, full)) return;
  const phase = toPhase(wire, log);
  return phase.period?.number ? phase : undefined;
};

/**
 * @param wire an error if the server's value is malformed.
 * @param base `null` for one-time products.
 * @returns `undefined` for a discount that can't be used, also if its price is above the full price.
 */
export const toDiscount = (
  wire: DiscountWire | Error | null,
  full: Price,
  base: PricingPhase | null,
): DiscountPhase | null | undefined => {
  if (!wire) return null;
  if (isOdd(wire, (it) => it, full) || wire.amount_micros > full.amountMicros) return;
  const { name, time_window: timeWindow, percentage } = wire;
  const durationMode = modes.find((mode) => mode === wire.duration_mode) ?? 'one_time';
  const written = timeWindow ?? base?.periodDuration ?? null;
  const whole = parsePeriod(written);
  const isCounted = whole && durationMode !== 'forever';
  const price = toPrice(wire);
  const phase = createPhase(
    isCounted ? `P1${written?.slice(-1)}` : written,
    isCounted ? { ...whole, number: 1 } : whole,
    price,
    isCounted ? whole.number : durationMode === 'forever' ? 0 : 1,
    base?.period,
  );
  // The target keeps its getters.
  return Object.assign(phase, { price, name, durationMode, timeWindow, percentage });
};
