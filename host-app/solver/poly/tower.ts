import { type Rational } from '../../maths/rational.js';
import { polynomials, rationals, type Poly, type Ring } from './ring.js';

/** A polynomial in n generators: nested coefficient lists, rationals inside. */
export type Nested = unknown;

const towers: Ring<Nested>[] = [rationals as Ring<Nested>];
/** The ring of polynomials in `n` generators; generator 0 is the outermost. */
export const tower = (n: number): Ring<Nested> => {
  for (let k = towers.length; k <= n; k += 1)
    towers.push(polynomials(towers[k - 1] ?? towers[0] ?? (rationals as Ring<Nested>)) as Ring<Nested>);
  return towers[n] ?? (rationals as Ring<Nested>);
};

/** Generator `k` of `n` to a power >= 0. */
export const generator = (n: number, k: number, exponent = 1): Nested => {
  const inner = tower(n - 1);
  if (k > 0) return [generator(n - 1, k - 1, exponent)];
  return [...Array.from({ length: exponent }, () => inner.zero), inner.one];
};

export interface Monomial {
  readonly coefficient: Rational;
  readonly exponents: readonly number[];
}
export const monomials = (p: Nested, n: number, exponents: readonly number[] = []): Monomial[] => {
  if (n === 0) return (p as Rational).n === 0n ? [] : [{ coefficient: p as Rational, exponents }];
  const ring = tower(n - 1);
  return (p as Poly<Nested>).flatMap((part, k) =>
    ring.isZero(part) ? [] : monomials(part, n - 1, [...exponents, k]),
  );
};

export const fromMonomials = (terms: readonly Monomial[], n: number): Nested => {
  const ring = tower(n);
  return terms.reduce<Nested>(
    (total, { coefficient, exponents }) => ring.add(total, monomial(coefficient, exponents)),
    ring.zero,
  );
};
const monomial = (coefficient: Rational, exponents: readonly number[]): Nested => {
  const [first, ...rest] = exponents;
  if (first === undefined) return coefficient;
  const inner = tower(rest.length);
  return [...Array.from({ length: first }, () => inner.zero), monomial(coefficient, rest)];
};

export const powerOf = (p: Nested, exponent: number, n: number): Nested => {
  const ring = tower(n);
  let [result, base] = [ring.one, p];
  for (let k = exponent; k > 0; k = Math.floor(k / 2)) {
    if (k % 2 === 1) result = ring.mul(result, base);
    if (k > 1) base = ring.mul(base, base);
  }
  return result;
};
