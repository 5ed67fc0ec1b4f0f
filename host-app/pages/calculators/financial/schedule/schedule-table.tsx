import { useMemo, useState } from 'react';
import { byYear, type YearRow } from '../../../../maths/finance/schedule-views';
import type { ScheduleRow } from '../../../../maths/finance/schedule';
import { Button } from '../../../../ui/kit/button';
import type { Money } from '../amounts/money';
import { CsvButton } from './csv-button';
import './schedule.css';
import { YearRows } from './year-rows';

interface ScheduleTableProps {
  readonly rows: readonly ScheduleRow[];
  readonly perYear: number;
  readonly money: Money;
  /** Name of the file for download. */
  readonly fileName: string;
}

const yearOf = (row: ScheduleRow, perYear: number): number =>
  row.date ? Number(row.date.slice(0, 4)) : Math.ceil(row.n / perYear);

const Head = ({ hasExtras }: { hasExtras: boolean }) => (
  <thead>
    <tr>
      <th scope="col">Year</th>
      <th scope="col" className="wide-only">
        Paid
      </th>
      <th scope="col">Interest</th>
      <th scope="col">Principal</th>
      {hasExtras && (
        <th scope="col" className="wide-only">
          Extra
        </th>
      )}
      <th scope="col">Balance</th>
    </tr>
  </thead>
);

/** The schedule by year; a year can be opened to show its payments. */
export const ScheduleTable = ({ rows, perYear, money, fileName }: ScheduleTableProps) => {
  const years = useMemo(() => byYear(rows, perYear), [rows, perYear]);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const hasExtras = years.some(({ extra }) => extra > 0);
  const toggle = (year: number): void => {
    const next = new Set(open);
    if (!next.delete(year)) next.add(year);
    setOpen(next);
  };
  const isAllOpen = years.every(({ year }) => open.has(year));
  const paymentsOf = ({ year }: YearRow): readonly ScheduleRow[] =>
    rows.filter((row) => yearOf(row, perYear) === year);
  return (
    <section className="schedule laid-out-later" aria-labelledby="schedule-title">
      <div className="schedule-head">
        <h2 id="schedule-title">Payment schedule</h2>
        <div className="schedule-actions no-print">
          <Button
            variant="quiet"
            onClick={() => setOpen(isAllOpen ? new Set() : new Set(years.map(({ year }) => year)))}
          >
            {isAllOpen ? 'Close all years' : 'Open all years'}
          </Button>
          <CsvButton rows={rows} name={fileName} />
        </div>
      </div>
      {/* Scrolls sideways when the amounts are too long for a phone. */}
      <div className="schedule-scroll">
        <table className="schedule-table">
          <caption className="visually-hidden">Payments by year; each year opens to its payments</caption>
          <Head hasExtras={hasExtras} />
          {years.map((year) => (
            <YearRows
              key={year.year}
              year={year}
              payments={open.has(year.year) ? paymentsOf(year) : null}
              hasExtras={hasExtras}
              money={money}
              onToggle={() => toggle(year.year)}
            />
          ))}
        </table>
      </div>
    </section>
  );
};
