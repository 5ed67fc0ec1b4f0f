import { evaluate } from '../../solver/check/values/evaluate';
import { plain } from '../../solver/print/plain';
import type { Interval, Solution } from '../../solver/index';
import type { NumberLineEnd, NumberLineView } from '../../ports';

type Expr = Interval['lo'];

const end = (at: Expr, isOpen: boolean): NumberLineEnd | null => {
  const { re, im } = evaluate(at, {});
  if (!Number.isFinite(re) || Math.abs(im) > 1e-9) return null;
  const text = plain(at);
  // A long exact form does not fit beside a tick.
  return { at: re, text: text.length > 8 ? String(Number(re.toPrecision(4))) : text, isOpen };
};

const words = (name: string, { from, to }: NumberLineView['intervals'][number]): string => {
  const lower = from && `${name} is ${from.isOpen ? 'greater than' : 'at least'} ${from.text}`;
  const upper = to && `${lower ? '' : `${name} is `}${to.isOpen ? 'less than' : 'at most'} ${to.text}`;
  if (from && to && from.at === to.at) return `${name} is ${from.text}`;
  return [lower, upper].filter(Boolean).join(' and ') || `${name} is any number`;
};

/** The number line of an inequality's solution; `null` for other answers. */
export const numberLineOf = ({ answer: { value } }: Solution): NumberLineView | null => {
  if (value.kind !== 'intervals' || value.intervals.length === 0) return null;
  const intervals = value.intervals.map(({ lo, hi, loOpen, hiOpen }) => ({
    from: end(lo, loOpen),
    to: end(hi, hiOpen),
  }));
  return {
    intervals,
    label: `Number line: ${intervals.map((one) => words(value.variable, one)).join(', or ')}`,
  };
};
