import { rational, type Rational } from '../rational';
import { share, type Cents } from './money';
import type { Schedule } from './schedule';

/** Private mortgage insurance under the US Homeowners Protection Act. */
export interface Pmi {
  readonly monthly: Cents;
  /**
   * After this payment the balance is at most 80% of the price, and the borrower may request the end of the
   * insurance.
   */
  readonly requestMonth: number;
  /**
   * The insurance ends automatically at 78% of the original schedule, or halfway through the term at the
   * latest.
   */
  readonly automaticMonth: number;
  readonly endMonth: number;
  readonly total: Cents;
}

const REQUEST = rational(80, 100);
const AUTOMATIC = rational(78, 100);

/** Compares the balance with a part of the price, without rounding that part. */
const atMost = (balance: Cents, price: Cents, part: Rational): boolean =>
  BigInt(balance) * part.d <= BigInt(price) * part.n;

const firstMonth = ({ rows }: Schedule, price: Cents, part: Rational): number =>
  rows.find((row) => atMost(row.balance, price, part))?.n ?? rows.length;

export const pmiOf = (facts: {
  price: Cents;
  loan: Cents;
  percent: Rational;
  schedule: Schedule;
  paid: Schedule;
  ends: 'on-request' | 'by-itself';
}): Pmi | undefined => {
  const { price, loan, percent, schedule, paid, ends } = facts;
  if (percent.n === 0n || atMost(loan, price, REQUEST)) return undefined;
  const monthly = share(loan, { n: percent.n, d: percent.d * 1200n });
  const requestMonth = firstMonth(paid, price, REQUEST);
  const halfway = Math.ceil(schedule.rows.length / 2);
  const automaticMonth = Math.min(firstMonth(schedule, price, AUTOMATIC), halfway, paid.rows.length);
  const endMonth = ends === 'on-request' ? Math.min(requestMonth, automaticMonth) : automaticMonth;
  return { monthly, requestMonth, automaticMonth, endMonth, total: monthly * endMonth };
};
