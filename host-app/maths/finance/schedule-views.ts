import { plainMoney, type Cents } from './money';
import type { ScheduleRow } from './schedule';

export interface YearRow {
  /** The calendar year, or without dates the year of the loan, from 1. */
  readonly year: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly extra: Cents;
  readonly balance: Cents;
}

/** The schedule with one row a year. */
export const byYear = (rows: readonly ScheduleRow[], paymentsPerYear = 12): YearRow[] => {
  const years: YearRow[] = [];
  for (const row of rows) {
    const year = row.date ? Number(row.date.slice(0, 4)) : Math.ceil(row.n / paymentsPerYear);
    const last = years.at(-1);
    const open = last?.year === year ? last : { year, payment: 0, interest: 0, principal: 0, extra: 0 };
    const sum: YearRow = {
      year,
      payment: open.payment + row.payment,
      interest: open.interest + row.interest,
      principal: open.principal + row.principal,
      extra: open.extra + row.extra,
      balance: row.balance,
    };
    if (last?.year === year) years[years.length - 1] = sum;
    else years.push(sum);
  }
  return years;
};

const COLUMNS = ['n', 'date', 'payment', 'interest', 'principal', 'extra', 'balance'] as const;
export type ScheduleColumn = (typeof COLUMNS)[number];

export interface ScheduleTable {
  readonly columns: readonly ScheduleColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** The schedule as text cells for a file. Columns without content are left out. */
export const scheduleTable = (rows: readonly ScheduleRow[]): ScheduleTable => {
  const dated = rows.some((row) => row.date !== undefined);
  const extras = rows.some((row) => row.extra > 0);
  const columns = COLUMNS.filter((column) => (column !== 'date' || dated) && (column !== 'extra' || extras));
  const cell = (row: ScheduleRow, column: ScheduleColumn): string =>
    column === 'n' ? String(row.n) : column === 'date' ? (row.date ?? '') : plainMoney(row[column]);
  return { columns, rows: rows.map((row) => columns.map((column) => cell(row, column))) };
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Lines end with CRLF (RFC 4180). */
export const toCsv = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
