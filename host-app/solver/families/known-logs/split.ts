import { canon } from '../../kernel/canonical.js';
import { factorInteger } from '../../kernel/integer.js';
import { arg, call, isCall, isNum, membersOf, num, power, product, quotient, sum, type Expr } from '../../tree/expr.js'; // prettier-ignore

/** A logarithm: its base as text, and the number. */
const logOf = (e: Expr): readonly [base: string, inside: Expr] | null =>
  isCall(e, 'log') ? [e.args[1]?.key ?? '10', arg(e, 0)] : isCall(e, 'ln') ? ['e', arg(e, 0)] : null;
const same = (e: Expr, inside: Expr): Expr => (isCall(e) ? call(e.name, inside, ...e.args.slice(1)) : e);

type Exponents = ReadonlyMap<string, number>;
const exponentsOf = (e: Expr): Exponents | null => {
  const value = canon(e);
  if (!isNum(value) || value.value.n <= 0n) return null;
  const found = new Map<string, number>();
  for (const [n, sign] of [[value.value.n, 1], [value.value.d, -1]] as const)
    for (const [prime, count] of factorInteger(n).factors) found.set(`${prime}`, (found.get(`${prime}`) ?? 0) + sign * count);
  return found;
}; // prettier-ignore

export interface Split {
  /** The logarithm that is asked for, and its value by what is known. */
  readonly target: Expr;
  /** The number as a product of the known ones, 2²·3, and the logarithm in parts. */
  readonly inside: Expr;
  readonly parts: Expr;
  readonly values: Expr;
}

/** Whole exponents of the known numbers whose product is the number; 10 is known where it is the base. */
export const splitLog = (question: Expr): Split | null => {
  const lines = membersOf(question);
  const target = arg(lines.at(-1) ?? question, 0);
  const asked = logOf(target);
  const known = lines.slice(0, -1).map((line) => ({ log: logOf(arg(line, 0)), e: arg(line, 0), value: arg(line, 1) }));
  if (!asked || known.length === 0 || known.length > 3 || known.some(({ log }) => log?.[0] !== asked[0])) return null;
  const goal = exponentsOf(asked[1]);
  const isTen = asked[0] === '10';
  const bases = [...known.map(({ log, value, e }) => ({ number: log?.[1] ?? e, value })), ...(isTen ? [{ number: num(10), value: num(1) }] : [])];
  const rows = bases.map(({ number }) => exponentsOf(number));
  if (!goal || rows.includes(null)) return null;
  const found = search(goal, rows as Exponents[]);
  if (!found) return null;
  const used = bases.flatMap((one, k) => (found[k] ? [{ ...one, count: found[k] ?? 0 }] : []));
  const raised = (e: Expr, n: number): Expr => (n === 1 ? e : power(e, num(n)));
  const times = (n: number, e: Expr): Expr => (n === 1 ? e : product(num(n), e));
  const tops = used.filter(({ count }) => count > 0).map(({ number, count }) => raised(number, count));
  const bottoms = used.filter(({ count }) => count < 0).map(({ number, count }) => raised(number, -count));
  const over = tops.length === 0 ? num(1) : product(...tops);
  return {
    target,
    inside: same(target, bottoms.length === 0 ? over : quotient(over, product(...bottoms))),
    parts: sum(...used.map(({ number, count }) => times(count, same(target, number)))),
    values: sum(...used.map(({ value, count }) => times(count, value))),
  };
}; // prettier-ignore

const LARGEST = 6;
/** The shortest exponents. */
const search = (goal: Exponents, rows: readonly Exponents[]): readonly number[] | null => {
  const primes = [...new Set([...goal.keys(), ...rows.flatMap((row) => [...row.keys()])])];
  const range = Array.from({ length: 2 * LARGEST + 1 }, (_, k) => k - LARGEST);
  const all = rows.reduce<number[][]>((made) => made.flatMap((one) => range.map((n) => [...one, n])), [[]]);
  const fits = all.filter((one) => primes.every((p) => one.reduce((total, n, k) => total + n * (rows[k]?.get(p) ?? 0), 0) === (goal.get(p) ?? 0)));
  const size = (one: readonly number[]): number => one.reduce((total, n) => total + Math.abs(n), 0);
  const [best] = fits.sort((a, b) => size(a) - size(b));
  return best && size(best) > 0 ? best : null;
}; // prettier-ignore
