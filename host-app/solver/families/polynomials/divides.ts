import { abs, divide, isZero, multiply, rational, subtract, type Rational } from '../../../maths/rational.js';
import { quotientOf, type Coefficients } from '../../check/solutions/isolate.js';
import { num, power, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOfAll } from '../../tree/walk.js';

const polynomialAt = (e: Expr, x: string): Coefficients | null => {
  const found = quotientOf(e, x);
  const [unit] = found?.bottom ?? [];
  return found?.bottom.length === 1 && unit ? found.top.map((one) => divide(one, unit)) : null;
};
const rest = (a: Coefficients, b: Coefficients): Coefficients => {
  const left = [...a];
  const lead = b.at(-1) ?? rational(1);
  for (let k = left.length - 1; k >= b.length - 1; k -= 1) {
    const times = divide(left[k] ?? rational(0), lead);
    b.forEach((one, j) => {
      const at = k - b.length + 1 + j;
      left[at] = subtract(left[at] ?? rational(0), multiply(times, one));
    });
  }
  return left.slice(0, left.findLastIndex((one) => !isZero(one)) + 1);
};
const monic = (p: Coefficients): Coefficients => p.map((one) => divide(one, p.at(-1) ?? rational(1)));
const shared = (a: Coefficients, b: Coefficients): Coefficients => {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, monic(rest(x, y))];
  return monic(x);
};
const times = (a: Coefficients, b: Coefficients): Coefficients => {
  const made = Array.from({ length: a.length + b.length - 1 }, () => rational(0));
  a.forEach((one, i) => b.forEach((other, j) => (made[i + j] = subtract(made[i + j] ?? rational(0), multiply(rational(-1), multiply(one, other))))));
  return made;
}; // prettier-ignore
const over = (a: Coefficients, b: Coefficients): Coefficients => {
  // a / b without a rest, from the top down.
  const left = [...a];
  const made: Rational[] = [];
  for (let k = a.length - b.length; k >= 0; k -= 1) {
    const one = divide(left[k + b.length - 1] ?? rational(0), b.at(-1) ?? rational(1));
    made[k] = one;
    b.forEach((other, j) => (left[k + j] = subtract(left[k + j] ?? rational(0), multiply(one, other))));
  }
  return made;
};
const isSame = (a: Coefficients, b: Coefficients): boolean =>
  a.length === b.length && a.every((one, k) => isZero(subtract(one, b[k] ?? rational(0))));

const steinGcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [abs(a), abs(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
};
/** The greatest common divisor of all coefficients: each letter becomes a power of one letter, so that no two terms meet. */
const contentOf = (e: Expr, letters: readonly string[]): bigint | null => {
  const one = letters.reduce(
    (made, name, k) => substitute(made, sym(name), power(sym('t_0'), num(8 ** k))),
    e,
  );
  const p = polynomialAt(one, 't_0');
  return p?.every(({ d }) => d === 1n) ? p.reduce((all, { n }) => steinGcd(all, n), 0n) : null;
};
const PLACES = [rational(7, 3), rational(-11, 5), rational(13, 7)];

/** With numbers for all letters but one, the answer is what Euclid's algorithm gives; so are the numbers in front. */
export const isCommon = (all: readonly Expr[], answer: Expr, isGcd: boolean): boolean => {
  const letters = variablesOfAll(...all, answer);
  const contents = [...all, answer].map((one) => contentOf(one, letters));
  const [last, ...others] = [...contents].reverse();
  if (contents.includes(null) || last === undefined || letters.length > 2) return false;
  const wanted = (others as bigint[]).reduce((a, b) => (isGcd ? steinGcd(a, b) : (a * b) / steinGcd(a, b)));
  if (last !== wanted) return false;
  return letters.every((name) =>
    PLACES.every((place) => {
      const at = (e: Expr): Coefficients | null =>
        polynomialAt(letters.filter((other) => other !== name).reduce((made, other) => substitute(made, sym(other), num(place)), e), name);
      const [found, polynomials] = [at(answer), all.map(at)];
      const known = polynomials.filter((one) => one !== null);
      if (!found || known.length < all.length) return false;
      const made = known.reduce((a, b) => (isGcd ? shared(a, b) : over(times(a, b), shared(a, b))));
      return isSame(monic(made), monic(found));
    }),
  );
}; // prettier-ignore
