import { attempt, CalculationError } from '../calculation-error';
import { fromNumber, rational, toNumber, type Rational } from '../rational';
import { parseDate, type IsoDate } from './dates';
import { plainMoney, toCents, type Cents } from './money';
import { discounted, exactPayment, futureValue, periodicRate, presentValue, totalOf } from './rates';
import type { Compounding } from './rates';
import { hasExtras, makeSchedule, type Extras, type Schedule } from './schedule';
import { solveRate, yearlyPercent } from './solve-rate';
import { countProblem, moneyProblem, percentProblem, type FieldProblem } from './mortgage-check';

export interface LoanTerms {
  readonly paymentsPerYear: number;
  readonly compounding: Compounding;
  readonly start?: IsoDate;
  readonly extras?: Extras;
  /** Deducted from the paid-out amount; raises the APR. */
  readonly fee?: Cents;
}

/** The known values. The missing one of amount, rate, term and payment is calculated. */
export type LoanQuestion =
  | {
      readonly find: 'payment';
      readonly amount: Cents;
      readonly ratePercent: Rational;
      readonly periods: number;
    }
  | { readonly find: 'term'; readonly amount: Cents; readonly ratePercent: Rational; readonly payment: Cents }
  | { readonly find: 'rate'; readonly amount: Cents; readonly payment: Cents; readonly periods: number }
  | {
      readonly find: 'amount';
      readonly payment: Cents;
      readonly ratePercent: Rational;
      readonly periods: number;
    };

export interface Loan {
  readonly amount: Cents;
  readonly payment: Cents;
  readonly periods: number;
  /** Per year; a calculated rate has the precision of a double. */
  readonly ratePercent: Rational;
  /** Per payment period, in percent. */
  readonly periodicPercent: Rational;
  readonly unrounded: { readonly totalPaid: Cents; readonly totalInterest: Cents };
  /** Without extra payments. */
  readonly schedule: Schedule;
  readonly withExtras:
    | (Schedule & { readonly interestSaved: Cents; readonly periodsSaved: number })
    | undefined;
  /** The annual percentage rate with the fee included; `undefined` without a fee. */
  readonly aprPercent: number | undefined;
}

const yearly = (percent: Rational): Rational => rational(percent.n, percent.d * 100n);

const settled = (question: LoanQuestion, terms: LoanTerms): { ratePercent: Rational; rate: Rational } => {
  const { paymentsPerYear, compounding } = terms;
  if (question.find !== 'rate') {
    const { ratePercent } = question;
    return { ratePercent, rate: periodicRate(yearly(ratePercent), paymentsPerYear, compounding) };
  }
  const { amount, payment, periods } = question;
  const found = solveRate(amount, payment, periods);
  if (found === null) {
    const least = plainMoney(Math.ceil(amount / periods));
    throw new CalculationError('paymentsBelowAmount', { least });
  }
  const ratePercent = fromNumber(yearlyPercent(found, paymentsPerYear, compounding));
  return { ratePercent, rate: fromNumber(found) };
};

/** Where payment and term are both known, the last payment contains the rounding differences. */
const numbers = (
  question: LoanQuestion,
  rate: Rational,
): { amount: Cents; payment: Cents; exact: Rational; periods: number | undefined } => {
  switch (question.find) {
    case 'payment': {
      const exact = exactPayment(question.amount, rate, question.periods);
      return { ...question, exact, payment: toCents(exact) };
    }
    case 'term':
      return { ...question, exact: rational(question.payment, 100), periods: undefined };
    case 'rate':
      return { ...question, exact: rational(question.payment, 100) };
    case 'amount': {
      const amount = presentValue(question.payment, rate, question.periods);
      return { ...question, amount, exact: rational(question.payment, 100) };
    }
  }
};

const aprOf = (amount: Cents, exact: Rational, periods: number, terms: LoanTerms): number | undefined => {
  const { fee = 0, paymentsPerYear } = terms;
  if (fee === 0) return undefined;
  if (fee >= amount) throw new CalculationError('feeCoversAmount');
  const rate = solveRate(amount - fee, toNumber(exact) * 100, periods);
  return rate === null ? undefined : yearlyPercent(rate, paymentsPerYear, paymentsPerYear);
};

/** @throws CalculationError when the payment is too small, or the values contradict each other */
export const amortisedLoan = (question: LoanQuestion, terms: LoanTerms): Loan => {
  const { ratePercent, rate } = settled(question, terms);
  const { amount, payment, exact, periods } = numbers(question, rate);
  const base = {
    principal: amount,
    rate,
    payment,
    paymentsPerYear: terms.paymentsPerYear,
    ...(terms.start === undefined ? {} : { start: terms.start }),
  };
  const schedule = makeSchedule(periods === undefined ? base : { ...base, periods });
  const count = periods ?? schedule.rows.length;
  const { extras } = terms;
  const faster = hasExtras(extras) ? makeSchedule({ ...base, periods: count, extras }) : undefined;
  const totalPaid = periods === undefined ? schedule.totalPaid : totalOf(exact, count);
  return {
    amount,
    payment,
    periods: count,
    ratePercent,
    periodicPercent: { n: rate.n * 100n, d: rate.d },
    unrounded: { totalPaid, totalInterest: totalPaid - amount },
    schedule,
    withExtras: faster && {
      ...faster,
      interestSaved: schedule.totalInterest - faster.totalInterest,
      periodsSaved: schedule.rows.length - faster.rows.length,
    },
    aprPercent: aprOf(amount, exact, count, terms),
  };
};

/** The same, but returns the error as a value. */
export const tryLoan = (question: LoanQuestion, terms: LoanTerms): ReturnType<typeof attempt<Loan>> =>
  attempt(() => amortisedLoan(question, terms));

export interface LumpSum {
  readonly received: Cents;
  readonly due: Cents;
  readonly interest: Cents;
}

/** A loan without payments until the end, when the whole amount is due. */
export const deferredLoan = (
  amount: Cents,
  ratePercent: Rational,
  months: number,
  compounding: Compounding,
): LumpSum => {
  const { rate, periods } = lumpRate(ratePercent, months, compounding);
  const due = futureValue(amount, rate, periods);
  return { received: amount, due, interest: due - amount };
};

/** The amount paid out today for a fixed amount at the end. */
export const bond = (
  due: Cents,
  ratePercent: Rational,
  months: number,
  compounding: Compounding,
): LumpSum => {
  const { rate, periods } = lumpRate(ratePercent, months, compounding);
  const received = discounted(due, rate, periods);
  return { received, due, interest: due - received };
};

/**
 * Whole years are counted in compounding periods, which keeps them exact; other terms are counted in months.
 */
const lumpRate = (
  ratePercent: Rational,
  months: number,
  compounding: Compounding,
): { rate: Rational; periods: number } => {
  const perYear = compounding === 'continuous' ? 12 : compounding;
  if (compounding !== 'continuous' && (months * perYear) % 12 === 0)
    return {
      rate: periodicRate(yearly(ratePercent), perYear, compounding),
      periods: (months * perYear) / 12,
    };
  return { rate: periodicRate(yearly(ratePercent), 12, compounding), periods: months };
};

/** A hundred years of weekly payments. */
const MOST_PERIODS = 5200;

const positive = (field: string, cents: Cents): FieldProblem[] =>
  cents > 0 ? moneyProblem(field, cents) : [{ field, message: 'mustBePositive' }];

/** The problems that the user has to correct before there is a result. */
export const checkLoan = (question: LoanQuestion, { start, fee = 0 }: LoanTerms): FieldProblem[] => [
  ...('amount' in question ? positive('amount', question.amount) : []),
  ...('payment' in question ? positive('payment', question.payment) : []),
  ...('periods' in question ? countProblem('term', question.periods, MOST_PERIODS) : []),
  ...('ratePercent' in question ? percentProblem('rate', question.ratePercent) : []),
  ...moneyProblem('fee', fee),
  ...(start !== undefined && !parseDate(start) ? [{ field: 'start', message: 'noSuchDate' } as const] : []),
];
