import Download from 'lucide-react/icons/download';
import { scheduleTable, toCsv, type ScheduleColumn } from '../../../../maths/finance/schedule-views';
import type { ScheduleRow } from '../../../../maths/finance/schedule';
import { Button } from '../../../../ui/kit/button';
import { Icon } from '../../../../ui/kit/icon';

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
export const CsvButton = ({ rows, name }: { rows: readonly ScheduleRow[]; name: string }) => (
  <Button className="no-print" onClick={() => save(scheduleCsv(rows), name)}>
    <Icon icon={Download} size={18} /> Download CSV
  </Button>
);
