import { CalculationError } from '../calculation-error';
import type { Rational } from '../rational';
import { parseDate, paymentDateText, type IsoDate } from './dates';
import { plainMoney, share, type Cents } from './money';

export interface ScheduleRow {
  readonly n: number;
  readonly date: IsoDate | undefined;
  /** The regular payment: interest and principal. */
  readonly payment: Cents;
  readonly interest: Cents;
  /** The part of the regular payment that is not interest. */
  readonly principal: Cents;
  /** An extra payment, all of it principal. */
  readonly extra: Cents;
  /** The balance after this payment. */
  readonly balance: Cents;
}

export interface Extras {
  /** Added to every payment, from payment `from` on. */
  readonly regular?: { readonly cents: Cents; readonly from?: number };
  /**
   * Once a year: added to the payment in this calendar month (1 to 12), or without dates to the last payment
   * of each year.
   */
  readonly yearly?: { readonly cents: Cents; readonly month: number };
  readonly oneOff?: readonly { readonly cents: Cents; readonly payment: number }[];
}

interface ScheduleTerms {
  readonly principal: Cents;
  /** Per period, as a fraction. */
  readonly rate: Rational;
  readonly payment: Cents;
  /**
   * The last payment repays the remaining balance. Without a number of periods, payments continue until the
   * balance is 0.
   */
  readonly periods?: number;
  readonly paymentsPerYear: number;
  /** Start of the loan; the first payment is one period later. */
  readonly start?: IsoDate;
  readonly extras?: Extras;
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  readonly totalInterest: Cents;
  readonly totalPaid: Cents;
  /** The last payment with its extra payments. */
  readonly lastPayment: Cents;
  readonly payoffDate: IsoDate | undefined;
}

export const hasExtras = (extras: Extras | undefined): extras is Extras =>
  extras !== undefined &&
  [extras.regular, extras.yearly, ...(extras.oneOff ?? [])].some((extra) => (extra?.cents ?? 0) > 0);

const MOST_PERIODS = 40_000;
const PERIOD_NAMES: Readonly<Record<number, string>> = {
  1: 'yearly',
  2: 'half-yearly',
  4: 'quarterly',
  12: 'monthly',
  24: 'half-monthly',
  26: 'two-weekly',
  52: 'weekly',
  365: 'daily',
};

const extraAt = (extras: Extras, n: number, date: IsoDate | undefined, perYear: number): Cents => {
  const { regular, yearly, oneOff = [] } = extras;
  const always = regular && n >= (regular.from ?? 1) ? regular.cents : 0;
  const month = date === undefined ? undefined : Number(date.slice(5, 7));
  const due = month === undefined ? n % perYear === 0 : month === yearly?.month;
  const once = oneOff.reduce((sum, extra) => sum + (extra.payment === n ? extra.cents : 0), 0);
  return always + (yearly && due ? yearly.cents : 0) + once;
};

/** With weekly payments, a month has several; the yearly extra is added to the first of them. */
const firstOfMonth = (date: IsoDate | undefined, before: IsoDate | undefined): boolean =>
  date === undefined || date.slice(0, 7) !== before?.slice(0, 7);

const checkPayment = ({
  principal,
  rate,
  payment,
  periods,
  paymentsPerYear,
  extras,
}: ScheduleTerms): void => {
  if (periods !== undefined) return;
  const interest = share(principal, rate);
  if (payment + (extras?.regular?.cents ?? 0) > interest) return;
  const period = PERIOD_NAMES[paymentsPerYear] ?? 'periodic';
  throw new CalculationError('paymentTooSmall', { period, interest: plainMoney(interest) });
};

/**
 * Every payment of a loan; interest is rounded to cents each time.
 * @throws CalculationError when the payment does not cover the interest
 */
export const makeSchedule = (terms: ScheduleTerms): Schedule => {
  checkPayment(terms);
  const { principal, rate, payment, periods, paymentsPerYear, extras = {} } = terms;
  const start = terms.start === undefined ? null : parseDate(terms.start);
  const dateOf = (n: number): IsoDate | undefined =>
    start ? paymentDateText(start, n, paymentsPerYear) : undefined;
  const rows: ScheduleRow[] = [];
  let [balance, totalInterest, before] = [principal, 0, dateOf(0)];
  for (let n = 1; balance > 0; n += 1) {
    if (n > MOST_PERIODS) throw new CalculationError('loanTooLong');
    const date = dateOf(n);
    const interest = share(balance, rate);
    const owed = balance + interest;
    const regular = n === periods ? owed : Math.min(payment, owed);
    const { yearly, ...others } = extras;
    const asked = extraAt(firstOfMonth(date, before) && yearly ? extras : others, n, date, paymentsPerYear);
    const extra = Math.min(asked, owed - regular);
    balance = owed - regular - extra;
    totalInterest += interest;
    rows.push({ n, date, payment: regular, interest, principal: regular - interest, extra, balance });
    before = date;
  }
  const last = rows.at(-1);
  return {
    rows,
    totalInterest,
    totalPaid: principal + totalInterest,
    lastPayment: last ? last.payment + last.extra : 0,
    payoffDate: last?.date,
  };
};
