import type { SolutionAnswer } from '../../solution.js';
import {
  arg,
  isNode,
  product,
  num,
  rebuild,
  relation,
  sum,
  ZERO,
  membersOf,
  type Expr,
} from '../../tree/expr.js';
import { collectNodes, divisors, variablesOf, wholeLetter } from '../../tree/walk.js';
import { evaluate, sidesAt } from '../values/evaluate.js';
import { exactRootCount } from './isolate.js';
import { measured, type Measured } from '../numbers/measured.js';
import { holdsAt, holdsFor, isIdentity, scanRoots } from './roots.js';

const valueOf = (e: Expr): number => evaluate(e, {}).re;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 * (1 + Math.abs(a));

export const rootsHold = (equation: Expr, variable: string, roots: readonly Expr[]): boolean => {
  if (!roots.every((root) => holdsFor(equation, variable, root))) return false;
  if (variablesOf(equation).length > 1) return true;
  // Counted without any search where both sides are rational.
  const count = exactRootCount(equation, variable);
  if (count !== null) return count === new Set(roots.map(({ key }) => key)).size;
  const values = roots.map(valueOf);
  return scanRoots(equation, variable).every((found) => values.some((value) => near(value, found)));
};

export const periodicHolds = (
  equation: Expr,
  { variable, roots, period }: Extract<SolutionAnswer, { kind: 'periodic' }>,
): boolean =>
  repeats(equation, variable, valueOf(period), (k) =>
    roots.map((root) => evaluate(sum(root, product(num(k), period)), {})),
  );

/** The roots of some turns satisfy the equation, and a search in one turn finds no other. */
const repeats = (
  equation: Expr,
  variable: string,
  length: number,
  rootsOf: (k: number) => readonly Measured[],
): boolean => {
  const shifted = [-1, 0, 1, 2].flatMap(rootsOf);
  if (!(length > 0) || !shifted.every((value) => holdsAt(equation, variable, value))) return false;
  const grid = Array.from({ length: 500 }, (_, k) => 0.0013 + (k / 500) * length * 1.01);
  return scanRoots(equation, variable, grid).every((found) => shifted.some((value) => near(value.re, found)));
};

/** The same for a line: x = 1 + 2k or x = 2k. */
export const periodsHold = (equation: Expr, line: Expr): boolean => {
  const cases = membersOf(line);
  const letter = wholeLetter(equation);
  const rootsOf = (k: number): Measured[] =>
    cases.map((one) => evaluate(arg(one, 1), { [letter]: measured(k) }));
  const lengths = rootsOf(1).map((one, at) => one.re - (rootsOf(0)[at]?.re ?? 0));
  const [length = 0] = lengths;
  return (
    lengths.every((one) => near(one, length)) &&
    new Set(cases.map((one) => arg(one, 0).key)).size === 1 &&
    repeats(equation, arg(cases[0] ?? line, 0).key, length, rootsOf)
  );
};

/** sin(u) = 1/2 as u = π/6 or u = 5π/6: each angle has the value. */
export const anglesHold = (equation: Expr, line: Expr): boolean => {
  const cases = membersOf(line);
  const left = arg(equation, 0);
  return cases.every(
    (one) =>
      isNode(left) &&
      arg(one, 0).key === arg(left, 0).key &&
      near(valueOf(rebuild(left, [arg(one, 1)])), valueOf(arg(equation, 1))),
  );
};

/** Points where a function is often undefined: whole numbers, halves, and both sides of 0. */
const COMMON = Array.from({ length: 81 }, (_, k) => (k - 40) / 2);

const isRealAt = (part: Expr, variable: string, x: number): boolean => {
  const others = variablesOf(part).map((name, k): [string, Measured] => [name, measured(1.37 + k)]);
  const { re, im } = evaluate(part, Object.fromEntries([...others, [variable, measured(x)]]));
  return Number.isFinite(re) && Math.abs(im) < 1e-9 * (1 + Math.abs(re));
};

/** Holds wherever both sides have a value, and every part is real everywhere. */
export const everythingHolds = (equation: Expr, variable: string): boolean =>
  isIdentity(equation) &&
  collectNodes(equation, (part) => isNode(part) && part.kind !== 'relation').every((part) =>
    COMMON.every((x) => isRealAt(part, variable, x)),
  ) &&
  divisors(equation).every(
    (part) =>
      variablesOf(part).join() === variable && scanRoots(relation('=', part, ZERO), variable).length === 0,
  );
const residuals = (
  equations: readonly Expr[],
  variables: readonly string[],
  point: readonly number[],
): number[] => {
  const at = Object.fromEntries(variables.map((name, k) => [name, measured(point[k] ?? 0)]));
  return equations.map((equation) => evaluate(arg(equation, 0), at).re - evaluate(arg(equation, 1), at).re);
};

/** Gauss and Jordan with pivots; null unless there is exactly one solution. */
export const solvedRows = (rows: readonly (readonly number[])[], width: number): number[] | null => {
  let left = rows.map((row) => [...row]);
  const found: number[][] = [];
  for (let column = 0; column < width; column += 1) {
    const pivot = left.reduce<number[] | null>(
      (best, row) =>
        Math.abs(row[column] ?? 0) > Math.max(1e-10, Math.abs(best?.[column] ?? 0)) ? row : best,
      null,
    );
    if (!pivot) return null;
    const size = pivot[column] ?? 1;
    const unit = pivot.map((value) => value / size);
    const without = (row: number[]): number[] =>
      row.map((value, k) => value - (row[column] ?? 0) * (unit[k] ?? 0));
    left = left.filter((row) => row !== pivot).map(without);
    found.splice(0, found.length, ...found.map(without), unit);
  }
  const isConsistent = left.every((row) => row.every((value) => Math.abs(value) < 1e-7));
  return isConsistent ? found.map((row) => row.at(-1) ?? Number.NaN) : null;
};

const newton = (
  equations: readonly Expr[],
  variables: readonly string[],
  start: readonly number[],
): number[] | null => {
  let point = [...start];
  for (let round = 0; round < 40; round += 1) {
    const value = residuals(equations, variables, point);
    const columns = variables.map((_, k) =>
      residuals(
        equations,
        variables,
        point.map((x, at) => (at === k ? x + 1e-6 : x)),
      ),
    );
    const jacobian = value.map((base, row) => columns.map((column) => ((column[row] ?? 0) - base) / 1e-6));
    const change = solvedRows(
      jacobian.map((row, k) => [...row, value[k] ?? 0]),
      variables.length,
    );
    if (!change || change.some(Number.isNaN)) return null;
    point = point.map((x, k) => x - (change[k] ?? 0));
    if (change.every((d, k) => Math.abs(d) < 1e-11 * (1 + Math.abs(point[k] ?? 0))))
      return residuals(equations, variables, point).every((r) => Math.abs(r) < 1e-7) ? point : null;
  }
  return null;
};

/** Every point satisfies every equation, and Newton's method from many places finds no other. */
export const pointsHold = (
  system: Expr,
  variables: readonly string[],
  points: readonly (readonly Expr[])[],
): boolean => {
  const equations = membersOf(system);
  const values = points.map((point) => point.map(valueOf));
  const all = values.every((point) =>
    equations.every((equation) => {
      const at = Object.fromEntries(variables.map((name, k) => [name, measured(point[k] ?? 0)]));
      const [left, right] = sidesAt(equation, at);
      return Math.abs(left.re - right.re) <= 1e-9 * (1 + Math.abs(left.re) + Math.abs(right.re));
    }),
  );
  if (!all || equations.length < variables.length) return false;
  const starts = Array.from({ length: 25 }, (_, k) =>
    variables.map((_, at) => Math.sin(k * 2.3 + at * 4.1) * (1 + k * 0.7)),
  );
  return starts.every((start) => {
    const found = newton(equations.slice(0, variables.length), variables, start);
    return (
      !found ||
      !residuals(equations, variables, found).every((r) => Math.abs(r) < 1e-7) ||
      values.some((point) => point.every((value, k) => near(value, found[k] ?? 0)))
    );
  });
};
