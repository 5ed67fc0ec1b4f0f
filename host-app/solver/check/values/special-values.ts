import { rational } from '../../../maths/rational.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, isCall, isNode, num, sym, type Expr } from '../../tree/expr.js';
import { collectNodes, substitute, variablesOf } from '../../tree/walk.js';
import { evaluate, sidesAt, type Point } from './evaluate.js';
import { close, identical } from './identity.js';
import { measured } from '../numbers/measured.js';
import { holdsAt, isIdentity, scanRoots } from '../solutions/roots.js';

const VALUES = [0, 1, -1, 2, -2, 0.5, -3, 5];
const MOST = 24;

/** All letters equal, then different, so that 0, 1, equal and negative letters occur. */
const assignments = (letters: readonly string[]): Readonly<Record<string, number>>[] => {
  const at = (k: number): number => VALUES[k % VALUES.length] ?? 0;
  return Array.from({ length: letters.length === 1 ? VALUES.length : MOST }, (_, k) =>
    Object.fromEntries(letters.map((name, j) => [name, k < VALUES.length ? at(k) : at(k * (j + 1) + 3 * j)])),
  );
};
const pointOf = (values: Readonly<Record<string, number>>): Point =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, measured(value)]));
const isReal = ({ re, im }: { re: number; im: number }): boolean =>
  Number.isFinite(re) && Math.abs(im) <= 1e-9 * (1 + Math.abs(re));

/** A condition of the answer at a point. */
const isMet = (condition: Expr, at: Point): boolean => {
  const [left, right] = sidesAt(condition, at);
  if (!isReal(left) || !isReal(right) || !isNode(condition)) return false;
  const gap = left.re - right.re;
  const tie = Math.abs(gap) < 1e-9;
  if (condition.name === '!=') return !tie;
  if (condition.name === '>=') return tie || gap > 0;
  return condition.name === '<=' ? tie || gap < 0 : gap > 0 && !tie;
};
const put = (e: Expr, values: Readonly<Record<string, number>>): Expr =>
  Object.entries(values).reduce((made, [name, value]) => substitute(made, sym(name), exact(value)), e);
const exact = (value: number): Expr => num(rational(BigInt(value * 2), 2n));

/** The roots with these letters are roots, and a search finds no other. */
const rootsFit = (
  equation: Expr,
  variable: string,
  roots: readonly Expr[],
  values: Readonly<Record<string, number>>,
): boolean => {
  const line = put(equation, values);
  const found = roots.map((root) => evaluate(put(root, values), {}));
  if (!found.every((value) => isReal(value) && holdsAt(line, variable, value))) return false;
  if (isIdentity(line)) return false;
  return scanRoots(line, variable).every((x) =>
    found.some(({ re }) => Math.abs(re - x) <= 1e-4 * (1 + Math.abs(x))),
  );
};

/** Both have the same real value, or the question has none. */
const sameThere = (question: Expr, answer: Expr, at: Point): boolean => {
  const [left, right] = [evaluate(question, at), evaluate(answer, at)];
  if (!isReal(left)) return !isReal(right);
  return close(left, right) !== 'no' || identical(question, answer) !== 'yes';
};

/**
 * Whether the answer is right for letters that are 0, 1, equal or negative, wherever its conditions hold. An answer that
 * is right for most letters only is refused.
 */
export const specialValuesHold = (
  problem: Problem,
  { answer, positive }: Draft,
  conditions: readonly Expr[],
): boolean => {
  const { expression, kind, variable } = problem;
  const isSame = ['simplify', 'expand', 'factor'].includes(kind) && 'exact' in answer;
  const letters = variablesOf(expression).filter((name) => isSame || name !== variable);
  if (letters.length === 0 || positive) return true;
  const wholes = collectNodes(expression, (part) => isCall(part, 'factorial'));
  const tried = assignments(letters).filter(
    (values) =>
      conditions.every((condition) => isMet(condition, pointOf(values))) &&
      wholes.every((part) => Number.isInteger(evaluate(arg(part, 0), pointOf(values)).re)),
  );
  if (isSame) return tried.every((values) => sameThere(expression, answer.exact, pointOf(values)));
  if (answer.kind === 'everything') return tried.every((values) => isIdentity(put(expression, values)));
  if (kind !== 'solve' || answer.kind !== 'roots') return true;
  return tried.every((values) => rootsFit(expression, variable, answer.roots, values));
};
