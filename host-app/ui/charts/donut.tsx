import { useState } from 'react';
import './charts.css';

interface DonutPart {
  readonly name: string;
  readonly value: number;
  /** '$1,733.33' */
  readonly text: string;
}

interface DonutProps {
  /** The caption of the table beside the ring. */
  readonly title: string;
  /** At most five. */
  readonly parts: readonly DonutPart[];
  /** In the middle: the total and its unit. */
  readonly total: string;
  readonly unit: string;
}

const RADIUS = 80;
/** Gap between two parts, in hundredths of the ring. */
const GAP = 0.7;

const shares = (
  parts: readonly DonutPart[],
): readonly { readonly share: number; readonly start: number }[] => {
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  let start = 0;
  return parts.map(({ value }) => {
    const share = (value / whole) * 100;
    const from = start;
    start += share;
    return { share, start: from };
  });
};

const percent = (share: number): string =>
  `${share < 10 && share > 0 ? share.toFixed(1) : Math.round(share)}%`;

/** A ring chart with a table beside it. The table highlights the part under the pointer. */
export const Donut = ({ title, parts, total, unit }: DonutProps) => {
  const [lit, setLit] = useState<number | null>(null);
  const rings = shares(parts);
  const isAlone = rings.filter(({ share }) => share > 0).length < 2;
  const middle = lit === null ? undefined : parts[lit];
  return (
    <div className="donut">
      <div className="donut-ring" aria-hidden="true">
        <svg viewBox="0 0 200 200">
          {rings.map(({ share, start }, index) => {
            const length = isAlone ? share : Math.max(0, share - GAP);
            return (
              <circle
                key={parts[index]?.name}
                className={`chart-part part-${index + 1}${lit !== null && lit !== index ? ' faded' : ''}`}
                cx="100"
                cy="100"
                r={RADIUS}
                pathLength="100"
                strokeDasharray={`${length} ${100 - length}`}
                strokeDashoffset={-start}
                onPointerEnter={() => setLit(index)}
                onPointerLeave={() => setLit(null)}
              />
            );
          })}
        </svg>
        <p className="donut-middle">
          <strong>{middle?.text ?? total}</strong>
          <span>{middle?.name ?? unit}</span>
        </p>
      </div>
      <table className="donut-parts">
        <caption className="visually-hidden">{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Share</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, text }, index) => (
            <tr key={name} onPointerEnter={() => setLit(index)} onPointerLeave={() => setLit(null)}>
              <th scope="row">
                <span className={`chart-swatch part-${index + 1}`} />
                {name}
              </th>
              <td className="muted">{percent(rings[index]?.share ?? 0)}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
