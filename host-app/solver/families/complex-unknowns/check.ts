import { verify } from '../../check/verify.js';
import { evaluate, type Point } from '../../check/values/evaluate.js';
import { measured, minus, plus, size, times, type Measured } from '../../check/numbers/measured.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isNode, membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { taskOf } from '../family.js';

const gapAt = (line: Expr, at: Point): Measured =>
  plus(evaluate(arg(line, 0), at), minus(evaluate(arg(line, 1), at)));
const PLACES = [[0.37, 1.91], [-2.3, 0.83], [1.7, -3.1]] as const; // prettier-ignore
/** x and y, with z = x + yi and its conjugate w where the line has them. */
const pointOf = (names: readonly string[], [x, y]: readonly [number, number]): Point => {
  const [first = 'x', second = 'y'] = names;
  return { [first]: measured(x), [second]: measured(y), z: measured(x, y), w: measured(x, -y) };
};
const isGap = (a: Measured, b: Measured): boolean => size(plus(a, minus(b))) < 1e-9 * (1 + size(a));
const namesOf = (line: Expr): readonly string[] => variablesOf(line).filter((name) => !/^[wzⅈ]$/.test(name)).sort(); // prettier-ignore

/** The line says of x + yi what the question says of z. */
export const isSameWithParts = (question: Expr, line: Expr): boolean =>
  line.kind === 'relation' &&
  PLACES.every((place) => isGap(gapAt(question, pointOf(['x', 'y'], place)), gapAt(line, pointOf(['x', 'y'], place)))); // prettier-ignore
/** The two equations are the real and the imaginary part of the question. */
export const areParts = (question: Expr, line: Expr): boolean => {
  const names = namesOf(line);
  const [re, im, more] = membersOf(line);
  if (!re || !im || more || names.length > 2) return false;
  return PLACES.every((place) => {
    const at = pointOf(names.length === 2 ? names : ['x', 'y'], place);
    const whole = plus(gapAt(re, at), times(measured(0, 1), gapAt(im, at)));
    return isGap(gapAt(question, at), whole);
  });
};

const isAnswer = (problem: Problem, { answer }: Draft): boolean => {
  const { expression } = problem;
  if (taskOf(problem) === 'conjugate') {
    if (answer.kind !== 'value') return false;
    const { re, im } = evaluate(answer.exact, {});
    return size(gapAt(expression, pointOf(['x', 'y'], [re, im]))) < 1e-9;
  }
  if (answer.kind !== 'points') return false;
  return answer.points.every((point) => {
    const at = Object.fromEntries(
      answer.variables.map((name, k) => [name, evaluate(point[k] ?? expression, {})]),
    );
    return Object.values(at).every(({ im }) => Math.abs(im) < 1e-12) && size(gapAt(expression, at)) < 1e-9;
  });
};

export const checkComplexUnknowns = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { expression, options: { inner } } = problem; // prettier-ignore
  const held = inner && draft.inner && areParts(expression, inner.expression) ? verify(inner, draft.inner) : null; // prettier-ignore
  if (!held || !isAnswer(problem, draft)) return null;
  return held.flatMap(({ nameKey, steps }) => {
    const own = draft.methods.find((one) => one.nameKey === nameKey)?.steps ?? [];
    const named = own.filter(({ rule }) => rule.startsWith('complex-')).map((one) => ({ ...one, check: 'recomputed' as const }));
    const isRight = named.every(({ rule, after }) => rule === 'complex-put' ? isSameWithParts(expression, after) : rule === 'complex-parts' ? isNode(after) && areParts(expression, after) : 'exact' in draft.answer && isGap(evaluate(after, {}), evaluate(draft.answer.exact, {})));
    const last = named.filter(({ rule }) => rule === 'complex-result');
    return isRight ? [{ nameKey, steps: [...named.filter((one) => !last.includes(one)), ...steps, ...last] }] : [];
  });
}; // prettier-ignore
