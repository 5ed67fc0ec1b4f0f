import { approx } from '../../kernel/approx.js';
import { rational } from '../../../maths/rational.js';
import { add, div, mul, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { fn } from '../../kernel/functions.js';
import type { Draft, Interval, Problem, Step } from '../../solution.js';
import { arg, INFINITY, isNode, num, PI, factorsOf, termsOf, type Expr } from '../../tree/expr.js';
import { isInfinite, placeOf } from '../../tree/predicates.js';
import { contains } from '../../tree/walk.js';
import { lineIn } from '../calculus/integrals/table.js';
import { limitOf } from '../calculus/limits/limit-value.js';
import { intervalsExpr } from '../inequality.js';
import { tidy } from '../simplify/index.js';
import { step, draftOf } from '../trace.js';
import { MINUS_INFINITY, valueAt, type Piece } from './analysis.js';
import { behaviour } from './monotonicity.js';
import { valueStep } from './extrema.js';

/** a sin(b x + c) + d, or the same with cos. */
interface Sinusoid {
  readonly name: string;
  readonly a: Expr;
  readonly b: Expr;
  readonly c: Expr;
  readonly d: Expr;
}
export const sinusoidOf = (e: Expr, x: string): Sinusoid | null => {
  const whole = canon(e);
  const terms = termsOf(whole);
  const [moving, ...more] = terms.filter((term) => contains(term, x));
  if (!moving || more.length > 0) return null;
  const factors = factorsOf(moving);
  const [wave, ...others] = factors.filter((factor) => contains(factor, x));
  if (!wave || others.length > 0 || !isNode(wave) || wave.kind !== 'call') return null;
  const line = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].includes(wave.name)
    ? lineIn(arg(wave, 0), x)
    : null;
  return (
    line && {
      name: wave.name,
      a: mul(...factors.filter((factor) => factor !== wave)),
      b: line[0],
      c: line[1],
      d: add(...terms.filter((term) => term !== moving)),
    }
  );
};

interface End {
  readonly value: Expr;
  readonly taken: boolean;
}
const size = (e: Expr): number => placeOf(e, approx);

/** The value at an end of a piece, or the limit there. */
const endOf = (e: Expr, x: string, place: Expr, side: 'left' | 'right', inside: boolean): End | null => {
  const value = inside && !isInfinite(place) ? valueAt(e, x, place) : null;
  if (value) return { value, taken: true };
  const limit = limitOf(canon(e), x, place, side);
  return limit && { value: isInfinite(limit) ? limit : tidy(limit), taken: false };
};

const belongs = (domain: readonly Interval[], place: Expr): boolean =>
  domain.some(
    ({ lo, hi, loOpen, hiOpen }) =>
      (size(place) > size(lo) || (!loOpen && place.key === lo.key)) &&
      (size(place) < size(hi) || (!hiOpen && place.key === hi.key)),
  );

const imageOf = (e: Expr, x: string, piece: Piece, domain: readonly Interval[]): Interval | null => {
  const left = endOf(e, x, piece.lo, 'right', belongs(domain, piece.lo));
  const right = endOf(e, x, piece.hi, 'left', belongs(domain, piece.hi));
  if (!left || !right) return null;
  const [low, high] = size(left.value) <= size(right.value) ? [left, right] : [right, left];
  return { lo: low.value, hi: high.value, loOpen: !low.taken, hiOpen: !high.taken };
};

/** Joins intervals that overlap, or touch at a value that is attained. */
const united = (intervals: readonly Interval[]): Interval[] => {
  const sorted = [...intervals].sort(
    (a, b) => size(a.lo) - size(b.lo) || Number(a.loOpen) - Number(b.loOpen),
  );
  const result: Interval[] = [];
  for (const next of sorted) {
    const last = result.at(-1);
    const gap = last ? size(next.lo) - size(last.hi) : Infinity;
    const touches = gap < -1e-12 || (Math.abs(gap) <= 1e-12 && !(next.loOpen && last?.hiOpen));
    if (!last || !(touches || (last.lo.key === next.lo.key && last.hi.key === next.hi.key))) {
      result.push(next);
      continue;
    }
    const isHigher = size(next.hi) > size(last.hi);
    const same = Math.abs(size(next.hi) - size(last.hi)) <= 1e-12;
    result[result.length - 1] = {
      lo: last.lo,
      loOpen: Math.abs(size(next.lo) - size(last.lo)) <= 1e-12 ? last.loOpen && next.loOpen : last.loOpen,
      hi: isHigher ? next.hi : last.hi,
      hiOpen: same ? last.hiOpen && next.hiOpen : isHigher ? next.hiOpen : last.hiOpen,
    };
  }
  return result;
};

const everyReal: Interval = { lo: MINUS_INFINITY, hi: INFINITY, loOpen: true, hiOpen: true };

const sinusoidRange = ({ name, a, d }: Sinusoid): readonly Interval[] | null => {
  const height = fn('abs', a);
  if (name === 'tan' || name === 'cot') return [everyReal];
  const [low, high] = [tidy(sub(d, height)), tidy(add(d, height))];
  if (name === 'sin' || name === 'cos') return [{ lo: low, hi: high, loOpen: false, hiOpen: false }];
  return [
    { lo: MINUS_INFINITY, hi: low, loOpen: true, hiOpen: false },
    { lo: high, hi: INFINITY, loOpen: false, hiOpen: true },
  ];
};

/** A point where the sinusoid is highest, and one where it is lowest. */
const sinusoidEvidence = ({ name, b, c }: Sinusoid): Expr[] =>
  [0, 1, 2, 3].flatMap((quarter) => {
    const angle = mul(num(rational(quarter, 2)), PI);
    return name === 'tan' || name === 'cot' ? [] : [div(sub(angle, c), b)];
  });

const rangeOf = (
  e: Expr,
  x: string,
): { intervals: readonly Interval[]; steps: readonly Step[]; evidence: readonly Expr[] } | null => {
  const wave = sinusoidOf(e, x);
  if (wave) {
    const intervals = sinusoidRange(wave);
    return intervals && { intervals, steps: [], evidence: sinusoidEvidence(wave) };
  }
  const found = behaviour(e, x, false);
  if (!found) return null;
  const images = found.critical.pieces.map((piece) => imageOf(e, x, piece, found.critical.domain));
  if (images.some((image) => image === null)) return null;
  const places = found.critical.pieces
    .flatMap(({ lo, hi }) => [lo, hi])
    .filter((place, at, all) => all.findIndex((other) => other.key === place.key) === at)
    .filter((place) => belongs(found.critical.domain, place));
  const values = places.flatMap((place) => {
    const value = valueAt(e, x, place);
    return value ? valueStep(e, x, place, value) : [];
  });
  return {
    intervals: united(images.filter((image) => image !== null)),
    steps: [...found.steps, ...values],
    evidence: places,
  };
};

export const planRange = ({ expression, variable: x }: Problem): Draft | null => {
  const found = rangeOf(expression, x);
  if (!found) return null;
  const result = intervalsExpr('y', found.intervals);
  return {
    ...draftOf({ kind: 'intervals', variable: 'y', intervals: found.intervals }, [
      ...found.steps,
      step('attained-values', expression, result, 'case'),
    ]),
    evidence: found.evidence,
  };
};
