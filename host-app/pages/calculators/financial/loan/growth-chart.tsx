import { useMemo } from 'react';
import { deferredLoan } from '../../../../maths/finance/loan';
import { AreaChart } from '../../../../ui/charts/area-chart';
import type { Money } from '../amounts/money';
import { duration } from '../amounts/month';
import type { LoanAnswer } from './read-loan';

type LumpSum = Extract<LoanAnswer, { kind: 'deferred' | 'bond' }>;

/** Terms up to this many months are drawn by month, longer ones by year. */
const MONTHLY_UNTIL = 24;
const MOST_MARKS = 6;

const stepsOf = (months: number): readonly number[] => {
  const every = months <= MONTHLY_UNTIL || months % 12 !== 0 ? 1 : 12;
  return Array.from({ length: Math.floor(months / every) + 1 }, (_, index) => index * every);
};

/** The balance of a loan without payments. */
export const GrowthChart = ({ answer, money }: { answer: LumpSum; money: Money }) => {
  const { sum, ratePercent, months, compounding } = answer;
  const steps = useMemo(() => stepsOf(months), [months]);
  const values = useMemo(
    () =>
      steps.map((at) =>
        at === 0 ? sum.received : deferredLoan(sum.received, ratePercent, at, compounding).due,
      ),
    [steps, sum.received, ratePercent, compounding],
  );
  const every = Math.max(1, Math.ceil(steps.length / MOST_MARKS));
  const marks = steps
    .map((at, step) => ({ step, text: at % 12 === 0 ? `${at / 12} y` : `${at} mo` }))
    .filter(({ step }) => step % every === 0);
  return (
    <AreaChart
      title="What is owed as interest adds up"
      summary={`${money.exact(sum.received)} grows to ${money.exact(sum.due)} in ${duration(months)}.`}
      series={[{ name: 'Owed', values }]}
      marks={marks}
      stepText={(step) => (step === 0 ? 'At the start' : `After ${duration(steps[step] ?? 0)}`)}
      valueText={money.exact}
      axisText={money.brief}
    />
  );
};
