import { isZero, multiply, one, power, rational, type Rational } from '../../maths/rational.js';
import { spend } from '../kernel/problem.js';
import { factorMod, multiplyMod, reduce, gcdMod, type MPoly } from './modular.js';
import { trim, rationals } from './ring.js';
import {
  coefficient,
  degreeOf,
  derivative,
  leading,
  primitive,
  qpoly,
  squareFree,
  type QPoly,
} from './univariate.js';

export interface Factored<T> {
  readonly constant: Rational;
  readonly factors: readonly (readonly [T, number])[];
}

/** Large primes, so that whole coefficients can be read off without lifting; the smallest that is large enough is used. */
const PRIMES = [
  2n ** 31n - 1n,
  2n ** 61n - 1n,
  2n ** 89n - 1n,
  2n ** 127n - 1n,
  2n ** 521n - 1n,
  2n ** 1279n - 1n,
];

const wholes = (p: QPoly): bigint[] => p.map((c) => c.n);

/** Coefficients of factors stay below this (Mignotte), times the lead for the trial products. */
const bound = (p: QPoly): bigint => {
  const size = wholes(p).reduce((total, c) => total + c * c, 0n);
  const root = 1n << BigInt(Math.ceil(size.toString(2).length / 2) + 1);
  const lead = leading(p).n;
  return 2n * root * (1n << BigInt(degreeOf(p))) * (lead < 0n ? -lead : lead);
};

const centred = (p: MPoly, prime: bigint): QPoly =>
  trim(
    rationals,
    p.map((c) => rational(c * 2n > prime ? c - prime : c)),
  );

/** Subsets of `from` of the given size, as index lists. */
const subsets = (count: number, size: number, start = 0): number[][] => {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = start; first <= count - size; first += 1)
    for (const rest of subsets(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
};

/** Joins factors modulo the prime to factors over the whole numbers. */
const recombine = (p: QPoly, parts: readonly MPoly[], prime: bigint): QPoly[] => {
  let [rest, left] = [p, [...parts]];
  const found: QPoly[] = [];
  for (let size = 1; size * 2 <= left.length; size += 1) {
    let hit: number[] | undefined;
    do {
      hit = subsets(left.length, size).find((chosen) => {
        spend(10);
        const joined = chosen.reduce<MPoly>(
          (total, at) => multiplyMod(total, left[at] ?? [1n], prime),
          reduce([leading(rest).n], prime),
        );
        const [, candidate] = primitive(centred(joined, prime));
        const quotient = qpoly.div(rest, candidate);
        if (quotient === null) return false;
        found.push(candidate);
        rest = primitive(quotient)[1];
        return true;
      });
      if (hit) left = left.filter((_, at) => !hit?.includes(at));
    } while (hit && size * 2 <= left.length);
  }
  return degreeOf(rest) > 0 ? [...found, rest] : found;
};

/** Irreducible factors of a square-free primitive polynomial. */
const factorSquareFree = (p: QPoly): QPoly[] => {
  if (degreeOf(p) < 2) return [p];
  if (isZero(coefficient(p, 0))) return [[rational(0), one], ...factorSquareFree(primitive(p.slice(1))[1])];
  const limit = bound(p);
  const prime = PRIMES.find((candidate) => {
    const reduced = reduce(wholes(p), candidate);
    return (
      candidate > limit &&
      reduced.length === p.length &&
      gcdMod(reduced, reduce(wholes(derivative(p)), candidate), candidate).length === 1
    );
  });
  if (prime === undefined) return [p];
  const parts = factorMod(reduce(wholes(p), prime), prime);
  return parts.length === 1 ? [p] : recombine(p, parts, prime);
};

/** Complete factorisation over the rationals: constant times primitive irreducible factors. */
export const factorUnivariate = (p: QPoly): Factored<QPoly> => {
  if (degreeOf(p) < 1) return { constant: coefficient(p, 0), factors: [] };
  const factors = squareFree(p).flatMap(([part, multiplicity]) =>
    factorSquareFree(part).map((factor): [QPoly, number] => [primitive(factor)[1], multiplicity]),
  );
  const lead = factors.reduce(
    (total, [factor, multiplicity]) => multiply(total, power(leading(factor), multiplicity)),
    one,
  );
  return {
    constant: multiply(leading(p), rational(lead.d, lead.n)),
    factors: factors.sort(([a], [b]) => a.length - b.length),
  };
};
