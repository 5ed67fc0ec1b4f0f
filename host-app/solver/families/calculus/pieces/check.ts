import { methodsThatHold } from '../../../check/methods.js';
import { lineHolds, type Facts } from '../../../check/calculus/function-lines.js';
import { measured, type Measured } from '../../../check/numbers/measured.js';
import { evaluate, sidesAt } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, isCall, isNode, membersOf, negative, sum, sym, type Expr } from '../../../tree/expr.js';
import { mapTree, variablesOf } from '../../../tree/walk.js';
import { taskOf } from '../../family.js';

const meets = (when: Expr, x: number): boolean => {
  if (!isNode(when)) return false;
  if (when.kind === 'list') return when.args.every((one) => meets(one, x));
  const [a, b] = sidesAt(when, { x: measured(x) }).map(({ re }) => re) as [number, number];
  const truths: Readonly<Record<string, boolean>> = { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b, '=': a === b, '!=': a !== b };
  return truths[when.name] ?? false;
}; // prettier-ignore
/** The value at a place, by whichever piece counts there; further letters have this value. */
const valueAt = (question: Expr, x: number, at: Readonly<Record<string, Measured>> = {}): number => {
  const found = membersOf(question).slice(0, -1).filter((one) => meets(arg(one, 1), x));
  const [piece, more] = found;
  return piece && !more ? evaluate(arg(arg(piece, 0), 1), { ...at, x: measured(x) }).re : Number.NaN;
}; // prettier-ignore
/** Values that come closer and closer, continued to the place. */
const towards = (
  question: Expr,
  c: number,
  side: -1 | 1,
  at: Readonly<Record<string, Measured>> = {},
): number => {
  const [near, far] = [1e-5, 2e-5].map((h) => valueAt(question, c + side * h, at)) as [number, number];
  return 2 * near - far;
};
const placeIn = (question: Expr): Expr => {
  const last = membersOf(question).at(-1) ?? question;
  const left = arg(last, 0);
  return isCall(left) ? arg(left, 0) : arg(last, 1);
};
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * (1 + Math.abs(b));

/** The constant for which both sides come to one value: they differ by a line, or by a curve, in it. */
const gapFor = (question: Expr, name: string, value: Measured): number => {
  const c = evaluate(placeIn(question), {}).re;
  const at = { [name]: value };
  return towards(question, c, -1, at) - towards(question, c, 1, at);
};
const constantHolds = (question: Expr, line: Expr, name: string): boolean => {
  const cases = isNode(line) && line.name === 'or' ? line.args : [line];
  return cases.every((one) => one.kind === 'relation' && arg(one, 0).key === name && Math.abs(gapFor(question, name, evaluate(arg(one, 1), {}))) < 1e-6);
}; // prettier-ignore
/** The equation says that both sides come to one value: its sides differ as they do. */
const equationHolds = (question: Expr, line: Expr, name: string): boolean =>
  [0.7, 1.9, -2.3].every((value) => {
    const gap = evaluate(sum(arg(line, 0), negative(arg(line, 1))), { [name]: measured(value) }).re;
    return isNear(gap, gapFor(question, name, measured(value)));
  });

export const isPiecesLine = (question: Expr, line: Expr, rule: string): boolean => {
  if (line.kind !== 'relation' && !(isNode(line) && line.name === 'or')) return false;
  const c = evaluate(placeIn(question), {}).re;
  const [name] = variablesOf(question).filter((one) => one !== 'x' && one !== '?');
  if (rule === 'pieces-equal' && name) return equationHolds(question, line, name);
  if (rule === 'pieces-solve' && name) return constantHolds(question, line, name);
  const [left, right, here] = [towards(question, c, -1), towards(question, c, 1), valueAt(question, c)];
  if (rule === 'pieces-left' || rule === 'pieces-right') {
    const lim = arg(line, 0);
    const [value, sign, side] = rule === 'pieces-left' ? ([left, '-', -1] as const) : ([right, '+', 1] as const);
    if (!isCall(lim, 'lim') || arg(lim, 1).key !== 'x' || arg(lim, 3).key !== sign) return false;
    const body = arg(lim, 0);
    const isPiece = [1e-3, 2e-3].every((h) => isNear(evaluate(body, { x: measured(c + side * h) }).re, valueAt(question, c + side * h)));
    return isPiece && isNear(evaluate(arg(lim, 2), {}).re, c) && isNear(evaluate(arg(line, 1), {}).re, value);
  }
  const values = [left, right, here];
  const said = [0, 1].map((k) => arg(line, k));
  if (rule === 'pieces-differ' || rule === 'pieces-compare')
    return lineHolds(line, { functions: {}, places: [] }) && said.every((e) => values.some((one) => isNear(evaluate(e, {}).re, one)));
  const made = mapTree(line, (part) => (isCall(part, 'f') && arg(part, 0).key === placeIn(question).key ? sym('#f') : part));
  const facts: Facts = { functions: {}, places: [{ '#f': measured(here) }] };
  return lineHolds(made, facts);
}; // prettier-ignore

const isAnswer = (problem: Problem, { answer }: Draft): boolean => {
  const question = problem.expression;
  const c = evaluate(placeIn(question), {}).re;
  const [left, right, here] = [towards(question, c, -1), towards(question, c, 1), valueAt(question, c)];
  const [task = '', side = ''] = taskOf(problem).split(' ');
  if (task === 'constant') {
    if (answer.kind !== 'roots' || answer.roots.length === 0) return false;
    return answer.roots.every((root) => Math.abs(gapFor(question, problem.variable, evaluate(root, {}))) < 1e-6);
  }
  if (answer.kind === 'verdict') return task === 'limit' && side === '' && Number.isFinite(left + right) && !isNear(left, right);
  if (answer.kind === 'truth') return task === 'continuous' && Number.isFinite(left + right + here) && answer.value === (isNear(left, right) && isNear(here, left));
  if (answer.kind !== 'value') return false;
  const value = evaluate(answer.exact, {}).re;
  if (task === 'value') return isNear(value, here);
  if (side !== '') return isNear(value, side === 'left' ? left : right);
  return task === 'limit' && isNear(value, left) && isNear(value, right);
}; // prettier-ignore
export const checkPieces = (problem: Problem, draft: Draft): readonly Method[] | null =>
  isAnswer(problem, draft)
    ? methodsThatHold(draft.methods, ({ rule, after }) =>
        (rule === 'pieces-none' ? after.kind === 'sym' : isPiecesLine(problem.expression, after, rule)) ? 'recomputed' : null,
      )
    : null; // prettier-ignore
