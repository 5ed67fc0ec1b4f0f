import type { CheckWay, Draft, Method, Problem, Step } from '../solution.js';
import { arg, isNode, isNum, sym, type Expr } from '../tree/expr.js';
import { mapTree, substitute } from '../tree/walk.js';
import { num } from '../tree/expr.js';
import { evaluate } from './values/evaluate.js';
import { measured } from './numbers/measured.js';
import { methodsThatHold } from './methods.js';

const near = (a: number, b: number, within: number): boolean => Math.abs(a - b) <= within * Math.abs(b);

/** The density, by Simpson's rule over the part that counts. */
export const area = (from: number, to: number): number => {
  const peak = from > 0 ? from : to < 0 ? to : 0;
  const reach = Math.sqrt(peak * peak + 90);
  const [a, b] = [Math.max(from, -reach), Math.min(to, reach)];
  if (a >= b) return 0;
  // The largest value is taken out, so that tails keep their digits.
  const density = (x: number): number => Math.exp(((peak - x) * (peak + x)) / 2);
  const parts = 20_000;
  let total = density(a) + density(b);
  for (let k = 1; k < parts; k += 1) total += (k % 2 === 1 ? 4 : 2) * density(a + ((b - a) * k) / parts);
  return ((total * (b - a)) / (3 * parts)) * Math.exp((-peak * peak) / 2) * Math.sqrt(0.5 / Math.PI);
};

/** n trials one after the other, without a formula. */
const trials = (n: number, p: number): readonly number[] => {
  let row = [1];
  for (let at = 0; at < n; at += 1)
    row = [...row, 0].map((chance, k) => chance * (1 - p) + (row[k - 1] ?? 0) * p);
  return row;
};
/** Chances from a first value on, each from the one before; far enough that the rest does not count. */
const following = (start: number, next: (k: number) => number, from: number, to: number): number => {
  let [total, chance] = [0, start];
  for (let k = 0; k <= to && k < 3_000_000; k += 1) {
    if (k >= from) {
      total += chance;
      if (k > from + 5 && chance < total * 1e-18 && next(k) < 1) break;
    }
    chance *= next(k);
  }
  return total;
};

const MASSES: Readonly<Record<string, (parameters: readonly number[], from: number, to: number) => number>> =
  {
    binomial: ([n = 0, p = 0], from, to) =>
      trials(n, p).reduce((total, chance, k) => (k >= from && k <= to ? total + chance : total), 0),
    poisson: ([mean = 0], from, to) =>
      following(Math.exp(-mean), (k) => mean / (k + 1), Math.max(from, 0), to),
    geometric: ([p = 0, first = 0], from, to) =>
      following(p, () => 1 - p, Math.max(from - first, 0), to - first),
    normal: ([mean = 0, variance = 1], from, to) =>
      area((from - mean) / Math.sqrt(variance), (to - mean) / Math.sqrt(variance)),
  };

const number = (e: Expr | undefined): number => (e ? evaluate(e, {}).re : Number.NaN);
/** The ends of an event: X < 3, 2 <= X and X <= 5. */
const ends = (e: Expr, isWhole: boolean): readonly [number, number] => {
  if (!isNode(e)) return [Number.NaN, Number.NaN];
  if (e.kind === 'list')
    return e.args
      .map((part) => ends(part, isWhole))
      .reduce(([a, b], [c, d]) => [Math.max(a, c), Math.min(b, d)], [-Infinity, Infinity]);
  const isTurned = arg(e, 1).kind === 'sym';
  const value = number(arg(e, isTurned ? 0 : 1));
  if (e.name === '=') return [value, value];
  const isUpper = e.name.startsWith('<') !== isTurned;
  const gap = isWhole && e.name.length === 1 ? 1 : 0;
  return isUpper ? [-Infinity, value - gap] : [value + gap, Infinity];
};

export const verifyDistribution = (
  problem: Problem,
  { answer, methods }: Draft,
): readonly Method[] | null => {
  const [, name = ''] = (problem.options.operation ?? '').split(':');
  const [low, high, label, ...rest] = problem.options.items ?? [];
  if (answer.kind !== 'value' || !label) return null;
  const isInverse = name === 'percentile';
  const parameters = rest.map(number);
  const mass = MASSES[isInverse ? 'normal' : name];
  if (!mass) return null;
  const [mean = 0, variance = 1] = parameters;
  const chanceOf = (event: Expr): number => mass(parameters, ...ends(event, name !== 'normal'));
  const value = evaluate(answer.exact, {}).re;
  // The words of the question give the same event as its written form.
  const bounds = isInverse ? null : ends(arg(label, 0), name !== 'normal');
  const fits = (end: Expr | undefined, at: number): boolean => (end && isNum(end) ? number(end) === at : !Number.isFinite(at)); // prettier-ignore
  if (bounds && !(fits(low, bounds[0]) && fits(high, bounds[1]))) return null;
  const wanted = isInverse ? number(low) : chanceOf(arg(label, 0));
  const got = isInverse ? mass(parameters, -Infinity, value) : value;
  if (!near(got, wanted, isInverse ? 1e-8 : 1e-11)) return null;
  const numeric = (e: Expr): number => {
    const known: Record<string, ReturnType<typeof measured>> = {};
    const put = (found: number): Expr => {
      const key = `#${Object.keys(known).length}`;
      known[key] = measured(found);
      return sym(key);
    };
    const plain = mapTree(e, (part) => {
      if (!isNode(part) || part.kind !== 'call') return part;
      if (part.name === 'P') return put(chanceOf(arg(part, 0)));
      if (part.name === 'Φ') return put(area(-Infinity, evaluate(arg(part, 0), {}).re));
      if (part.name === 'binomial') {
        const [n, k] = [number(arg(part, 0)), number(arg(part, 1))];
        return Number.isNaN(n + k) ? part : put(following(1, (j) => (n - j) / (j + 1), k, k));
      }
      if (part.name !== 'sum') return part;
      const [from, to] = [number(arg(part, 2)), number(arg(part, 3))];
      return put(Array.from({ length: to - from + 1 }, (_, k) => numeric(substitute(arg(part, 0), arg(part, 1), num(from + k)))).reduce((a, b) => a + b, 0)); // prettier-ignore
    });
    return evaluate(plain, known).re;
  };
  const scores = [low, high].map((end) => (number(end) - mean) / Math.sqrt(variance));
  const way = ({ rule, after }: Step): CheckWay | null => {
    // Formulas with letters are the same for every question; the next line has the numbers.
    if (/^(?:binomial|poisson|geometric|z|quantile)-formula$/.test(rule)) return 'recomputed';
    const [left, right] = [arg(after, 0), numeric(arg(after, 1))];
    if ((left.kind === 'call' && left.name === 'P') || (isInverse && left.key === label.key))
      return Math.abs(right - value) <= 1e-10 * (1 + Math.abs(value)) ? 'recomputed' : null;
    if (rule === 'quantile-share') return right === number(low) ? 'recomputed' : null;
    if (left.key !== 'z') return null;
    const isScore = isInverse ? near(area(-Infinity, right), wanted, 1e-9) : scores.some((z) => Math.abs(z - right) < 1e-9); // prettier-ignore
    return isScore ? 'recomputed' : null;
  };
  return methodsThatHold(methods, way);
};
