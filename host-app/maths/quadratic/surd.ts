import * as exact from '../rational';
import { formatRational, rational, type Rational } from '../rational';

/** rational + coefficient·√radicand, the second part times i where `imaginary`; radicand is square-free. */
export interface Surd {
  readonly rational: Rational;
  readonly coefficient: Rational;
  readonly radicand: bigint;
  readonly imaginary: boolean;
}

const LARGEST_DIVISOR = 100_000n;

/**
 * n = square²·rest with a square-free rest. Only the square of a prime above 100,000 within a longer number
 * may be missed.
 */
export const squareParts = (n: bigint): { square: bigint; rest: bigint } => {
  let [square, free, rest] = [1n, 1n, n];
  for (let p = 2n; p * p * p <= rest && p <= LARGEST_DIVISOR; p += p === 2n ? 1n : 2n) {
    while (rest % (p * p) === 0n) [square, rest] = [square * p, rest / (p * p)];
    if (rest % p === 0n) [free, rest] = [free * p, rest / p];
  }
  // A number without factors up to its cube root is a prime, a product of two primes, or the square of a
  // prime.
  const root = exact.integerRoot(rest, 2);
  return root * root === rest ? { square: square * root, rest: free } : { square, rest: free * rest };
};

/** The simplified square root of a fraction: √(1/2) is ½·√2. The root of a negative number is imaginary. */
export const squareRoot = (value: Rational): Omit<Surd, 'rational'> => {
  const { square, rest } = squareParts(exact.absolute(value).n * value.d);
  return { coefficient: rational(square, value.d), radicand: rest, imaginary: value.n < 0n };
};

/** The root part as text: 'sqrt(5)/2', '2*sqrt(3)', '-I', '3*I/2'. */
const rootText = ({ coefficient, radicand, imaginary }: Surd): string => {
  const size = coefficient.n < 0n ? -coefficient.n : coefficient.n;
  const factors = [
    ...(size === 1n ? [] : [`${size}`]),
    ...(radicand === 1n ? [] : [`sqrt(${radicand})`]),
    ...(imaginary ? ['I'] : []),
  ];
  const top = factors.length === 0 ? '1' : factors.join('*');
  return coefficient.d === 1n ? top : `${top}/${coefficient.d}`;
};

/** '1/2 - sqrt(5)/2': calculator notation, with I for the imaginary unit. */
export const surdText = (surd: Surd): string => {
  if (exact.isZero(surd.coefficient)) return formatRational(surd.rational);
  if (surd.radicand === 1n && !surd.imaginary)
    return formatRational(exact.add(surd.rational, surd.coefficient));
  const negative = surd.coefficient.n < 0n;
  if (exact.isZero(surd.rational)) return `${negative ? '-' : ''}${rootText(surd)}`;
  return `${formatRational(surd.rational)} ${negative ? '-' : '+'} ${rootText(surd)}`;
};

/** Decimals of a root; cancellation against the rational part must not affect the displayed digits. */
const PLACES = 10n ** 60n;

/** The root part as a fraction, exact to 60 digits. */
export const rootValue = ({ coefficient, radicand }: Surd): Rational => {
  // Takes the root of the whole square, so that a tiny coefficient loses no digits.
  const size = exact.absolute(coefficient);
  const scaled = size.n * size.n * radicand * PLACES * PLACES;
  const value = rational(exact.integerRoot(scaled, 2), PLACES * size.d);
  return coefficient.n < 0n ? exact.negate(value) : value;
};
