import type { LoanQuestion, LoanTerms } from './loan';
import { parseDate } from './dates';
import { countProblem, moneyProblem, percentProblem, type FieldProblem } from './mortgage-check';
import type { Cents } from './money';

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
