import { attempt } from '../../../../maths/calculation-error';
import { parseDate } from '../../../../maths/finance/dates';
import {
  amortisedLoan,
  bond,
  checkLoan,
  deferredLoan,
  type Loan,
  type LoanQuestion,
  type LoanTerms,
  type LumpSum,
} from '../../../../maths/finance/loan';
import { percentProblem, type FieldProblem } from '../../../../maths/finance/mortgage-check';
import { centsOf, type Cents } from '../../../../maths/finance/money';
import type { Compounding } from '../../../../maths/finance/rates';
import type { Rational } from '../../../../maths/rational';
import type { MessageKey } from '../../../../maths/messages';
import { createFieldReader, type FieldReader } from '../amounts/read-fields';
import type { MoneyReading } from '../amounts/use-money-form';
import { COMPOUNDINGS, choiceOf, FINDS, FREQUENCIES, KINDS, type Find, type LoanInputs } from './inputs';

export type LoanAnswer =
  | {
      readonly kind: 'amortised';
      readonly find: Find;
      readonly loan: Loan;
      readonly fee: Cents;
      readonly perYear: number;
    }
  | {
      readonly kind: 'deferred' | 'bond';
      readonly sum: LumpSum;
      readonly ratePercent: Rational;
      readonly months: number;
      readonly compounding: Compounding;
    };

type LoanReading = MoneyReading<LoanAnswer>;

/** The field that causes a calculation error. */
const BLAMED: Partial<Record<MessageKey, string>> = {
  paymentTooSmall: 'payment',
  paymentsBelowAmount: 'payment',
  loanTooLong: 'payment',
  feeCoversAmount: 'fee',
};

const readQuestion = (inputs: LoanInputs, reader: FieldReader, perYear: number): LoanQuestion => {
  const find = choiceOf(FINDS, inputs.find, 'payment');
  const amount = (): Cents => reader.money('amount', inputs.amount);
  const payment = (): Cents => reader.money('payment', inputs.payment);
  const ratePercent = (): Rational => reader.number('rate', inputs.rate);
  const periods = (): number =>
    Math.max(1, Math.round((reader.months('term', inputs.term, inputs.termUnit) * perYear) / 12));
  if (find === 'term') return { find, amount: amount(), ratePercent: ratePercent(), payment: payment() };
  if (find === 'rate') return { find, amount: amount(), payment: payment(), periods: periods() };
  if (find === 'amount') return { find, payment: payment(), ratePercent: ratePercent(), periods: periods() };
  return { find, amount: amount(), ratePercent: ratePercent(), periods: periods() };
};

const compoundingOf = (text: string, otherwise: number): Compounding => {
  const choice = choiceOf(COMPOUNDINGS, text, '');
  return choice === 'continuous' ? choice : Number(choice) || otherwise;
};

const failed = (problems: readonly FieldProblem[]): LoanReading => ({
  ok: false,
  problems: Object.fromEntries(problems.map(({ field, ...message }) => [field, message])),
});

const readAmortised = (inputs: LoanInputs, reader: FieldReader, thisMonth: string): LoanReading => {
  const perYear = Number(choiceOf(FREQUENCIES, inputs.every, '12'));
  const question = readQuestion(inputs, reader, perYear);
  const start = inputs.start || thisMonth;
  const extra = reader.money('extra', inputs.extra, { isOptional: true });
  const share = reader.share('fee', inputs.fee, inputs.feeUnit);
  if (!parseDate(start)) reader.note('start', 'noSuchDate');
  const terms: LoanTerms = {
    paymentsPerYear: perYear,
    compounding: compoundingOf(inputs.compounding, perYear),
    start,
    extras: { regular: { cents: extra } },
  };
  const shareWrong = share.kind === 'percent' ? percentProblem('fee', share.percent) : [];
  const problems = [...checkLoan(question, terms), ...shareWrong];
  if (Object.keys(reader.problems).length > 0) return { ok: false, problems: reader.problems };
  if (problems.length > 0) return failed(problems);
  const calculated = attempt((): LoanAnswer => {
    // A fee in percent refers to the amount, which may be the calculated value.
    const amount = 'amount' in question ? question.amount : amortisedLoan(question, terms).amount;
    const fee = centsOf(share, amount);
    const loan = amortisedLoan(question, { ...terms, fee });
    return { kind: 'amortised', find: question.find, loan, fee, perYear };
  });
  if (calculated.ok) return { ok: true, answer: calculated.value };
  const { key, params } = calculated.error;
  return failed([{ field: BLAMED[key] ?? 'amount', message: key, params }]);
};

const readLumpSum = (inputs: LoanInputs, reader: FieldReader, kind: 'deferred' | 'bond'): LoanReading => {
  const amount = reader.money('amount', inputs.amount);
  const ratePercent = reader.number('rate', inputs.rate);
  const months = reader.months('term', inputs.term, inputs.termUnit);
  if (amount === 0) reader.note('amount', 'mustBePositive');
  if (Object.keys(reader.problems).length > 0) return { ok: false, problems: reader.problems };
  const wrong = percentProblem('rate', ratePercent);
  if (wrong.length > 0) return failed(wrong);
  const compounding = compoundingOf(inputs.compounding, 1);
  const work = kind === 'bond' ? bond : deferredLoan;
  const calculated = attempt(() => work(amount, ratePercent, months, compounding));
  if (!calculated.ok)
    return failed([{ field: 'amount', message: calculated.error.key, params: calculated.error.params }]);
  return { ok: true, answer: { kind, sum: calculated.value, ratePercent, months, compounding } };
};

/** Calculates the loan from the typed inputs, or returns a message for each invalid field. */
export const readLoan = (inputs: LoanInputs, thisMonth: string): LoanReading => {
  const reader = createFieldReader();
  const kind = choiceOf(KINDS, inputs.kind, 'amortised');
  return kind === 'amortised' ? readAmortised(inputs, reader, thisMonth) : readLumpSum(inputs, reader, kind);
};
