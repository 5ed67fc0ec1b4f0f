import { useMemo } from 'react';
import type { Cents } from '../../../../maths/finance/money';
import type { Schedule, ScheduleRow } from '../../../../maths/finance/schedule';
import { AreaChart } from '../../../../ui/charts/area-chart';
import type { Money } from '../amounts/money';
import { longMonth } from '../amounts/month';

/** This many fit on a phone. */
const MOST_MARKS = 6;

/** The years on the horizontal axis of a chart: few, and evenly spaced. */
const yearMarks = (
  rows: readonly ScheduleRow[],
  perYear: number,
): readonly { readonly step: number; readonly text: string }[] => {
  const years = Math.max(1, Math.floor(rows.length / perYear));
  const every = [1, 2, 5, 10, 20, 25, 50].find((count) => years / count < MOST_MARKS) ?? 100;
  const firstYear = Number(rows[0]?.date?.slice(0, 4) ?? 0);
  const count = Math.floor(years / every) + 1;
  return Array.from({ length: count }, (_, index) => ({
    step: index * every * perYear,
    text: firstYear > 0 ? String(firstYear + index * every) : `${index * every} y`,
  })).filter(({ step }) => step <= rows.length);
};

export interface BalanceChartProps {
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
