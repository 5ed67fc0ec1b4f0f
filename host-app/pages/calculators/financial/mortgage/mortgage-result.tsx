import { memo } from 'react';
import { Donut } from '../../../../ui/charts/donut';
import { Notice } from '../../../../ui/kit/notice';
import type { Money } from '../amounts/money';
import { duration, longMonth } from '../amounts/month';
import { percentText } from '../amounts/number-text';
import { Facts } from '../result/facts';
import { ResultPanel } from '../result/result-panel';
import type { MortgageAnswer } from './read-mortgage';
import type { Pmi } from '../../../../maths/finance/pmi';
import type { Schedule } from '../../../../maths/finance/schedule';

/** The end date of private mortgage insurance, and how it can end sooner. */
const pmiSentence = (pmi: Pmi, schedule: Schedule, money: Money): string => {
  const when = (payment: number): string => {
    const date = schedule.rows[payment - 1]?.date;
    return date ? `${longMonth(date)} (payment ${payment})` : `payment ${payment}`;
  };
  const start = `PMI of ${money.exact(pmi.monthly)} a month ends in ${when(pmi.endMonth)}.`;
  if (pmi.endMonth < pmi.automaticMonth)
    return `${start} Ask your lender then, when 80% of the price is owed; otherwise it ends by itself in ${when(pmi.automaticMonth)}.`;
  return pmi.requestMonth < pmi.endMonth
    ? `${start} You may ask for it to end from ${when(pmi.requestMonth)}, when 80% of the price is owed.`
    : start;
};

interface MortgageResultProps {
  readonly answer: MortgageAnswer;
  readonly money: Money;
  readonly isStale: boolean;
}

const partsOf = ({ result }: MortgageAnswer, money: Money) =>
  (
    [
      ['Principal and interest', result.monthly.principalAndInterest],
      ['Property tax', result.monthly.tax],
      ['Home insurance', result.monthly.insurance],
      ['PMI', result.monthly.pmi],
      ['HOA fees', result.monthly.hoa],
    ] as const
  )
    .filter(([, cents]) => cents > 0)
    .map(([name, value]) => ({ name, value, text: money.exact(value) }));

const factsOf = ({ input, result }: MortgageAnswer, money: Money): readonly (readonly [string, string])[] => {
  const { lifetime, withExtras, schedule } = result;
  const paid = withExtras ?? schedule;
  const all = Object.values(lifetime).reduce((sum, cents) => sum + cents, 0);
  return [
    ['Loan amount', money.exact(result.loan)],
    ['Rate and term', `${percentText(input.ratePercent)} for ${duration(input.months)}`],
    ['Down payment', money.exact(result.downPayment)],
    ['Total interest', money.exact(lifetime.interest)],
    ['Loan paid in all', money.exact(paid.totalPaid)],
    ['With taxes and costs', money.exact(all)],
    ['Paid off', paid.payoffDate ? longMonth(paid.payoffDate) : ''],
  ];
};

/** The monthly payment, its parts, and the total cost of the loan. */
export const MortgageResult = memo(({ answer, money, isStale }: MortgageResultProps) => {
  const { result } = answer;
  const { withExtras, pmi } = result;
  return (
    <ResultPanel title="Monthly payment" value={money.exact(result.monthly.total)} isStale={isStale}>
      <Donut
        title="Parts of the monthly payment"
        parts={partsOf(answer, money)}
        total={money.exact(result.monthly.total)}
        unit="a month"
      />
      {withExtras && (
        <Notice tone="success">
          Your extra payments save <strong>{money.exact(withExtras.interestSaved)}</strong> of interest, and
          the loan ends {duration(withExtras.monthsSaved)} sooner.
        </Notice>
      )}
      {pmi && <Notice>{pmiSentence(pmi, result.schedule, money)}</Notice>}
      <Facts facts={factsOf(answer, money)} />
    </ResultPanel>
  );
});
