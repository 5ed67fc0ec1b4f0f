import { factsIn, lineHolds, lineValue, remembered } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, call, isNode, membersOf, relation, sym, type Expr } from '../../../tree/expr.js';
import { taskOf } from '../../family.js';

interface Found {
  readonly letter: string;
  readonly points: readonly (readonly [number, number])[];
}
/** The places are searched for. */
const pointsIn = remembered((question): Found | null => {
  const [definition, wanted] = membersOf(question);
  if (!definition || !wanted) return null;
  const letter = arg(arg(definition, 0), 0).key;
  const f = arg(definition, 1);
  const facts = { ...factsIn(question), places: [] };
  const roots = scanRoots(relation('=', call('diff', f, sym(letter)), arg(wanted, 1)), letter);
  return {
    letter,
    points: roots.map((x) => [x, lineValue(f, facts, { [letter]: measured(x) }).re] as const),
  };
});
/** Slopes by numbers are less exact than roots. */
const LOOSE = 1e-8;
export const isSlopePointLine = (question: Expr, line: Expr, rule: string): boolean => {
  const found = pointsIn(question);
  if (!found || found.points.length === 0) return false;
  const { functions } = factsIn(question);
  const places = found.points.map(([x, y]) => ({
    [found.letter]: measured(x, 0, LOOSE),
    y: measured(y, 0, LOOSE),
  }));
  return lineHolds(line, { functions, places: rule === 'slope-derive' ? [] : places });
};
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * (1 + Math.abs(a));
export const checkSlopePoints = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const found = pointsIn(problem.expression);
  if (!found) return null;
  const said = answer.kind === 'points' ? answer.points : answer.kind === 'roots' ? answer.roots.map((root) => [root]) : [];
  const isKind = (taskOf(problem) === 'values') === (answer.kind === 'roots');
  const values = said.map((point) => point.map((e) => evaluate(e, {}).re));
  const isAll =
    isKind && values.length > 0 && values.length === found.points.length &&
    values.every((one) => found.points.some((point) => one.every((value, k) => near(value, point[k] ?? Number.NaN))));
  return isAll ? methodsThatHold(methods, ({ rule, after }) => (isNode(after) && isSlopePointLine(problem.expression, after, rule) ? 'recomputed' : null)) : null;
}; // prettier-ignore
