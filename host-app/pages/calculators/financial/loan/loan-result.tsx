import { memo } from 'react';
import { Donut } from '../../../../ui/charts/donut';
import { Notice } from '../../../../ui/kit/notice';
import type { Money } from '../amounts/money';
import { longMonth } from '../amounts/month';
import { percentText } from '../amounts/number-text';
import { fromNumber } from '../../../../maths/rational';
import { Facts } from '../result/facts';
import { ResultPanel } from '../result/result-panel';
import { frequencyWord, headline, termText } from './loan-texts';
import type { LoanAnswer } from './read-loan';

interface LoanResultProps {
  readonly answer: LoanAnswer;
  readonly money: Money;
  readonly isStale: boolean;
}

type FactList = readonly (readonly [name: string, text: string])[];

const amortisedFacts = (answer: Extract<LoanAnswer, { kind: 'amortised' }>, money: Money): FactList => {
  const { loan, fee, perYear } = answer;
  const paid = loan.withExtras ?? loan.schedule;
  return [
    ['Loan amount', money.exact(loan.amount)],
    [`${frequencyWord(perYear)} payment`, money.exact(loan.payment)],
    ['Interest rate', percentText(loan.ratePercent, 3)],
    ['Term', termText(loan.periods, perYear)],
    ['Total interest', money.exact(paid.totalInterest)],
    ['Total paid', money.exact(paid.totalPaid)],
    ['Last payment', money.exact(paid.lastPayment)],
    ['Paid off', paid.payoffDate ? longMonth(paid.payoffDate) : ''],
    ['Paid out after the fee', fee > 0 ? money.exact(loan.amount - fee) : ''],
    ['APR with the fee', loan.aprPercent === undefined ? '' : percentText(fromNumber(loan.aprPercent), 3)],
  ];
};

const factsOf = (answer: LoanAnswer, money: Money): FactList =>
  answer.kind === 'amortised'
    ? amortisedFacts(answer, money)
    : [
        ['Paid out', money.exact(answer.sum.received)],
        ['Due', money.exact(answer.sum.due)],
        ['Interest', money.exact(answer.sum.interest)],
        ['Interest rate', percentText(answer.ratePercent)],
      ];

const splitOf = (answer: LoanAnswer): { principal: number; interest: number; fee: number } => {
  if (answer.kind !== 'amortised')
    return { principal: answer.sum.received, interest: answer.sum.interest, fee: 0 };
  const { loan, fee } = answer;
  const { totalInterest } = loan.withExtras ?? loan.schedule;
  return { principal: loan.amount - fee, interest: totalInterest, fee };
};

/** The calculated value, the parts of all payments, and further numbers. */
export const LoanResult = memo(({ answer, money, isStale }: LoanResultProps) => {
  const { principal, interest, fee } = splitOf(answer);
  const parts = [
    { name: fee > 0 ? 'What you receive' : 'Principal', value: principal },
    { name: 'Interest', value: interest },
    { name: 'Fee', value: fee },
  ].filter(({ value, name }) => value > 0 || name === 'Interest');
  const faster = answer.kind === 'amortised' ? answer.loan.withExtras : undefined;
  return (
    <ResultPanel {...headline(answer, money)} isStale={isStale}>
      <Donut
        title="What is paid in all"
        parts={parts.map((part) => ({ ...part, text: money.exact(part.value) }))}
        total={money.exact(principal + interest + fee)}
        unit="paid in all"
      />
      {faster && answer.kind === 'amortised' && (
        <Notice tone="success">
          Your extra payments save <strong>{money.exact(faster.interestSaved)}</strong> of interest, and the
          loan ends {termText(faster.periodsSaved, answer.perYear)} sooner.
        </Notice>
      )}
      <Facts facts={factsOf(answer, money)} />
    </ResultPanel>
  );
});
