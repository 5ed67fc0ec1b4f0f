import { evaluate, sidesAt, type Point } from '../../check/values/evaluate.js';
import {
  generalPower,
  measured,
  minus,
  plus,
  size,
  times,
  type Measured,
} from '../../check/numbers/measured.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, membersOf, relation, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

const gap = (a: Measured, b: Measured): number => size(plus(a, minus(b)));
const isNear = (a: Measured, b: Measured): boolean => gap(a, b) <= 1e-8 * (1 + size(a));

/** Both pairs of numbers with this sum (or difference) and this product; they may be complex. */
const pairs = (first: Measured, product: Measured, isPlus: boolean): (readonly [Measured, Measured])[] => {
  const four = times(measured(isPlus ? -4 : 4), product);
  const root = generalPower(plus(times(first, first), four), measured(0.5));
  return [root, minus(root)].map((one) => {
    const x = times(measured(0.5), plus(first, one));
    const rest = plus(first, minus(x));
    return [x, isPlus ? rest : minus(rest)];
  });
};

/** The letters, found from the lines that are given: what a line means is seen from its value at 2 and 3. */
const pointsOf = (given: readonly Expr[]): readonly Point[] => {
  const [x = '', y = ''] = [...new Set(given.flatMap(variablesOf))].sort();
  const at = { [x]: measured(2), [y]: measured(3) };
  const valueOf = (line: Expr): number => evaluate(arg(line, 0), at).re;
  const product = given.find((line) => valueOf(line) === 6);
  const line = given.find((one) => one !== product);
  if (!line) return [];
  const isPlus = valueOf(line) > 2;
  const right = evaluate(arg(line, 1), {});
  const signed = valueOf(line) === 1 ? minus(right) : right;
  return pairs(signed, product ? evaluate(arg(product, 1), {}) : measured(1), isPlus).map(([a, b]) => ({ [x]: a, [y]: b }));
}; // prettier-ignore

/** Whether a line is true of the letters that satisfy the lines of the question but the last. */
export const holdsForGiven = (question: Expr, line: Expr): boolean => {
  const points = pointsOf(membersOf(question).slice(0, -1));
  return (
    line.kind === 'relation' &&
    points.length > 0 &&
    points.every((at) => isNear(...(sidesAt(line, at) as [Measured, Measured])))
  );
};

/** Whether the letters that satisfy the lines are the roots of an equation. */
export const areRoots = (equation: Expr, given: readonly Expr[]): boolean => {
  const [x = ''] = variablesOf(equation);
  const values = pointsOf(given).flatMap((point) => Object.values(point));
  return (
    values.length > 0 &&
    equation.kind === 'relation' &&
    values.every((value) => isNear(...(sidesAt(equation, { [x]: value }) as [Measured, Measured])))
  );
};

export const checkSymmetric = (
  { expression, options }: Problem,
  { answer, methods }: Draft,
): readonly Method[] | null => {
  const lines = membersOf(expression);
  const target = arg(lines.at(-1) ?? expression, 0);
  const holds = (line: Expr): boolean => holdsForGiven(expression, line);
  if (answer.kind !== 'value' || !lines.slice(0, -1).every(holds)) return null;
  const [equation] = options.items ?? [];
  if (equation && !areRoots(equation, lines.slice(0, -1))) return null;
  if (!holds(relation('=', target, answer.exact))) return null;
  return methodsThatHold(methods, ({ rule, after }) =>
    rule === 'roots-sum' || holds(after) ? 'substitution' : null,
  );
};
