import type { Period } from '../model/period';
import type { Product } from '../model/product';

/** How often a product is paid. Equal lengths have one form: twelve months are a year, seven days are a week. */
export interface BillingPeriod {
  /** Identifies the period: `month-1`, `year-1`, `once`. */
  readonly key: string;
  /** `null` for a one-time payment, and for a subscription whose period can't be read. */
  readonly period: Period | null;
  readonly isOnce: boolean;
}

const ONCE: BillingPeriod = { key: 'once', period: null, isOnce: true };
const UNKNOWN: BillingPeriod = { key: 'unknown', period: null, isOnce: false };

const MONTHS_OF_YEAR = 12;
const DAYS_OF_WEEK = 7;

const plain = ({ number, unit }: Period): Period => {
  if (unit === 'month' && number % MONTHS_OF_YEAR === 0)
    return { number: number / MONTHS_OF_YEAR, unit: 'year' };
  return unit === 'day' && number % DAYS_OF_WEEK === 0
    ? { number: number / DAYS_OF_WEEK, unit: 'week' }
    : { number, unit };
};

/** The billing period of a product's default option. */
export const billingPeriodOf = ({ productType, defaultSubscriptionOption }: Product): BillingPeriod => {
  if (productType !== 'subscription') return ONCE;
  const written = defaultSubscriptionOption?.base.period;
  if (!written || written.number <= 0) return UNKNOWN;
  const period = plain(written);
  return { key: `${period.unit}-${period.number}`, period, isOnce: false };
};

/** The price per month in micros, as the exact fraction `over / under`. */
export interface MonthlyRate {
  readonly over: bigint;
  readonly under: bigint;
}

/** The provider's rule: a year has twelve months, a month has four weeks or thirty days. */
const MONTHS: Readonly<Record<Period['unit'], readonly [over: bigint, under: bigint]>> = {
  year: [1n, 12n],
  month: [1n, 1n],
  week: [4n, 1n],
  day: [30n, 1n],
};

/** @returns `null` for an invalid amount. */
export const monthlyRate = (amountMicros: number, { number, unit }: Period): MonthlyRate | null => {
  if (!Number.isSafeInteger(amountMicros) || amountMicros < 0) return null;
  const [over, under] = MONTHS[unit];
  return { over: BigInt(amountMicros) * over, under: BigInt(number) * under };
};

/** Rounded to whole micros. */
export const microsOf = ({ over, under }: MonthlyRate): number => Number((2n * over + under) / (2n * under));

/** Negative if `a` is less than `b`. */
export const compareRates = (a: MonthlyRate, b: MonthlyRate): number => {
  const [left, right] = [a.over * b.under, b.over * a.under];
  return left === right ? 0 : left < right ? -1 : 1;
};

/** Whether the period is longer than a month, by the same rule. */
export const isLong = ({ number, unit }: Period): boolean => {
  const [over, under] = MONTHS[unit];
  return BigInt(number) * under > over;
};

/** The shortest period first, then unreadable periods, then one-time payments. */
export const comparePeriods = (a: BillingPeriod, b: BillingPeriod): number => {
  if (!a.period || !b.period)
    return Number(!a.period) - Number(!b.period) || Number(a.isOnce) - Number(b.isOnce);
  // The same amount for a shorter time is the higher rate.
  const rates = [monthlyRate(1, b.period), monthlyRate(1, a.period)] as const;
  return rates[0] && rates[1] ? compareRates(rates[0], rates[1]) : 0;
};
