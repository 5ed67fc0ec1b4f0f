import type { DiscountWire, PhaseWire } from '../net/wire';
import type { Log } from '../ports/log';
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

type Warn = (reason: string) => void;

/** A usable value; otherwise `null`, with a warning if the server has sent one. */
const usable = <T extends object>(
  wire: T | Error | null,
  oddity: (wire: T) => string | false,
  warn: Warn,
): T | null => {
  if (!wire) return null;
  if (wire instanceof Error) {
    warn(wire.message);
    return null;
  }
  const reason = oddity(wire);
  if (reason) warn(reason);
  return reason ? null : wire;
};

const CURRENCY = 'it has another currency than the full price';

/** @param read an error if the server's value is malformed. */
export const toIntroPrice = (
  read: PhaseWire | Error | null,
  full: Price,
  log: Log,
  warn: Warn,
): PricingPhase | null => {
  const wire = usable(read, ({ price }) => price?.currency !== full.currency && CURRENCY, warn);
  const phase = wire && toPhase(wire, log);
  return phase?.period?.number ? phase : null;
};

/**
 * @param read an error if the server's value is malformed.
 * @param base `null` for one-time products.
 */
export const toDiscount = (
  read: DiscountWire | Error | null,
  full: Price,
  base: PricingPhase | null,
  warn: Warn,
): DiscountPhase | null => {
  const wire = usable(
    read,
    ({ amount_micros: amount, currency }) =>
      (currency !== full.currency && CURRENCY) ||
      (amount > full.amountMicros && 'it is higher than the full price'),
    warn,
  );
  if (!wire) return null;
  const { name, time_window: timeWindow } = wire;
  const percentage = typeof wire.percentage === 'number' ? wire.percentage : null;
  const durationMode = modes.find((mode) => mode === wire.duration_mode) ?? 'one_time';
  const isEndless = durationMode === 'forever';
  const written = timeWindow ?? base?.periodDuration ?? null;
  const whole = parsePeriod(written);
  const price = toPrice(wire);
  const phase = createPhase(
    isEndless || !whole ? written : (written?.replace(/\d+/, '1') ?? null),
    isEndless || !whole ? whole : { ...whole, number: 1 },
    price,
    isEndless ? 0 : (whole?.number ?? 1),
    base?.period,
  );
  // The target keeps its getters.
  return Object.assign(phase, { price, name, durationMode, timeWindow, percentage });
};
