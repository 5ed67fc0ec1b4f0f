import type { DiscountPhase } from '../model/catalogue/discount';
import type { Period } from '../model/catalogue/period';
import { parsePeriod } from '../model/catalogue/period';
import type { Price } from '../model/catalogue/price';
import type { PricingPhase } from '../model/catalogue/pricing-phase';

/** A price below the regular one, for the first payments or for all. */
export interface Reduction {
  /** Of one payment. */
  readonly price: Price;
  /** The time that one payment pays for; `null` for one-time products, and if it is not known. */
  readonly period: Period | null;
  /** The time of all reduced payments together; `null` if it does not end, and if it is not known. */
  readonly lasts: Period | null;
  /** Only the first payment is reduced. */
  readonly isSinglePayment: boolean;
  /** The reduced price is the only one that the customer pays. */
  readonly isPermanent: boolean;
  /** `null` for an introductory price. */
  readonly discount: DiscountPhase | null;
}

const times = ({ number, unit }: Period, factor: number): Period => ({ number: number * factor, unit });

const fromIntro = ({ price, period, cycleCount }: PricingPhase): Reduction | null => {
  if (!price || !period) return null;
  const cycles = Math.max(1, cycleCount);
  return {
    price,
    period,
    lasts: times(period, cycles),
    isSinglePayment: cycles === 1,
    isPermanent: false,
    discount: null,
  };
};

const DAYS: Readonly<Record<Period['unit'], number>> = { day: 1, week: 7, month: 365 / 12, year: 365 };

/** How many payments are in a time window: one at its beginning, and one after each period. */
const paymentsIn = (window: Period, period: Period): number => {
  const share = (window.number * DAYS[window.unit]) / (period.number * DAYS[period.unit]);
  // A year has twelve months here. A float must not make thirteen of them.
  return Math.max(1, Math.ceil(Number(share.toFixed(6))));
};

const fromDiscount = (discount: DiscountPhase, base: PricingPhase | null): Reduction => {
  const { price, durationMode, timeWindow } = discount;
  const isPermanent = base === null || durationMode === 'forever';
  const period = base?.period?.number ? base.period : null;
  const window = durationMode === 'time_window' ? parsePeriod(timeWindow) : null;
  const payments = window && period ? paymentsIn(window, period) : 1;
  return {
    price,
    period,
    lasts: isPermanent || !period ? null : times(period, payments),
    isSinglePayment: !isPermanent && payments === 1,
    isPermanent,
    discount,
  };
};

interface Priced {
  readonly base?: PricingPhase;
  readonly introPrice?: PricingPhase | null;
  readonly discount?: DiscountPhase | null;
}

/** The reduced price of an option: a discount counts before an introductory price. */
export const reductionOf = ({ base, introPrice, discount }: Priced): Reduction | null => {
  if (discount) return fromDiscount(discount, base ?? null);
  return introPrice ? fromIntro(introPrice) : null;
};
