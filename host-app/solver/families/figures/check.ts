import { evaluate } from '../../check/values/evaluate.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { isNode, membersOf, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { isTrue } from '../comparison/check.js';

type Place = readonly number[];
const placeOf = (e: Expr): Place => membersOf(e).map((one) => evaluate(one, {}).re);
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * (1 + Math.abs(a) + Math.abs(b));
const isZero = (a: number): boolean => Math.abs(a) < 1e-8;

/** The middle of both points is on the mirror, and the way from one to the other is at right angles to it. */
const isMirrored = ([a = 0, b = 0, c = 0]: Place, [x = 0, y = 0]: Place, [u = 0, v = 0]: Place): boolean =>
  isZero((a * (x + u)) / 2 + (b * (y + v)) / 2 + c) && isZero((u - x) * b - (v - y) * a);
/** The quotient of both as complex numbers is a turn by the angle. */
const isTurned = (degrees: number, [x = 0, y = 0]: Place, [u = 0, v = 0]: Place): boolean => {
  const gap = Math.atan2(v * x - u * y, u * x + v * y) - (degrees * Math.PI) / 180;
  return (
    isZero(Math.hypot(x, y) - Math.hypot(u, v)) && (isZero(Math.hypot(x, y)) || isZero(Math.sin(gap / 2)))
  );
};

const isImage = (task: string, items: Place, from: Place, to: Place): boolean => {
  const [x = 0, y = 0] = from;
  const [u = 0, v = 0] = to;
  const [a = 0, b = 0] = items;
  if (to.length !== 2) return false;
  if (task === 'reflect') return isMirrored(items, from, to);
  if (task === 'origin') return isZero(x + u) && isZero(y + v);
  if (task === 'rotate') return isTurned(a, from, to);
  if (task === 'translate') return near(u - x, a) && near(v - y, b);
  if (task === 'dilate') return near(u, a * x) && near(v, a * y);
  // From x and y back to the polar coordinates, and the other way round.
  const [polar, flat] = task === 'polar' ? [to, from] : [from, to];
  const [r = 0, t = 0] = polar;
  const isNamed = task !== 'polar' || (r > 0 && t >= 0 && t < 2 * Math.PI);
  return isNamed && near(flat[0] ?? 0, r * Math.sin(t + Math.PI / 2)) && near(flat[1] ?? 0, r * Math.sin(t));
};
const isAnswer = (problem: Problem, { answer }: Draft): boolean => {
  const { expression, options } = problem;
  const [task = ''] = taskOf(problem).split('|');
  const points = membersOf(expression).map(placeOf);
  const found = answer.kind === 'list' ? answer.items.map(placeOf) : answer.kind === 'expression' ? [placeOf(answer.exact)] : [];
  const [only = []] = found;
  const [first = [], second = []] = points;
  if (task === 'centroid') return found.length === 1 && only.length === first.length && only.every((one, k) => isZero(points.reduce((all, point) => all + (point[k] ?? 0) - one, 0)));
  if (task === 'other-end') return found.length === 1 && only.length === first.length && only.every((one, k) => isZero(one - (first[k] ?? 0) - ((first[k] ?? 0) - (second[k] ?? 0))));
  const items = (options.items ?? []).map((one) => evaluate(one, {}).re);
  return found.length === points.length && points.every((from, k) => isImage(task, items, from, found[k] ?? []));
}; // prettier-ignore

/** Lines of points have the values of the answer; others are true of numbers. */
export const checkFigures = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (!isAnswer(problem, draft)) return null;
  const { answer } = draft;
  const wanted = answer.kind === 'list' ? answer.items.flatMap(placeOf) : answer.kind === 'expression' ? placeOf(answer.exact) : [];
  return methodsThatHold(draft.methods, ({ rule, after }) => {
    if (rule === 'figure-length') return isTrue(after) ? 'recomputed' : null;
    const found = isNode(after) && after.name === 'set' ? after.args.flatMap(placeOf) : placeOf(after);
    return found.length === wanted.length && found.every((one, k) => near(one, wanted[k] ?? Number.NaN)) ? 'recomputed' : null;
  });
}; // prettier-ignore
