import type { ReactNode } from 'react';
import type { TotalsRow, TotalsView } from '../../../sdk/internal';

/** The `part` of each kind of row. */
const PARTS: Readonly<Record<TotalsRow['kind'], string>> = {
  subtotal: 'total-row subtotal',
  discount: 'total-row discount',
  'excluding-tax': 'total-row excluding-tax',
  tax: 'total-row tax',
  total: 'total-row total',
  'due-today': 'total-row due',
  'included-tax': 'total-row tax',
  'due-later': 'total-row due-later',
};

export const Amount = ({ amount, waiting }: { amount: string | null; waiting: string }) =>
  amount === null ? (
    <>
      <span className="skeleton-line total-shape" aria-hidden="true" />
      <span className="unseen">{waiting}</span>
    </>
  ) : (
    <bdi>{amount}</bdi>
  );

interface RowsProps {
  readonly rows: TotalsView;
  readonly waiting: string;
  /** The rows are the terms above the button, not the totals. */
  readonly areTerms?: boolean;
}

/** One line for each row. */
export const Rows = ({ rows, waiting, areTerms = false }: RowsProps) => (
  <dl className="total-rows">
    {rows.map(({ kind, label, amount, note }, index) => (
      // Two rows can have the same label.
      <div
        key={`${index} ${label}`}
        className={`total-row total-${kind}`}
        part={areTerms ? undefined : PARTS[kind]}
      >
        <dt>
          <bdi>{label}</bdi>
          {note && amount !== '' && <bdi className="total-note">{note}</bdi>}
        </dt>
        <dd>
          {amount === '' ? (
            <bdi className="total-note">{note}</bdi>
          ) : (
            <Amount amount={amount} waiting={waiting} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

interface TotalsProps {
  readonly rows: TotalsView;
  /** For screen readers, in place of an amount that is being computed. */
  readonly waiting: string;
  /** Shown below the rows. */
  readonly children?: ReactNode;
}

/** What the customer pays, row by row: today and later. */
export const Totals = ({ rows, waiting, children }: TotalsProps) =>
  rows.length > 0 && (
    <div className="totals" part="totals" aria-busy={rows.some(({ amount }) => amount === null) || undefined}>
      <Rows rows={rows} waiting={waiting} />
      {children}
    </div>
  );
