import { verify } from '../../check/verify.js';
import { measured } from '../../check/numbers/measured.js';
import { methodsThatHold } from '../../check/methods.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { CheckWay, Draft, Method, Problem } from '../../solution.js';
import { arg, isNode, membersOf, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { circleSystem } from './set-up.js';

type Place = readonly number[];
const placeOf = (e: Expr): Place => membersOf(e).map((one) => evaluate(one, {}).re);
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * (1 + Math.abs(a) + Math.abs(b));
const areNear = (a: Place, b: Place): boolean => a.length === b.length && a.every((one, k) => near(one, b[k] ?? Number.NaN)); // prettier-ignore
const gapAt = (line: Expr, [x = 0, y = 0, z = 0]: Place): number => {
  const at = { x: measured(x), y: measured(y), z: measured(z) };
  return evaluate(arg(line, 0), at).re - evaluate(arg(line, 1), at).re;
};
const away = (a: Place, b: Place): number => Math.hypot(...a.map((one, k) => one - (b[k] ?? 0)));
const pointsOf = (question: Expr): readonly Place[] => membersOf(question).map(placeOf);

/** Twice as long as the area says, by Heron. */
const heron = ([a = [], b = [], c = []]: readonly Place[]): number => {
  const [p, q, r] = [away(b, c), away(a, c), away(a, b)];
  const s = (p + q + r) / 2;
  return Math.sqrt(Math.max(0, s * (s - p) * (s - q) * (s - r)));
};
/** From the point along the normal to the plane: the way is the distance. */
const wayTo = (line: Expr, point: Place): number => {
  const zero = gapAt(line, [0, 0, 0]);
  const n = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map((one) => gapAt(line, one) - zero);
  const t = gapAt(line, point) / n.reduce((all, one) => all + one * one, 0);
  const foot = point.map((one, k) => one - t * (n[k] ?? 0));
  return Math.abs(gapAt(line, foot)) < 1e-8 ? away(foot, point) : Number.NaN;
}; // prettier-ignore

/** Both edges from the first point. */
export const areEdges = (question: Expr, line: Expr): boolean => {
  const [a = [], ...others] = pointsOf(question);
  return membersOf(line).length === 2 && membersOf(line).every((one, k) => areNear(placeOf(one), (others[k] ?? []).map((to, j) => to - (a[j] ?? 0))));
}; // prettier-ignore
/** At right angles to both edges, and as long as twice the area of the triangle. */
export const isNormal = (question: Expr, line: Expr): boolean => {
  const [n, [a = [], b = [], c = []]] = [placeOf(line), pointsOf(question)];
  const dot = (to: Place): number => n.reduce((all, one, k) => all + one * ((to[k] ?? 0) - (a[k] ?? 0)), 0);
  return n.length === 3 && Math.abs(dot(b)) + Math.abs(dot(c)) < 1e-8 && Math.abs(Math.hypot(...n) - 2 * heron([a, b, c])) < 1e-6 * (1 + Math.hypot(...n)); // prettier-ignore
};
/** All points of the question satisfy the line. */
export const holdsAtPoints = (question: Expr, line: Expr): boolean =>
  line.kind === 'relation' && pointsOf(question).every((point) => Math.abs(gapAt(line, point)) < 1e-8);
/** For each point x² + y² + Dx + Ey + F = 0, with any D, E and F. */
export const isCircleSystem = (question: Expr, line: Expr): boolean => {
  const [D, E, F] = [0.37, 1.93, -2.71];
  const at = { D: measured(D), E: measured(E), F: measured(F) };
  const lines = membersOf(line);
  return lines.length === 3 && pointsOf(question).every(([x = 0, y = 0], k) => {
    const one = lines[k];
    const gap = one && isNode(one) && one.kind === 'relation' ? evaluate(arg(one, 0), at).re - evaluate(arg(one, 1), at).re : Number.NaN;
    return near(gap, x * x + y * y + D * x + E * y + F);
  });
}; // prettier-ignore

const isAnswer = (problem: Problem, { answer }: Draft): boolean => {
  const { expression } = problem;
  const task = taskOf(problem);
  const exact = 'exact' in answer ? answer.exact : null;
  if (!exact) return false;
  if (task === 'distance') return near(evaluate(exact, {}).re, wayTo(arg(expression, 1), placeOf(arg(expression, 0))));
  if (task === 'area') return Math.abs(evaluate(exact, {}).re - heron(pointsOf(expression))) < 1e-7;
  return heron(pointsOf(expression)) > 1e-9 && holdsAtPoints(expression, exact);
}; // prettier-ignore

const wayOf = ({ expression }: Problem, rule: string, after: Expr, answer: Expr): CheckWay | null => {
  const isTrue: Readonly<Record<string, () => boolean>> = {
    'space-edges': () => areEdges(expression, after),
    'space-normal': () => isNormal(expression, after),
    'space-plane': () => holdsAtPoints(expression, after),
    'space-system': () => isCircleSystem(expression, after),
    'space-circle': () => holdsAtPoints(expression, after),
    'complete-squares': () => holdsAtPoints(expression, after),
  };
  return (isTrue[rule]?.() ?? near(evaluate(after, {}).re, evaluate(answer, {}).re)) ? 'recomputed' : null;
};

export const checkSpace = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { answer } = draft;
  if (!isAnswer(problem, draft) || !('exact' in answer)) return null;
  const own = methodsThatHold(
    draft.methods.map(({ nameKey, steps }) => ({ nameKey, steps: steps.filter(({ rule }) => /^(?:space-|complete-squares)/.test(rule)) })),
    ({ rule, after }) => wayOf(problem, rule, after, answer.exact),
  ); // prettier-ignore
  if (!draft.inner) return own;
  // The system for D, E and F is checked like every other system.
  const held = verify(circleSystem(membersOf(problem.expression).map(membersOf)), draft.inner) ?? [];
  return own.flatMap(({ nameKey, steps: [first, ...last] }) => {
    const inside = held.find((one) => one.nameKey === nameKey);
    return first && inside ? [{ nameKey, steps: [first, ...inside.steps, ...last] }] : [];
  });
};
