import { memo } from 'react';
import type { Cents } from '../../../../maths/finance/money';
import type { Schedule } from '../../../../maths/finance/schedule';
import type { Money } from '../amounts/money';
import { BalanceChart } from './balance-chart';
import { ScheduleTable } from './schedule-table';

interface ScheduleDetailsProps {
  readonly principal: Cents;
  readonly plain: Schedule;
  readonly faster: Schedule | undefined;
  readonly perYear: number;
  readonly money: Money;
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
