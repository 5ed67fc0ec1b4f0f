import {
  divide,
  multiply,
  power as raised,
  rational,
  subtract,
  zero,
  type Rational,
} from '../../../maths/rational.js';
import { choose } from '../../kernel/whole-functions.js';
import { call, E, isNum, negative, num, ONE, power, product, quotient, sum, sym, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { decay } from './tails.js';

export const rationalOf = (e: Expr | undefined): Rational | null => (e && isNum(e) ? e.value : null);
export const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
export const K = sym('k');

/** The formula of one value, with its sum from zero or from a first value. */
interface Family {
  readonly first: number;
  readonly last: number;
  readonly formula: Expr;
  readonly term: (k: Expr) => Expr;
  /** The parts of a term, each worked out. */
  readonly evaluated: (k: number) => Expr;
  /** The factor that all terms share is left out: it is irrational. */
  readonly weight: (k: number) => Rational;
  readonly shared: Expr;
  readonly sharedValue: Rational;
}
export const factorial = (k: number): bigint =>
  Array.from({ length: k }, (_, j) => BigInt(j + 1)).reduce((all, j) => all * j, 1n);
export const families: Readonly<Record<string, (parameters: readonly Rational[]) => Family>> = {
  binomial: ([n = zero, p = zero]) => {
    const count = Number(n.n);
    const q = subtract(rational(1), p);
    const term = (a: Expr, b: Expr, c: Expr, k: Expr): Expr =>
      product(call('binomial', a, k), power(b, k), power(c, minus(a, k)));
    return {
      first: 0,
      last: count,
      formula: term(sym('n'), sym('p'), minus(ONE, sym('p')), K),
      term: (k) => (k === K ? term(num(n), num(p), num(q), k) : product(call('binomial', num(n), k), power(num(p), k), power(num(q), num(subtract(n, rationalOf(k) ?? zero))))), // prettier-ignore
      evaluated: (k) => product(num(choose(n.n, BigInt(k))), num(raised(p, k)), num(raised(q, count - k))),
      weight: (k) => multiply(rational(choose(n.n, BigInt(k))), multiply(raised(p, k), raised(q, count - k))),
      shared: ONE,
      sharedValue: rational(1),
    };
  },
  poisson: ([mean = zero]) => {
    const term = (m: Expr, k: Expr): Expr =>
      quotient(product(power(E, negative(m)), power(m, k)), call('factorial', k));
    return {
      first: 0,
      last: Infinity,
      formula: term(sym('λ'), K),
      term: (k) => term(num(mean), k),
      evaluated: (k) =>
        quotient(product(power(E, negative(num(mean))), num(raised(mean, k))), num(factorial(k))),
      weight: (k) => divide(raised(mean, k), rational(factorial(k))),
      shared: power(E, negative(num(mean))),
      sharedValue: decay(mean),
    };
  },
  geometric: ([p = zero, first = zero]) => {
    const q = subtract(rational(1), p);
    const start = Number(first.n);
    const term = (a: Expr, b: Expr, k: Expr): Expr => product(power(a, start === 0 ? k : minus(k, ONE)), b);
    return {
      first: start,
      last: Infinity,
      formula: term(minus(ONE, sym('p')), sym('p'), K),
      term: (k) => (k === K ? term(num(q), num(p), k) : product(power(num(q), num(subtract(rationalOf(k) ?? zero, first))), num(p))), // prettier-ignore
      evaluated: (k) => product(num(raised(q, k - start)), num(p)),
      weight: (k) => multiply(raised(q, k - start), p),
      shared: ONE,
      sharedValue: rational(1),
    };
  },
};
