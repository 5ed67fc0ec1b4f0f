import { rational, type Rational } from '../rational';
import { parseDate } from './dates';
import { checkMortgage, type FieldProblem } from './mortgage-check';
import { centsOf, share, toCents, type AmountOrShare, type Cents } from './money';
import { exactPayment, totalOf } from './rates';
import { pmiOf, type Pmi } from './pmi';
import { hasExtras, makeSchedule, type Extras, type Schedule } from './schedule';

export interface MortgageInput {
  readonly price: Cents;
  readonly downPayment: AmountOrShare;
  /** 6.5 means 6.5% a year, compounded monthly. */
  readonly ratePercent: Rational;
  readonly months: number;
  /** Per year; a percentage refers to the price. */
  readonly propertyTax: AmountOrShare;
  readonly insurance: AmountOrShare;
  /** Per month. */
  readonly hoa: Cents;
  /** Percent of the loan per year; charged only while the balance is more than 80% of the price. */
  readonly pmiPercent: Rational;
  readonly pmiEnds: 'on-request' | 'by-itself';
  /** Start of the loan, 'YYYY-MM-DD'; the first payment is a month later. */
  readonly start?: string;
  readonly extras?: Extras;
}

export interface Mortgage {
  readonly ok: true;
  readonly loan: Cents;
  readonly downPayment: Cents;
  /** Principal and interest per month. */
  readonly payment: Cents;
  /** Totals with a payment that is not rounded to cents. */
  readonly unrounded: { readonly totalPaid: Cents; readonly totalInterest: Cents };
  /** Without extra payments. */
  readonly schedule: Schedule;
  readonly withExtras:
    (Schedule & { readonly interestSaved: Cents; readonly monthsSaved: number }) | undefined;
  readonly pmi: Pmi | undefined;
  /** The parts of the first month's cost, and their total. */
  readonly monthly: {
    readonly principalAndInterest: Cents;
    readonly tax: Cents;
    readonly insurance: Cents;
    readonly pmi: Cents;
    readonly hoa: Cents;
    readonly total: Cents;
  };
  /** Totals over the whole loan with the actual payments. */
  readonly lifetime: {
    readonly principal: Cents;
    readonly interest: Cents;
    readonly tax: Cents;
    readonly insurance: Cents;
    readonly pmi: Cents;
    readonly hoa: Cents;
  };
}

const saving = (plain: Schedule, faster: Schedule): NonNullable<Mortgage['withExtras']> => ({
  ...faster,
  interestSaved: plain.totalInterest - faster.totalInterest,
  monthsSaved: plain.rows.length - faster.rows.length,
});

const MONTHLY = rational(1, 12);

/** Calculates a mortgage, or returns the problems of the fields. */
export const mortgage = (
  input: MortgageInput,
): Mortgage | { readonly ok: false; readonly problems: readonly FieldProblem[] } => {
  const problems = checkMortgage(input);
  if (problems.length > 0) return { ok: false, problems };
  const { price, months, hoa, extras, ratePercent } = input;
  const downPayment = centsOf(input.downPayment, price);
  const loan = price - downPayment;
  const rate = rational(ratePercent.n, ratePercent.d * 1200n);
  const exact = exactPayment(loan, rate, months);
  const payment = toCents(exact);
  const start = input.start !== undefined && parseDate(input.start) ? { start: input.start } : {};
  const terms = { principal: loan, rate, payment, periods: months, paymentsPerYear: 12, ...start };
  const schedule = makeSchedule(terms);
  const faster = hasExtras(extras) ? makeSchedule({ ...terms, extras }) : undefined;
  const paid = faster ?? schedule;
  const pmi = pmiOf({ price, loan, percent: input.pmiPercent, schedule, paid, ends: input.pmiEnds });
  const tax = share(centsOf(input.propertyTax, price), MONTHLY);
  const insurance = share(centsOf(input.insurance, price), MONTHLY);
  const [count, pmiNow] = [paid.rows.length, pmi?.monthly ?? 0];
  const totalPaid = totalOf(exact, months);
  return {
    ok: true,
    loan,
    downPayment,
    payment,
    unrounded: { totalPaid, totalInterest: totalPaid - loan },
    schedule,
    withExtras: faster && saving(schedule, faster),
    pmi,
    monthly: {
      principalAndInterest: payment,
      tax,
      insurance,
      pmi: pmiNow,
      hoa,
      total: payment + tax + insurance + pmiNow + hoa,
    },
    lifetime: {
      principal: loan,
      interest: paid.totalInterest,
      tax: tax * count,
      insurance: insurance * count,
      pmi: pmi?.total ?? 0,
      hoa: hoa * count,
    },
  };
};
