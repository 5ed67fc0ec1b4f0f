import { factsIn, lineHolds, remembered } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, isNode, relation, ZERO, type Expr } from '../../../tree/expr.js';
import { collectNodes, variablesOf } from '../../../tree/walk.js';
import { taskOf } from '../../family.js';

interface Found {
  readonly letter: string;
  readonly gaps: readonly number[];
  readonly holes: readonly (readonly [number, number])[];
}
/** Places without a value, by search in each denominator; a hole has the same value from both sides. */
const gapsIn = remembered((question): Found => {
  const letter = arg(arg(question, 0), 0).key;
  const f = arg(question, 1);
  const below = collectNodes(f, (part) => part.kind === 'quotient').map((part) => arg(part, 1)).filter((e) => variablesOf(e).length > 0);
  const snapped = (x: number): number => (Math.abs(x * 12 - Math.round(x * 12)) < 1e-4 ? Math.round(x * 12) / 12 : x);
  const gaps = [...new Set(below.flatMap((e) => scanRoots(relation('=', e, ZERO), letter).map(snapped)))].sort((a, b) => a - b);
  const at = (x: number): number => evaluate(f, { [letter]: measured(x) }).re;
  const holes = gaps.flatMap((x): (readonly [number, number])[] => {
    const [a, b, c, d] = [-1e-4, 1e-4, -2e-4, 2e-4].map((h) => at(x + h)) as [number, number, number, number];
    const y = (4 * (a + b) - (c + d)) / 6;
    return Math.abs(a - b) < 1e-2 * (1 + Math.abs(a)) && Math.abs(c - d) < 2e-2 * (1 + Math.abs(c)) ? [[x, y]] : [];
  });
  return { letter, gaps, holes };
}); // prettier-ignore

export const isGapLine = (question: Expr, line: Expr, rule: string): boolean => {
  const { letter, gaps, holes } = gapsIn(question);
  const { functions } = factsIn(question);
  if (rule === 'gaps-short') return lineHolds(line, { functions, places: [] });
  const places =
    rule === 'gaps-holes'
      ? holes.map(([x, y]) => ({ [letter]: measured(x, 0, 1e-9), y: measured(y, 0, 1e-7) }))
      : gaps.map((x) => ({ [letter]: measured(x, 0, 1e-9) }));
  return places.length > 0 && isNode(line) && lineHolds(line, { functions, places });
};
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-5 * (1 + Math.abs(a));
export const checkGaps = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const { gaps, holes } = gapsIn(problem.expression);
  const isHoles = taskOf(problem) === 'holes';
  const said = answer.kind === 'points' ? answer.points : answer.kind === 'roots' ? answer.roots.map((root) => [root]) : [];
  const wanted: readonly (readonly number[])[] = isHoles ? holes : gaps.map((x) => [x]);
  const values = said.map((point) => point.map((e) => evaluate(e, {}).re));
  const isAll = (answer.kind === 'points') === isHoles && values.length > 0 && values.length === wanted.length && values.every((one) => wanted.some((other) => one.length === other.length && one.every((value, k) => near(value, other[k] ?? Number.NaN))));
  return isAll ? methodsThatHold(methods, ({ rule, after }) => (isGapLine(problem.expression, after, rule) ? 'recomputed' : null)) : null;
}; // prettier-ignore
