import { arg, isNode, type Expr } from '../../tree/expr.js';
import type { Pair } from './lines.js';
import { curveOf, type Curve } from './shape.js';
import type { Judge } from './steps.js';
import { endValue } from '../values/evaluate.js';

export const FINE: readonly number[] = Array.from({ length: 1961 }, (_, k) => (k - 980) * 0.0613 + 0.00091);
export const COARSE: readonly number[] = FINE.filter((_, k) => k % 7 === 0);

/** (0, 2) or (5, infinity) as pairs; null when it is not that. */
const pairsOf = (e: Expr): Pair[] | null => {
  if (!isNode(e) || e.kind !== 'list') return null;
  if (e.name === 'none') return [];
  if (e.name === 'tuple') return [[endValue(arg(e, 0)), endValue(arg(e, 1))]];
  const parts = e.args.map(pairsOf);
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
};

/** The sign of the change over a short distance, or of the curvature; 0 when it is too small. */
export const signAt = (f: Curve, x: number, bend: boolean): number => {
  const h = 1e-3;
  const [before, value, after] = [f(x - h), f(x), f(x + h)];
  const measure = bend ? (before - 2 * value + after) / (h * h) : (after - before) / (2 * h);
  if (!Number.isFinite(measure)) return Number.NaN;
  return Math.abs(measure) < 2e-6 * (1 + Math.abs(value)) ? 0 : Math.sign(measure);
};

const spread = ([lo, hi]: Pair): number[] => {
  const [from, to] = [
    Number.isFinite(lo) ? lo : Math.min(hi, 0) - 12,
    Number.isFinite(hi) ? hi : Math.max(lo, 0) + 12,
  ];
  return Array.from({ length: 25 }, (_, k) => from + ((k + 0.51) / 25.3) * (to - from));
};

const BESIDE = [0.006, 0.013, 0.03, 0.07, 0.15, 0.3];
/** The sign is as claimed inside the regions, and not outside. */
const regionsHold = (f: Curve, pairs: readonly Pair[], sign: number, bend: boolean): boolean => {
  const inside = pairs.every((pair) => {
    const signs = spread(pair).map((x) => signAt(f, x, bend));
    return signs.every((one) => one !== -sign && !Number.isNaN(one)) && signs.some((one) => one === sign);
  });
  const ends = pairs.flat().filter(Number.isFinite);
  return (
    inside &&
    [...COARSE, ...ends.flatMap((end) => BESIDE.flatMap((h) => [end - h, end + h]))].every(
      (x) =>
        pairs.some(([lo, hi]) => x > lo && x < hi) ||
        ends.some((end) => Math.abs(end - x) < 5e-3) ||
        signAt(f, x, bend) !== sign,
    )
  );
};

const SIGNS: Readonly<Record<string, readonly [number, boolean]>> = {
  increasing: [1, false],
  decreasing: [-1, false],
  'concave up': [1, true],
  'concave down': [-1, true],
};

export const MONOTONIC: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    const f = curveOf(expression, variable);
    const holds = (name: string, pairs: readonly Pair[] | null): boolean => {
      const wanted = SIGNS[name];
      return wanted !== undefined && pairs !== null && regionsHold(f, pairs, wanted[0], wanted[1]);
    };
    if (answer.kind === 'facts') return answer.facts.every(({ name, value }) => holds(name, pairsOf(value)));
    return (
      answer.kind === 'intervals' &&
      holds(
        options.operation ?? '',
        answer.intervals.map(({ lo, hi }): Pair => [endValue(lo), endValue(hi)]),
      )
    );
  },
};
