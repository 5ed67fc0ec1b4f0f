import { approx } from '../kernel/approx.js';
import { sub } from '../kernel/canon.js';
import { canon } from '../kernel/canonical.js';
import type { Draft, Interval, Problem } from '../solution.js';
import {
  arg,
  INFINITY,
  isNode,
  isNum,
  list,
  negative,
  relation,
  sym,
  ZERO,
  type Expr,
  type RelationName,
} from '../tree/expr.js';
import { collectNodes, contains } from '../tree/walk.js';
import { distinct } from './equation/equation.js';
import { solveEquation } from './equation/index.js';
import { Trace } from './trace.js';

/** Expressions whose zeros are the places where the sign can change without a root: denominators, even roots, logarithms. */
const edges = (d: Expr, x: string): Expr[] =>
  collectNodes(d, (part) => contains(part, x) && (part.kind === 'power' || part.kind === 'call')).flatMap(
    (part) => {
      if (part.kind === 'call') return part.name === 'ln' ? [arg(part, 0)] : [];
      const [base, exponent] = [arg(part, 0), arg(part, 1)];
      return isNum(exponent) && contains(base, x) && (exponent.value.n < 0n || exponent.value.d % 2n === 0n)
        ? [base]
        : [];
    },
  );

const holds = (parts: readonly Expr[], x: string, value: number): boolean =>
  parts.every((part) => {
    const [left, right] = [approx(arg(part, 0), { [x]: value }), approx(arg(part, 1), { [x]: value })];
    if (!isNode(part) || !Number.isFinite(left - right)) return false;
    const tie = Math.abs(left - right) < 1e-9 * (1 + Math.abs(left) + Math.abs(right));
    if (part.name === '!=') return !tie;
    if (tie) return part.name.includes('=');
    return part.name.startsWith('<') ? left < right : left > right;
  });

/** Places in order where the truth can change, or null when they cannot all be found. */
const criticalPoints = (parts: readonly Expr[], x: string): Expr[] | null => {
  const found: Expr[] = [];
  for (const part of parts) {
    const d = sub(canon(arg(part, 0)), canon(arg(part, 1)));
    for (const zero of [d, ...edges(d, x)]) {
      if (!contains(zero, x)) continue;
      const solved = solveEquation(zero, ZERO, x);
      if (!solved || solved.period) return null;
      found.push(...solved.roots);
    }
  }
  return distinct(found);
};

export const planInequality = ({ expression, variable }: Problem): Draft | null => {
  const parts = isNode(expression) && expression.kind === 'list' ? expression.args : [expression];
  const points = criticalPoints(parts, variable);
  if (!points) return null;
  const values = points.map((point) => approx(point));
  const test = (x: number): boolean => holds(parts, variable, x);
  const gaps = [
    ...values.map((value, k) => (k === 0 ? value - 1 : (value + (values[k - 1] ?? value)) / 2)),
    (values.at(-1) ?? 0) + 1,
  ].map(test);
  const at = values.map(test);
  const ends = [negative(INFINITY), ...points, INFINITY];
  const intervals: Interval[] = [];
  let open: { lo: Expr; loOpen: boolean } | null = null;
  gaps.forEach((inside, k) => {
    const [lo, hi] = [ends[k] ?? INFINITY, ends[k + 1] ?? INFINITY];
    const pointBefore = k > 0 && (at[k - 1] ?? false);
    if (inside && !open) open = { lo, loOpen: !pointBefore };
    if (!inside && k > 0 && pointBefore && !gaps[k - 1])
      intervals.push({ lo, hi: lo, loOpen: false, hiOpen: false });
    const closedNext = at[k] ?? false;
    if (open && (!gaps[k + 1] || !closedNext || k === gaps.length - 1)) {
      const { lo: start, loOpen } = open;
      intervals.push({ lo: start, hi, loOpen, hiOpen: k === gaps.length - 1 || !closedNext });
      open = null;
    }
  });
  return {
    answer: { kind: 'intervals', variable, intervals },
    methods: [{ nameKey: 'method.sign-chart', steps: signChart(expression, variable, points, intervals) }],
    notes: [],
  };
};

const signChart = (expression: Expr, x: string, points: readonly Expr[], intervals: readonly Interval[]) => {
  const zeros = list(
    'or',
    points.map((point) => relation('=', sym(x), point)),
  );
  const trace = new Trace(expression, 'case');
  if (points.length > 0) trace.to('critical-points', zeros);
  return trace.to('sign-chart', intervalsExpr(x, intervals)).steps;
};

/** x < 2 or 3 <= x < 5. */
export const intervalsExpr = (x: string, intervals: readonly Interval[]): Expr => {
  const side = (name: RelationName, a: Expr, b: Expr): Expr => relation(name, a, b);
  const one = ({ lo, hi, loOpen, hiOpen }: Interval): Expr => {
    const below = lo.key.includes('∞');
    const above = hi.key.includes('∞');
    if (below && above) return list('all', []);
    if (lo.key === hi.key) return side('=', sym(x), lo);
    if (below) return side(hiOpen ? '<' : '<=', sym(x), hi);
    if (above) return side(loOpen ? '>' : '>=', sym(x), lo);
    return list('and', [side(loOpen ? '<' : '<=', lo, sym(x)), side(hiOpen ? '<' : '<=', sym(x), hi)]);
  };
  const parts = intervals.map(one);
  const [only] = parts;
  return parts.length === 1 && only ? only : list(parts.length === 0 ? 'none' : 'or', parts);
};
