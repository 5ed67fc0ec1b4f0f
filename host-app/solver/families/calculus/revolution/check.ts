import { factsIn, lineHolds, remembered } from '../../../check/calculus/function-lines.js';
import { quadrature } from '../../../check/calculus/calculus.js';
import { methodsThatHold, withSubsteps } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { endValue, evaluate, realAt } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, isNode, membersOf, PI, quotient, relation, type Expr } from '../../../tree/expr.js';
import { checkInside } from '../areas.js';

type Curve = (x: number) => number;
interface Solid {
  readonly letter: string;
  readonly f: Curve;
  readonly g: Curve;
  readonly a: number;
  readonly b: number;
  /** Where the curves meet, if that is an end of the region. */
  readonly met: readonly number[];
  readonly axis: number;
  readonly isUpright: boolean;
}
/** Places that are found by search; curves that touch, or begin, at a twelfth meet exactly there. */
const meetingsOf = (f: Curve, g: Curve, found: readonly number[]): number[] => {
  const exact = Array.from({ length: 481 }, (_, k) => (k - 240) / 12).filter((x) => Math.abs(f(x) - g(x)) < 1e-14);
  return [...exact, ...found.filter((x) => exact.every((one) => Math.abs(one - x) > 1e-4))].sort((x, y) => x - y);
}; // prettier-ignore
const solidOf = (question: Expr): Solid | null => {
  const lines = membersOf(question);
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last || !isNode(last)) return null;
  const letter = arg(arg(first, 0), 0).key;
  const [f, g] = [first, second].map((line): Curve => (x) => realAt(arg(line, 1), letter, x)) as [Curve, Curve];
  const given = lines.slice(2, -1).map((line) => endValue(arg(line, arg(line, 0).key === letter ? 1 : 0)));
  const roots = meetingsOf(f, g, scanRoots(relation('=', arg(first, 1), arg(second, 1)), letter)).filter((x) => given.every((one) => Math.abs(one - x) > 1e-7));
  const met = given.length === 2 ? [] : roots;
  const ends = [...given, ...met].sort((x, y) => x - y);
  const [a, b] = ends;
  if (ends.length !== 2 || a === undefined || b === undefined) return null;
  return { letter, f, g, a, b, met, axis: evaluate(arg(last, 1), {}).re, isUpright: arg(last, 0).key === letter };
}; // prettier-ignore

/** Pappus: each small part of the region goes round a circle. */
const volumeOf = ({ f, g, a, b, axis, isUpright }: Solid): number => {
  const isCut = isUpright && axis > a + 1e-9 && axis < b - 1e-9;
  const isAlike = [0.11, 0.37, 0.74].every((t) => [f, g].every((one) => Math.abs(one(axis + t * (b - axis)) - one(axis - t * (b - axis))) < 1e-9));
  if (isCut && !(isAlike && Math.abs(a + b - 2 * axis) < 1e-9)) return Number.NaN;
  const start = isCut ? axis : a;
  const strip = (x: number): number => {
    const [low, high] = [Math.min(f(x), g(x)), Math.max(f(x), g(x))];
    if (isUpright) return Math.abs(x - axis) * (high - low);
    if (low < axis - 1e-9 && high > axis + 1e-9) return Number.NaN;
    return Math.abs((low + high) / 2 - axis) * (high - low);
  };
  return 2 * Math.PI * quadrature(strip, start, b).value;
}; // prettier-ignore

const solidIn = remembered(solidOf);
const volumeIn = remembered((question) => {
  const solid = solidIn(question);
  return solid ? volumeOf(solid) : Number.NaN;
});
export const isSolidLine = (question: Expr, line: Expr, rule: string): boolean => {
  const solid = solidIn(question);
  if (!solid) return false;
  const { functions } = factsIn(question);
  if (rule === 'revolve-meet')
    return lineHolds(line, {
      functions,
      places: solid.met.map((x) => ({ [solid.letter]: measured(x, 0, 1e-9) })),
    });
  const V = measured(volumeIn(question), 0, 1e-9);
  return lineHolds(line, { functions, places: [{ V }] });
};
const rest = (volume: Expr): Expr => quotient(volume, PI);
export const checkRevolution = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const solid = solidIn(expression);
  if (answer.kind !== 'value' || !solid) return null;
  const volume = volumeIn(expression);
  if (!(Math.abs(evaluate(answer.exact, {}).re - volume) < 1e-7 * (1 + Math.abs(volume)) && volume > 0)) return null;
  return methodsThatHold(methods, (step) =>
    isSolidLine(expression, step.after, step.rule)
      ? withSubsteps(step, 'recomputed', (inner) => checkInside(inner, solid.letter, rest(answer.exact)))
      : null,
  );
}; // prettier-ignore
