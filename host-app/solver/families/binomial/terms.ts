import { measured, plus, times, type Measured } from '../../check/numbers/measured.js';
import { evaluate } from '../../check/values/evaluate.js';
import { arg, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

const at = (e: Expr, names: readonly string[], own: string, size: number): number =>
  evaluate(e, Object.fromEntries(names.map((name) => [name, measured(name === own ? size : 1)]))).re;
/** The power of each letter in a single term; null where it is no such term. */
export const degreesOf = (e: Expr, names: readonly string[]): readonly number[] | null => {
  const found = names.map((name) => [2, 3].map((size) => Math.log(at(e, names, name, size) / at(e, names, name, 1)) / Math.log(size)));
  const isTerm = found.every(([a = Number.NaN, b = 0]) => Math.abs(a - b) < 1e-9 && Math.abs(a - Math.round(a)) < 1e-9);
  return isTerm ? found.map(([a = 0]) => Math.round(a)) : null;
}; // prettier-ignore
/** The number in front. */
export const factorOf = (e: Expr): number => at(e, variablesOf(e), '', 1);

const COUNT = 128;
const onCircle = (k: number): Measured => {
  const angle = (2 * Math.PI * k) / COUNT;
  return { ...measured(Math.cos(angle)), im: Math.sin(angle) };
};
/** The coefficient of a power, as the mean over a circle; of two letters the second stays at a degree the first leaves. */
export const coefficientIn = (power: Expr, names: readonly string[], degrees: readonly number[]): number => {
  const counts = names.length === 1 ? [0] : Array.from({ length: COUNT }, (_, k) => k);
  let all = measured(0);
  for (let i = 0; i < COUNT; i += 1)
    for (const k of counts) {
      const values = Object.fromEntries(names.map((name, j) => [name, onCircle(j === 0 ? i : k)]));
      const turn = onCircle(-((degrees[0] ?? 0) * i + (degrees[1] ?? 0) * k));
      all = plus(all, times(evaluate(power, values), turn));
    }
  return all.re / (COUNT * counts.length);
};

/** The line is the term of the expansion with its powers. */
export const isTermOf = (power: Expr, term: Expr): boolean => {
  const names = variablesOf(power);
  const degrees = power.kind === 'power' && arg(power, 0).kind === 'sum' ? degreesOf(term, names) : null;
  return degrees !== null && Math.abs(coefficientIn(power, names, degrees) - factorOf(term)) < 1e-6 * (1 + Math.abs(factorOf(term)));
}; // prettier-ignore
