import { useMemo, useState } from 'react';
import {
  byYear,
  scheduleTable,
  toCsv,
  type YearRow,
  type ScheduleColumn,
} from '../../../../maths/finance/schedule-views';
import type { ScheduleRow } from '../../../../maths/finance/schedule';
import { Button } from '../../../../ui/kit/button';
import type { Money } from '../amounts/money';
import { YearRows } from './year-rows';
import Download from 'lucide-react/icons/download';
import { Icon } from '../../../../ui/kit/icon';
import './schedule.css';

const HEADINGS: Readonly<Record<ScheduleColumn, string>> = {
  n: 'Payment',
  date: 'Date',
  payment: 'Paid',
  interest: 'Interest',
  principal: 'Principal',
  extra: 'Extra',
  balance: 'Balance',
};

const scheduleCsv = (rows: readonly ScheduleRow[]): string => {
  const table = scheduleTable(rows);
  return toCsv(
    table.columns.map((column) => HEADINGS[column]),
    table.rows,
  );
};

const save = (text: string, name: string): void => {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Downloads all payments for a spreadsheet. */
const CsvButton = ({ rows, name }: { rows: readonly ScheduleRow[]; name: string }) => (
  <Button className="no-print" onClick={() => save(scheduleCsv(rows), name)}>
    <Icon icon={Download} size={18} /> Download CSV
  </Button>
);

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
