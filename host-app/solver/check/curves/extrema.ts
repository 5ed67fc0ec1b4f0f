import { near } from '../numbers/measured.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, call, isNode, relation, sym, ZERO } from '../../tree/expr.js';
import { curveOf, type Curve } from './shape.js';
import type { Judge } from './steps.js';
import { scanRoots } from '../solutions/roots.js';
import { endValue } from '../values/evaluate.js';
import type { Pair } from './lines.js';
import { COARSE, FINE, signAt } from './monotonicity.js';

interface Extremum {
  readonly x: number;
  readonly kind: 'maximum' | 'minimum';
}
/** Points of a fine grid that are higher or lower than their neighbours; poles are excluded. */
const extremaFound = (f: Curve): Extremum[] => {
  const values = FINE.map(f);
  return FINE.flatMap((_, k): Extremum[] => {
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = [values[k - 1], values[k], values[k + 1]];
    const [from, to] = [FINE[k - 1], FINE[k + 1]];
    if (from === undefined || to === undefined) return [];
    const kind = a < b && b > c ? 'maximum' : a > b && b < c ? 'minimum' : null;
    if (!kind) return [];
    const x = refined(f, from, to, kind);
    const around = [x - 1e-6, x + 1e-6].map(f);
    return around.every((value) => Math.abs(value - f(x)) < 1e-3 * (1 + Math.abs(f(x)))) ? [{ x, kind }] : [];
  });
};
const refined = (f: Curve, from: number, to: number, kind: Extremum['kind']): number => {
  const sign = kind === 'maximum' ? -1 : 1;
  let [a, b] = [from, to];
  for (let k = 0; k < 80; k += 1) {
    const [p, q] = [a + (b - a) * 0.382, a + (b - a) * 0.618];
    if (sign * f(p) < sign * f(q)) b = q;
    else a = p;
  }
  return (a + b) / 2;
};

const isExtremum = (f: Curve, x: number, kind: string): boolean =>
  [1e-2, 1e-3, 1e-4].every((h) =>
    [x - h, x + h].every((other) => (kind === 'maximum' ? f(other) < f(x) : f(other) > f(x))),
  );

const localHolds = ({ expression, variable, options }: Problem, { answer }: Draft): boolean => {
  if (answer.kind !== 'facts' && answer.kind !== 'verdict') return false;
  const f = curveOf(expression, variable);
  const listed = (answer.kind === 'facts' ? answer.facts : []).map(({ name, value }) => ({
    kind: name,
    x: endValue(arg(value, 0)),
    y: endValue(arg(value, 1)),
  }));
  const wanted = options.operation ?? 'local';
  return (
    listed.every(({ kind, x, y }) => near(f(x), y) && isExtremum(f, x, kind)) &&
    extremaFound(f)
      .filter(({ kind }) => wanted === 'local' || wanted === kind)
      .every(({ x, kind }) =>
        listed.some((one) => one.kind === kind && Math.abs(one.x - x) < 1e-3 * (1 + Math.abs(x))),
      )
  );
};

/** All places without a slope are in the list, each with its kind. */
const naturesHold = ({ expression, variable }: Problem, { answer }: Draft): boolean => {
  if (answer.kind !== 'facts') return false;
  const f = curveOf(expression, variable);
  const listed = answer.facts.map(({ name, value }) => ({ name, x: endValue(arg(value, 0)), y: endValue(arg(value, 1)) }));
  const rises = (x: number): boolean => [1e-2, 1e-3].every((h) => (f(x - h) - f(x)) * (f(x + h) - f(x)) < 0);
  const flat = (x: number): boolean => Math.abs(f(x + 1e-5) - f(x - 1e-5)) < 2e-8 * (1 + Math.abs(f(x)));
  return (
    listed.every(({ name, x, y }) => near(f(x), y) && flat(x) && (name === 'maximum' || name === 'minimum' ? isExtremum(f, x, name) : rises(x))) &&
    [...extremaFound(f).map(({ x }) => x), ...stationaryPoints(f)].every((x) => listed.some((one) => Math.abs(one.x - x) < 2e-3 * (1 + Math.abs(x))))
  );
}; // prettier-ignore

const closedHolds = ({ expression, variable, options }: Problem, { answer, evidence }: Draft): boolean => {
  const f = curveOf(expression, variable);
  const [from, to] = [options.from, options.to].map((end) => (end ? endValue(end) : Number.NaN));
  if (from === undefined || to === undefined || !(from < to)) return false;
  const values = Array.from({ length: 4001 }, (_, k) => f(from + ((to - from) * k) / 4000));
  if (!values.every(Number.isFinite)) return false;
  const best = (kind: string, x: number, y: number): boolean =>
    x >= from - 1e-9 &&
    x <= to + 1e-9 &&
    near(f(Math.min(Math.max(x, from), to)), y) &&
    values.every((value) =>
      kind === 'maximum' ? value <= y + 1e-9 * (1 + Math.abs(y)) : value >= y - 1e-9 * (1 + Math.abs(y)),
    );
  if (answer.kind === 'facts')
    return answer.facts.every(({ name, value }) =>
      best(name, endValue(arg(value, 0)), endValue(arg(value, 1))),
    );
  const [place] = evidence ?? [];
  return (
    answer.kind === 'value' &&
    place !== undefined &&
    best(options.operation ?? '', endValue(place), endValue(answer.exact))
  );
};

/** The derivative is 0, or differs between both sides. */
const isCritical = (f: Curve, x: number): boolean => {
  const h = 1e-5;
  const [left, right] = [(f(x) - f(x - h)) / h, (f(x + h) - f(x)) / h];
  const scale = 1 + Math.abs(f(x));
  return (
    Number.isFinite(f(x)) &&
    (!Number.isFinite(left + right) ||
      Math.abs(left + right) < 1e-3 * scale ||
      Math.abs(left - right) > 0.1 * scale)
  );
};
/** Points where the derivative is 0 without a change of sign: x^3 at 0. */
const stationaryPoints = (f: Curve): number[] => {
  const slope = (x: number): number => Math.abs(f(x + 1e-4) - f(x - 1e-4)) / 2e-4;
  const values = FINE.map(slope);
  return FINE.flatMap((x, k) => {
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = [values[k - 1], values[k], values[k + 1]];
    if (!(b < a && b < c)) return [];
    const lowest = refined(slope, x - 0.0613, x + 0.0613, 'minimum');
    return slope(lowest) < 1e-5 * (1 + Math.abs(f(lowest))) ? [lowest] : [];
  });
};
const criticalHolds = ({ expression, variable }: Problem, { answer }: Draft): boolean => {
  if (answer.kind !== 'roots') return false;
  const f = curveOf(expression, variable);
  const places = answer.roots.map(endValue);
  const slopes = relation('=', call('diff', expression, sym(variable)), ZERO);
  const found = [
    ...scanRoots(slopes, variable, COARSE),
    ...extremaFound(f).map(({ x }) => x),
    ...stationaryPoints(f),
  ];
  return (
    places.every((x) => isCritical(f, x)) &&
    found
      .filter((x) => Number.isFinite(f(x)))
      .every((x) => places.some((known) => Math.abs(known - x) < 2e-3 * (1 + Math.abs(x))))
  );
};

const inflectionHolds = ({ expression, variable }: Problem, { answer }: Draft): boolean => {
  const f = curveOf(expression, variable);
  if (!['list', 'expression', 'verdict'].includes(answer.kind)) return false;
  const points = answer.kind === 'list' ? answer.items : answer.kind === 'expression' ? [answer.exact] : [];
  const listed = points.map((point): Pair => [endValue(arg(point, 0)), endValue(arg(point, 1))]);
  const turns = (x: number): boolean => signAt(f, x - 0.02, true) * signAt(f, x + 0.02, true) < 0;
  const found = FINE.filter((x, k) => {
    const next = FINE[k + 1] ?? x;
    const continuous = Math.abs(f(next) - f(x)) < 3 * (1 + Math.min(Math.abs(f(x)), Math.abs(f(next))));
    return continuous && signAt(f, x, true) * signAt(f, next, true) < 0;
  });
  return (
    listed.every(([x, y]) => near(f(x), y) && turns(x)) &&
    found.every(
      (x) => listed.some(([known]) => Math.abs(known - x) < 0.13) || !Number.isFinite(f(middleOf(f, x))),
    )
  );
};
/** A pole between two grid points: the values there do not converge. */
const middleOf = (f: Curve, x: number): number => {
  let [a, b] = [x, x + 0.0613];
  for (let k = 0; k < 50; k += 1) {
    const middle = (a + b) / 2;
    if (Math.abs(f(middle) - f(a)) > Math.abs(f(b) - f(middle))) b = middle;
    else a = middle;
  }
  return Math.abs(f(a)) > 1e6 ? Number.NaN : a;
};

export const EXTREMA: Judge = {
  holds: (problem, draft) => {
    const { operation, from, to } = problem.options;
    if (operation === 'critical') return criticalHolds(problem, draft);
    if (operation === 'nature') return naturesHold(problem, draft);
    if (operation === 'inflection') return inflectionHolds(problem, draft);
    return from && to ? closedHolds(problem, draft) : localHolds(problem, draft);
  },
  step: ({ rule, before, after }) => {
    if (rule !== 'compare-ends') return undefined;
    const values = (isNode(before) ? before.args : []).map(endValue);
    const [least, most] = [endValue(arg(after, 0)), endValue(arg(after, 1))];
    return near(Math.min(...values), least) && near(Math.max(...values), most) ? 'recomputed' : null;
  },
};
