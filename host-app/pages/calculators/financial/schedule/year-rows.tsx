import ChevronRight from 'lucide-react/icons/chevron-right';
import type { YearRow } from '../../../../maths/finance/schedule-views';
import type { ScheduleRow } from '../../../../maths/finance/schedule';
import { Icon } from '../../../../ui/kit/icon';
import type { Money } from '../amounts/money';
import { shortMonth } from '../amounts/month';

interface YearRowsProps {
  readonly year: YearRow;
  /** `null` while the year is closed. */
  readonly payments: readonly ScheduleRow[] | null;
  readonly hasExtras: boolean;
  readonly money: Money;
  readonly onToggle: () => void;
}

type Amounts = Pick<YearRow, 'payment' | 'interest' | 'principal' | 'extra' | 'balance'>;

const Cells = ({ row, hasExtras, text }: { row: Amounts; hasExtras: boolean; text: Money['exact'] }) => (
  <>
    <td className="wide-only">{text(row.payment + row.extra)}</td>
    <td>{text(row.interest)}</td>
    <td>{text(row.principal)}</td>
    {hasExtras && <td className="wide-only">{text(row.extra)}</td>}
    <td>{text(row.balance)}</td>
  </>
);

/** A year of the schedule with its payments below. */
export const YearRows = ({ year, payments, hasExtras, money, onToggle }: YearRowsProps) => {
  return (
    <tbody className={payments ? 'open' : ''}>
      <tr className="year-row">
        <th scope="row">
          <button type="button" aria-expanded={payments !== null} onClick={onToggle}>
            <Icon icon={ChevronRight} size={16} />
            {year.year}
          </button>
        </th>
        <Cells row={year} hasExtras={hasExtras} text={money.rounded} />
      </tr>
      {payments?.map((row) => (
        <tr key={row.n} className="month-row">
          <th scope="row">
            {row.date ? shortMonth(row.date).split(' ')[0] : row.n}
            <span className="muted wide-only"> · {row.n}</span>
          </th>
          <Cells row={row} hasExtras={hasExtras} text={money.exact} />
        </tr>
      ))}
    </tbody>
  );
};
