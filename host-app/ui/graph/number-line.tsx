import type { NumberLineEnd, NumberLineView } from '../../ports';
import { scale, ticks } from './scale';
import type { Range } from './scale';

const WIDTH = 640;
const HEIGHT = 96;
const AXIS = 44;
const EDGE = 20;

const rangeOf = (ends: readonly number[]): Range => {
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = Math.max((high - low) * 0.5, Math.abs(high) * 0.15, 3);
  return [low - margin, high + margin];
};

const Bound = ({ end, x }: { end: NumberLineEnd; x: number }) => (
  <g className="number-line-end">
    <circle cx={x} cy={AXIS} r="8" className={end.isOpen ? 'open' : 'closed'} />
    <text x={x} y={AXIS - 18} textAnchor="middle">
      {end.text.replace('-', '−')}
    </text>
  </g>
);

/** The solution of an inequality: filled ends are included, open ends are not. */
export const NumberLine = ({ intervals, label }: NumberLineView) => {
  const ends = intervals.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const range = rangeOf(ends.length === 0 ? [0] : ends.map(({ at }) => at));
  const inside = scale(range, WIDTH - 2 * EDGE);
  const toX = (value: number): number => EDGE + inside(value);
  const marked = new Set(ends.map(({ at }) => at));
  return (
    <svg className="number-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line className="number-line-axis" x1="6" x2={WIDTH - 6} y1={AXIS} y2={AXIS} />
      {ticks(range).map((at) => (
        <g key={at} className="number-line-tick">
          <line x1={toX(at)} x2={toX(at)} y1={AXIS - 5} y2={AXIS + 5} />
          <text x={toX(at)} y={AXIS + 32} textAnchor="middle">
            {String(at).replace('-', '−')}
          </text>
        </g>
      ))}
      {intervals.map(({ from, to }) => (
        <g key={`${from?.at} ${to?.at}`} className="number-line-part">
          <line x1={from ? toX(from.at) : 8} x2={to ? toX(to.at) : WIDTH - 8} y1={AXIS} y2={AXIS} />
          {!from && <path d={`M 4 ${AXIS} l 14 -9 v 18 z`} />}
          {!to && <path d={`M ${WIDTH - 4} ${AXIS} l -14 -9 v 18 z`} />}
        </g>
      ))}
      {[...marked].map((at) => {
        const end = ends.find((one) => one.at === at && !one.isOpen) ?? ends.find((one) => one.at === at);
        return end && <Bound key={at} end={end} x={toX(at)} />;
      })}
    </svg>
  );
};
