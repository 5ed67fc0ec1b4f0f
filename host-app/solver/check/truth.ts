import {
  add,
  compare,
  multiply,
  rational,
  subtract,
  toNumber,
  divide,
  isZero,
  type Rational,
} from '../../maths/rational.js';
import { arg, isNode, type Expr } from '../tree/expr.js';
import { contains, distinctNodes, relationsOf, someNode } from '../tree/walk.js';
import { evaluate, sidesAt } from './values/evaluate.js';
import { isolateRoots, quotientOf, valueAt } from './solutions/isolate.js';
import { measured, type Measured } from './numbers/measured.js';
import { scanRoots } from './solutions/roots.js';

const decide = (name: string, order: number): boolean =>
  name === '='
    ? order === 0
    : name === '!='
      ? order !== 0
      : order === 0
        ? name.includes('=')
        : name.startsWith('<')
          ? order < 0
          : order > 0;

/**
 * The forms of both sides are needed at every point; there are few lines, and they live as long as the
 * question.
 */
const forms = new WeakMap<Expr, Map<string, ReturnType<typeof quotientOf>>>();
const formOf = (e: Expr, x: string): ReturnType<typeof quotientOf> => {
  const known = forms.get(e) ?? new Map<string, ReturnType<typeof quotientOf>>();
  forms.set(e, known);
  const form = known.has(x) ? (known.get(x) ?? null) : quotientOf(e, x);
  known.set(x, form);
  return form;
};

const sideAt = (e: Expr, x: string, value: Rational): Rational | 'pole' | null => {
  const form = formOf(e, x);
  if (!form) return null;
  const bottom = valueAt(form.bottom, value);
  return isZero(bottom) ? 'pole' : divide(valueAt(form.top, value), bottom);
};
const isReal = (value: Measured): boolean =>
  Number.isFinite(value.re) && Math.abs(value.im) <= 1e-9 * (1 + Math.abs(value.re));

/** A test point: an exact fraction, or a measured number. */
export type TestPoint = { readonly exact: Rational } | { readonly rounded: Measured };

/** null: too large for doubles, so the result is unknown. */
const relationAt = (line: Expr, name: string, x: string, at: TestPoint): boolean | null => {
  if ('exact' in at) {
    const [left, right] = [sideAt(arg(line, 0), x, at.exact), sideAt(arg(line, 1), x, at.exact)];
    if (left === 'pole' || right === 'pole') return false;
    if (left && right) return decide(name, compare(left, right));
  }
  const value = 'exact' in at ? measured(toNumber(at.exact)) : at.rounded;
  const [left, right] = sidesAt(line, { [x]: value });
  if (Math.abs(left.re) === Infinity || Math.abs(right.re) === Infinity) return null;
  if (!isReal(left) || !isReal(right)) return false;
  const gap = left.re - right.re;
  const tie =
    Math.abs(gap) <=
    1e-10 * (1 + Math.abs(left.re) + Math.abs(right.re)) + 8 * Math.min(left.error + right.error, 1e-8);
  // Small, but more than rounding: e^x far on the left, which may be too small for doubles.
  const error = left.error + right.error;
  const isUnknown = gap === 0 ? error === 0 : Math.abs(gap) > 1e3 * error;
  if (tie && isUnknown && someNode(line, (e) => e.kind === 'power' && contains(arg(e, 1), x))) return null;
  return decide(name, tie ? 0 : Math.sign(gap));
};

/** Whether a line of conditions holds at a point; false where a part has no value. */
export const holdsThere = (line: Expr, x: string, at: TestPoint): boolean | null => {
  if (!isNode(line)) return false;
  if (line.kind === 'relation') return relationAt(line, line.name, x, at);
  if (line.kind !== 'list' || line.name === 'none') return false;
  const parts = line.args.map((part) => holdsThere(part, x, at));
  if (parts.includes(null)) return null;
  return line.name === 'or' ? parts.includes(true) : !parts.includes(false);
};

const multiplied = (a: readonly Rational[], b: readonly Rational[]): Rational[] => {
  const result = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => rational(0));
  a.forEach((p, i) =>
    b.forEach((q, j) => (result[i + j] = add(result[i + j] ?? rational(0), multiply(p, q)))),
  );
  return result;
};
/** Leading coefficient 1, so that equivalent lines count once. */
const keyed = (p: readonly Rational[]): [string, readonly Rational[]] => {
  const last = p.findLast((c) => !isZero(c));
  return [
    last
      ? p
          .map((c) => divide(c, last))
          .map(({ n, d }) => `${n}/${d}`)
          .join()
      : '',
    p,
  ];
};

/** Expressions whose zeros can change the truth of a relation: left - right, and the denominators. */
const factorsOf = (relation: Expr, x: string): (readonly Rational[])[] => {
  const [left, right] = [formOf(arg(relation, 0), x), formOf(arg(relation, 1), x)];
  if (!left || !right) return [];
  const [a, b] = [multiplied(left.top, right.bottom), multiplied(right.top, left.bottom)];
  const top = Array.from({ length: Math.max(a.length, b.length) }, (_, k) =>
    subtract(a[k] ?? rational(0), b[k] ?? rational(0)),
  );
  return [top, left.bottom, right.bottom].filter((p) => p.slice(1).some((c) => !isZero(c)));
};

/**
 * Exact points between all roots and poles of all relations together, so that every change of truth is found.
 */
const exactPoints = (relations: readonly Expr[], x: string): TestPoint[] => {
  const factors = [...new Map(relations.flatMap((one) => factorsOf(one, x)).map(keyed)).values()];
  const roots = isolateRoots(factors.reduce<readonly Rational[]>(multiplied, [rational(1)]));
  const [first, last] = [roots[0], roots.at(-1)];
  if (!first || !last) return [{ exact: rational(0) }];
  const between = roots
    .slice(1)
    .map((root, k) => multiply(add(root.lo, roots[k]?.hi ?? root.lo), rational(1, 2)));
  const exactRoots = roots.filter(({ lo, hi }) => compare(lo, hi) === 0).map(({ lo }) => lo);
  return [subtract(first.lo, rational(1)), ...between, add(last.hi, rational(1)), ...exactRoots].map(
    (exact) => ({
      exact,
    }),
  );
};

const GRID: readonly number[] = Array.from({ length: 161 }, (_, k) => (k - 80) * 0.313 + 0.0071);

/** A place for every end that a line names, with neighbours; `e` is free of the variable. */
const endPoints = (e: Expr, neighbours: boolean): TestPoint[] => {
  const value = evaluate(e, {});
  if (!Number.isFinite(value.re) || Math.abs(value.im) > 1e-12) return [];
  const size = 1 + Math.abs(value.re);
  const exact = quotientOf(e, '');
  const itself: TestPoint =
    exact && exact.bottom.length === 1
      ? { exact: divide(exact.top[0] ?? rational(0), exact.bottom[0] ?? rational(1)) }
      : { rounded: value };
  if (!neighbours && 'exact' in itself) return [itself];
  return [
    itself,
    ...[1e-4, 1e-7].flatMap((by) =>
      [value.re - by * size, value.re + by * size].map((x) => ({ rounded: measured(x) })),
    ),
  ];
};

/**
 * The points at which lines are compared: ends, points between all roots, and a grid over `from` to `to` (or
 * over the line).
 */
export const testPointsFor = (
  lines: readonly Expr[],
  x: string,
  extra: readonly Expr[],
  range: readonly [number, number] | null,
): TestPoint[] => {
  const relations = lines.flatMap(relationsOf);
  const free = relations.flatMap((one) => [arg(one, 0), arg(one, 1)].filter((side) => !contains(side, x)));
  const distinct = distinctNodes(relations);
  const exact = exactPoints(distinct, x);
  // Between all roots and poles the truth cannot change, so for rational sides these points are enough.
  const open = distinct.filter((one) => !formOf(arg(one, 0), x) || !formOf(arg(one, 1), x));
  const ends = distinctNodes([...free, ...extra]);
  if (open.length === 0 && !range) return [...ends.flatMap((one) => endPoints(one, false)), ...exact];
  const grid = range
    ? Array.from({ length: 301 }, (_, k) => range[0] + ((k + 0.29) / 301.6) * (range[1] - range[0]))
    : [...GRID, -1e4, 1e4];
  // Roots of sides that are no polynomials, by search, and both sides of each.
  const searched = open
    .flatMap((one) => (range ? scanRoots(one, x, grid) : scanRoots(one, x)))
    .flatMap((root) => [root - 1e-4 * (1 + Math.abs(root)), root + 1e-4 * (1 + Math.abs(root))]);
  return [
    ...ends.flatMap((one) => endPoints(one, true)),
    ...exact,
    ...[...grid, ...searched].filter(Number.isFinite).map((value) => ({ rounded: measured(value) })),
  ];
};
export const numberOf = (at: TestPoint): number => ('exact' in at ? toNumber(at.exact) : at.rounded.re);
