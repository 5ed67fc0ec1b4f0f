import { rational } from '../rational';
import { parseDate } from './dates';
import { checkMortgage, type FieldProblem } from './mortgage-check';
import { centsOf, share, toCents } from './money';
import { exactPayment, totalOf } from './rates';
import type { Mortgage, MortgageInput } from './mortgage.types';
import { pmiOf } from './pmi';
import { hasExtras, makeSchedule, type Schedule } from './schedule';

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
