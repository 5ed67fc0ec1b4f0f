import type { Draft, Method, Problem } from '../solution.js';
import { arg, isNode, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';
import { evaluate, type Point } from './values/evaluate.js';
import { measured, type Measured } from './numbers/measured.js';
import { methodsThatHold } from './methods.js';
import { solvedRows } from './solutions/solutions.js';
import { checkStep } from './steps.js';

type Row = readonly number[];

/** The facts as rows of a linear system, from their values at 0 and at one unit of each amount; null if not linear. */
const rowsOf = (facts: readonly Expr[], names: readonly string[]): Row[] | null => {
  const at = (line: Expr, values: Readonly<Record<string, number>>): number => {
    const point: Point = Object.fromEntries(names.map((name) => [name, measured(values[name] ?? 0)]));
    return evaluate(arg(line, 0), point).re - evaluate(arg(line, 1), point).re;
  };
  const test = Object.fromEntries(names.map((name, k) => [name, 1.7 + 0.9 * k]));
  const rows = facts.map((line) => {
    const base = at(line, {});
    return [...names.map((name) => at(line, { [name]: 1 }) - base), -base];
  });
  const isLinear = rows.every((row, k) => {
    const value = names.reduce(
      (total, name, j) => total + (row[j] ?? 0) * (test[name] ?? 0),
      -(row.at(-1) ?? 0),
    );
    const line = facts[k];
    return line !== undefined && Math.abs(value - at(line, test)) < 1e-8 * (1 + Math.abs(value));
  });
  return isLinear ? rows : null;
};

/** Amounts that are each given by earlier ones; null where one needs another that comes later. */
const namedInOrder = (facts: readonly Expr[], known: Point = {}): Point | null => {
  const found: Record<string, Measured> = { ...known };
  for (const fact of facts) {
    const [left, right] = [arg(fact, 0), arg(fact, 1)];
    if (left.kind !== 'sym' || left.name in found || !variablesOf(right).every((name) => name in found))
      return null;
    found[left.name] = evaluate(right, found);
  }
  return found;
};

const GRID = 4000;
/** Where the facts are not linear: one amount is tried until the fact that names no amount holds; it is positive. */
const byTrial = (facts: readonly Expr[], names: readonly string[]): Point | null => {
  for (const free of names)
    for (const tested of facts) {
      const others = facts.filter((fact) => fact !== tested);
      const at = (value: number): Point | null => namedInOrder(others, { [free]: measured(value) });
      const gap = (value: number): number => {
        const point = at(value);
        return point ? evaluate(arg(tested, 0), point).re - evaluate(arg(tested, 1), point).re : Number.NaN;
      };
      const first = at(1);
      if (!first || !names.every((name) => name in first)) continue;
      const values = Array.from({ length: GRID }, (_, k) => 10 ** (-3 + (9 * k) / GRID));
      const isGood = (value: number): boolean => Object.values(at(value) ?? {}).every(({ re }) => re > -1e-9);
      const roots = values.flatMap((low, k) => {
        const high = values[k + 1] ?? low;
        if (!(gap(low) * gap(high) < 0 || (gap(low) === 0 && high > low))) return [];
        let [a, b] = [low, high];
        if (gap(a) === 0) b = a;
        for (let turn = 0; turn < 80; turn += 1) {
          const middle = (a + b) / 2;
          if (gap(a) * gap(middle) <= 0) b = middle;
          else a = middle;
        }
        const root = (a + b) / 2;
        return isGood(root) && Math.abs(gap(root)) < 1e-6 * (1 + Math.abs(gap(root * 1.1))) ? [root] : [];
      });
      const [root, more] = roots;
      return root === undefined || more !== undefined ? null : at(root);
    }
  return null;
};

/** The amounts of a word problem by elimination in decimals, and the answer from them. */
const wordProblemValues = ({ expression, options }: Problem): Point | null => {
  const [requested] = options.items ?? [];
  if (!requested || !isNode(expression)) return null;
  const names = variablesOf(expression);
  if (!variablesOf(requested).every((name) => names.includes(name))) return null;
  const given = namedInOrder(expression.args);
  if (given) return { ...given, answer: evaluate(requested, given) };
  const rows = rowsOf(expression.args, names);
  if (!rows) {
    const tried = byTrial(expression.args, names);
    return tried && { ...tried, answer: evaluate(requested, tried) };
  }
  const values = solvedRows(rows, names.length);
  if (!values) return null;
  const point: Point = Object.fromEntries(names.map((name, k) => [name, measured(values[k] ?? Number.NaN)]));
  return { ...point, answer: evaluate(requested, point) };
};

/** Every displayed line must hold for the amounts that are calculated here by another method. */
export const verifyWordProblem = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const point = wordProblemValues(problem);
  if (!point || answer.kind !== 'value') return null;
  const [value, given] = [point['answer'], evaluate(answer.exact, {})];
  if (!value || !(Math.abs(value.re - given.re) <= 1e-8 * (1 + Math.abs(given.re)))) return null;
  const ground = { points: [point], variable: '', where: 'real' as const };
  const checked = methodsThatHold(methods, (step) => checkStep(step, ground));
  return checked.length > 0 ? checked : null;
};
