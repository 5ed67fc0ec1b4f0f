import type { Money } from '../amounts/money';
import { duration } from '../amounts/month';
import { percentText } from '../amounts/number-text';
import { choiceOf, FREQUENCIES } from './inputs';
import type { LoanAnswer } from './read-loan';

interface Headline {
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
}

type Amortised = Extract<LoanAnswer, { kind: 'amortised' }>;

export const frequencyWord = (perYear: number): string => {
  const known = choiceOf(FREQUENCIES, String(perYear), '12');
  return FREQUENCIES.find(([value]) => value === known)?.[1] ?? 'Monthly';
};

/** '5 years', or '131 payments' when the payments do not make whole months. */
export const termText = (periods: number, perYear: number): string =>
  12 % perYear === 0 ? duration((periods * 12) / perYear) : `${periods} payments`;

const amortisedHeadline = ({ find, loan, perYear }: Amortised, money: Money): Headline => {
  if (find === 'rate')
    return { title: 'Interest rate', value: percentText(loan.ratePercent, 3), unit: 'a year' };
  if (find === 'amount') return { title: 'You can borrow', value: money.exact(loan.amount) };
  if (find === 'payment')
    return { title: `${frequencyWord(perYear)} payment`, value: money.exact(loan.payment) };
  const value = termText(loan.periods, perYear);
  const about = `about ${Math.round((loan.periods / perYear) * 10) / 10} years`;
  return { title: 'Paid off in', value, unit: 12 % perYear === 0 ? `${loan.periods} payments` : about };
};

/** The value that the user asked for. */
export const headline = (answer: LoanAnswer, money: Money): Headline => {
  if (answer.kind === 'amortised') return amortisedHeadline(answer, money);
  return answer.kind === 'deferred'
    ? { title: 'Due at the end', value: money.exact(answer.sum.due) }
    : { title: 'Paid out today', value: money.exact(answer.sum.received) };
};

/** The calculation in one line, for the history. */
export const loanLine = (answer: LoanAnswer, money: Money): string => {
  if (answer.kind !== 'amortised')
    return `${money.rounded(answer.sum.due)} due after ${duration(answer.months)} at ${percentText(answer.ratePercent)}`;
  const { loan, perYear, find } = answer;
  const known = {
    amount: money.rounded(loan.amount),
    rate: `at ${percentText(loan.ratePercent, 3)}`,
    term: `for ${termText(loan.periods, perYear)}`,
    payment: `paying ${money.exact(loan.payment)}`,
  };
  return Object.entries(known)
    .filter(([name]) => name !== find)
    .map(([, text]) => text)
    .join(' ');
};
