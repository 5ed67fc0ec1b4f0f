import type { AnswerShare } from '../../../data/statistics/statistics';

const number = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, { style: 'percent' });

interface BreakdownProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly title: string;
  readonly shares: readonly AnswerShare[];
  /** What 100% is. */
  readonly total: number;
  readonly unit?: string;
}

/** A table whose last column is a bar chart. */
export const Breakdown = ({ caption, title, shares, total, unit = 'People' }: BreakdownProps) => (
  <section className="card">
    <table className="adm-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{unit}</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, count }) => {
          const share = total > 0 ? count / total : 0;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number.format(count)}</td>
              <td>
                <span className="adm-bar">
                  <span className="adm-track" aria-hidden="true">
                    <span style={{ inlineSize: `${Math.min(100, 100 * share)}%` }} />
                  </span>
                  {percent.format(share)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
