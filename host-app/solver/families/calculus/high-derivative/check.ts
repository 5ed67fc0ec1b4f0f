import { lineHolds, remembered } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured, type Measured } from '../../../check/numbers/measured.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, membersOf, type Expr } from '../../../tree/expr.js';
import { collectNodes } from '../../../tree/walk.js';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const orderOf = (name: string): number => {
  const [, marks = '', digits = ''] = /^f(′*)(?:⁽([⁰¹²³⁴⁵⁶⁷⁸⁹]+)⁾)?\(/.exec(name) ?? [];
  return digits === '' ? marks.length : Number([...digits].map((one) => RAISED.indexOf(one)).join(''));
};
/** Cauchy's formula: the mean of values on a circle, with a radius at which neither rounding nor growth matters. */
const derivativeAt = (f: Expr, x: string, place: number, n: number): number => {
  const count = 8 * n + 128;
  const size = (radius: number): number => {
    let total = 0;
    for (let k = 0; k < count; k += 1) {
      const angle = (2 * Math.PI * k) / count;
      const { re, im } = evaluate(f, { [x]: measured(place + radius * Math.cos(angle), radius * Math.sin(angle)) });
      total += re * Math.cos(n * angle) + im * Math.sin(n * angle);
    }
    let value = total / count;
    for (let k = 1; k <= n; k += 1) value *= k / radius;
    return value;
  };
  let last = Number.NaN;
  for (let radius = 0.05; radius < 40 * n + 40; radius *= 1.2) {
    const value = size(radius);
    if (Math.abs(value - last) <= 1e-8 * Math.abs(value) + 1e-12) return value;
    last = value;
  }
  return Number.NaN;
}; // prettier-ignore

const PLACES = [0.83, 1.37, 2.11];
interface Known {
  readonly x: string;
  readonly f: Expr;
  readonly n: number;
  readonly at: (name: string, place: number) => Measured;
}
const knownIn = remembered((question): Known | null => {
  const [definition, count] = membersOf(question);
  if (!definition || !count) return null;
  const [x, f] = [arg(arg(definition, 0), 0).key, arg(definition, 1)];
  const made = new Map<string, Measured>();
  const at = (name: string, place: number): Measured => {
    const key = `${name} ${place}`;
    const value = made.get(key) ?? measured(derivativeAt(f, x, place, orderOf(name)));
    made.set(key, value);
    return value;
  };
  return { x, f, at, n: Math.round(evaluate(arg(count, 1), {}).re) };
});

export const isHighLine = (question: Expr, line: Expr): boolean => {
  const known = knownIn(question);
  if (!known) return false;
  const names = collectNodes(line, (part) => part.kind === 'sym' && /^f[′⁽]/.test(part.name)).map(({ key }) => key);
  const places = PLACES.map((place) => ({
    [known.x]: measured(place),
    ...Object.fromEntries(names.map((name) => [name, known.at(name, place)])),
  }));
  return names.length > 0 && lineHolds(line, { functions: {}, places });
}; // prettier-ignore
export const checkHighDerivative = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const known = knownIn(expression);
  if (!known || (answer.kind !== 'expression' && answer.kind !== 'value')) return null;
  const isRight = PLACES.every((place) => {
    const [a, b] = [evaluate(answer.exact, { [known.x]: measured(place) }).re, derivativeAt(known.f, known.x, place, known.n)];
    return Math.abs(a - b) <= 1e-7 * Math.abs(b) + 1e-9;
  });
  return isRight ? methodsThatHold(methods, ({ after }) => (isHighLine(expression, after) ? 'recomputed' : null)) : null;
}; // prettier-ignore
