import { lineHolds, remembered } from '../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../check/methods.js';
import { measured, type Measured } from '../../check/numbers/measured.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isCall, isNode, type Expr } from '../../tree/expr.js';
import { collectNodes, variablesOf } from '../../tree/walk.js';

const ROUNDS = [0.71, 1.37, 2.9, -0.83];
const number = (e: Expr, letter: string, x: number): number => evaluate(e, { [letter]: measured(x) }).re;

interface Highest {
  readonly letter: string;
  readonly angle: string;
  readonly at: Record<string, Measured>;
}
/** The size of the wave and its angle, from the highest place of the curve. */
const highest = remembered((question): Highest | null => {
  const [f, asked] = [arg(question, 0), arg(question, 1)];
  const [letter = ''] = variablesOf(f);
  const [angle = ''] = variablesOf(asked).filter((name) => name !== 'R' && name !== letter);
  const inner = arg(asked, 1);
  if (!isCall(inner) || letter === '' || angle === '') return null;
  const isPlus = !isNode(arg(arg(inner, 0), 1));
  const phase = (x: number): number => evaluate(arg(inner, 0), { [letter]: measured(x), [angle]: measured(0) }).re;
  const turns = phase(1) - phase(0);
  // Newton's method for the place where the slope is 0, from the best of many places.
  const value = (u: number): number => number(f, letter, u / turns);
  const places = Array.from({ length: 720 }, (_, k) => (k * Math.PI) / 360);
  let top = places.reduce((best, u) => (value(u) > value(best) ? u : best));
  for (let k = 0; k < 8; k += 1) {
    const h = 1e-3;
    const [low, middle, high] = [value(top - h), value(top), value(top + h)];
    top -= (h * (high - low)) / (2 * (high - 2 * middle + low));
  }
  const raw = inner.name === 'sin' ? Math.PI / 2 - top : -top;
  const turn = (isPlus ? raw : -raw) % (2 * Math.PI);
  const acute = turn < 0 ? turn + 2 * Math.PI : turn;
  if (!(acute > 0 && acute < Math.PI / 2)) return null;
  return { letter, angle, at: { R: measured(value(top), 0, 1e-9), [angle]: measured(acute, 0, 1e-7) } };
}); // prettier-ignore

export const isWaveLine = (question: Expr, line: Expr, rule: string): boolean => {
  const found = highest(question);
  if (!found) return false;
  const { letter, angle, at } = found;
  const places = ROUNDS.map((x) => ({ ...at, [letter]: measured(x) }));
  // The form multiplied out holds for every R and every angle.
  const any = rule === 'wave-expand' ? ROUNDS.map((x) => ({ [letter]: measured(x), R: measured(2 - x), [angle]: measured(x * 3 + 0.4) })) : [];
  return lineHolds(line, { functions: {}, places: [...places, ...any] });
}; // prettier-ignore

export const checkWave = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const found = highest(expression);
  if (!found || answer.kind !== 'expression') return null;
  const { letter } = found;
  const waves = collectNodes(answer.exact, (part) => isCall(part, 'sin') || isCall(part, 'cos'));
  const isOne = waves.length === 1 && variablesOf(answer.exact).join() === letter;
  const isRight = ROUNDS.every((x) => {
    const [a, b] = [number(answer.exact, letter, x), number(arg(expression, 0), letter, x)];
    return Math.abs(a - b) < 1e-9 * (1 + Math.abs(b));
  });
  return isOne && isRight
    ? methodsThatHold(methods, ({ rule, after }) =>
        isWaveLine(expression, after, rule) ? 'recomputed' : null,
      )
    : null;
};
