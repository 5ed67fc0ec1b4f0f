import { useMemo } from 'react';
import type { Cents } from '../../../../maths/finance/money';
import type { Schedule } from '../../../../maths/finance/schedule';
import { AreaChart } from '../../../../ui/charts/area-chart';
import type { Money } from '../amounts/money';
import { longMonth } from '../amounts/month';
import { yearMarks } from './year-marks';

interface BalanceChartProps {
  readonly principal: Cents;
  readonly plain: Schedule;
  readonly faster: Schedule | undefined;
  readonly perYear: number;
  readonly money: Money;
}

const balances = (principal: Cents, { rows }: Schedule): readonly Cents[] => [
  principal,
  ...rows.map(({ balance }) => balance),
];

/** The payment at which half of the loan is repaid. It is later than most users expect. */
const halfway = (principal: Cents, { rows }: Schedule): number =>
  rows.find(({ balance }) => balance * 2 <= principal)?.n ?? rows.length;

/** The balance over the years, with and without extra payments. */
export const BalanceChart = ({ principal, plain, faster, perYear, money }: BalanceChartProps) => {
  const { rows } = plain;
  const series = useMemo(
    () => [
      { name: faster ? 'As scheduled' : 'Balance', values: balances(principal, plain) },
      ...(faster ? [{ name: 'With extra payments', values: balances(principal, faster) }] : []),
    ],
    [principal, plain, faster],
  );
  const stepText = (step: number): string => {
    const date = rows[step - 1]?.date;
    if (step === 0) return 'At the start';
    return date ? longMonth(date) : `After payment ${step}`;
  };
  const half = stepText(halfway(principal, faster ?? plain)).replace('After', 'after');
  const end = stepText((faster ?? plain).rows.length).replace('After', 'after');
  return (
    <AreaChart
      title="What you still owe"
      summary={`Half of the ${money.rounded(principal)} is paid back by ${half}, all of it by ${end}.`}
      series={series}
      marks={yearMarks(rows, perYear)}
      stepText={stepText}
      valueText={money.exact}
      axisText={money.brief}
    />
  );
};
