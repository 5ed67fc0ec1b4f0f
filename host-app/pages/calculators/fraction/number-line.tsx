import { toNumber } from '../../../maths/rational';
import type { Rational } from '../../../maths/rational';
import { ticks } from '../../../ui/graph/scale';
import type { Range } from '../../../ui/graph/scale';
import { mixedText } from './comparison';

/** Space at both ends for labels, in percent of the width. */
const EDGE = 7;
const LINE = 78;
const HEIGHT = 118;

/** From 0 to 1 when all numbers are inside and far enough apart; otherwise a range around them. */
export const lineRange = (values: readonly number[]): Range => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spread = high - low;
  if (spread === 0) return [Math.floor(low - 1), Math.ceil(low + 1)];
  const [from, to] = [Math.min(0, Math.floor(low)), Math.max(1, Math.ceil(high))];
  return spread > (to - from) * 0.04 ? [from, to] : [low - spread, high + spread];
};

const percent = (value: number, [from, to]: Range): string =>
  `${(EDGE + ((100 - 2 * EDGE) * (value - from)) / (to - from)).toFixed(2)}%`;

const Tick = ({ at, range }: { at: number; range: Range }) => (
  <g>
    <line x1={percent(at, range)} x2={percent(at, range)} y1={LINE - 6} y2={LINE + 6} />
    <text x={percent(at, range)} y={LINE + 28} textAnchor="middle">
      {String(at).replace('-', '−')}
    </text>
  </g>
);

/**
 * The numbers on a line; labels of close neighbours are on two levels. Drawn in real pixels, so that text
 * keeps its size.
 */
export const NumberLine = ({ values }: { values: readonly Rational[] }) => {
  const sorted = [...values].sort((a, b) => toNumber(a) - toNumber(b));
  const places = sorted.map(toNumber);
  const range = lineRange(places);
  return (
    <svg
      className="number-line"
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={`On the number line, from left to right: ${sorted.map(mixedText).join(', ')}`}
    >
      <g className="number-line-scale">
        <line x1="1%" x2="99%" y1={LINE} y2={LINE} />
        {ticks(range, 5).map((at) => (
          <Tick key={at} at={at} range={range} />
        ))}
      </g>
      {sorted.map((value, index) => {
        const x = percent(places[index] ?? 0, range);
        const level = index % 2 === 0 ? 44 : 18;
        return (
          <g key={index} className={`number-line-point point-${(index % 2) + 1}`}>
            <line x1={x} x2={x} y1={level + 6} y2={LINE} />
            <circle cx={x} cy={LINE} r="7" />
            <text x={x} y={level} textAnchor="middle">
              {mixedText(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
