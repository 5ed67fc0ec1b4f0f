import type { Period } from '../model/catalogue/period';
import type { Product } from '../model/catalogue/product';
import { compareRates, priceRate } from './price-rate';

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

const ONE_MONTH: Period = { number: 1, unit: 'month' };

/** Negative if `a` is shorter than `b`. The same amount for a shorter time is the higher rate. */
const comparePeriodLengths = (a: Period, b: Period): number => {
  const rates = [priceRate(1, b), priceRate(1, a)] as const;
  return rates[0] && rates[1] ? compareRates(rates[0], rates[1]) : 0;
};

/** Whether the period is longer than a month. */
export const isLong = (period: Period): boolean => comparePeriodLengths(period, ONE_MONTH) > 0;

/** The shortest period first, then unreadable periods, then one-time payments. */
export const comparePeriods = (a: BillingPeriod, b: BillingPeriod): number => {
  if (!a.period || !b.period)
    return Number(!a.period) - Number(!b.period) || Number(a.isOnce) - Number(b.isOnce);
  return comparePeriodLengths(a.period, b.period);
};
