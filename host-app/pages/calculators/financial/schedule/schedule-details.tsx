import { memo } from 'react';
import { BalanceChart, type BalanceChartProps } from './balance-chart';
import { ScheduleTable } from './schedule-table';

interface ScheduleDetailsProps extends BalanceChartProps {
  readonly fileName: string;
  readonly isStale: boolean;
}

/** Below the result: the balance chart and the payment schedule. */
export const ScheduleDetails = memo(({ isStale, fileName, ...chart }: ScheduleDetailsProps) => (
  <div className={`schedule-details${isStale ? ' stale' : ''}`}>
    <div className="card laid-out-later">
      <BalanceChart {...chart} />
    </div>
    <ScheduleTable
      rows={(chart.faster ?? chart.plain).rows}
      perYear={chart.perYear}
      money={chart.money}
      fileName={fileName}
    />
  </div>
));
