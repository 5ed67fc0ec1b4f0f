import { abs } from '../../maths/rational.js';

/** The largest whole number whose k-th power is not above `n`; `n` >= 0. */
export const integerRoot = (n: bigint, k: number): bigint => {
  if (n < 2n || k === 1) return n;
  const exponent = BigInt(k);
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / k));
  for (;;) {
    const next = ((exponent - 1n) * guess + n / guess ** (exponent - 1n)) / exponent;
    if (next >= guess) return guess;
    guess = next;
  }
};

/** The exact k-th root of a whole number, or null; negative numbers have odd roots only. */
export const exactRoot = (n: bigint, k: number): bigint | null => {
  if (n < 0n && k % 2 === 0) return null;
  const root = integerRoot(abs(n), k);
  if (root ** BigInt(k) !== abs(n)) return null;
  return n < 0n ? -root : root;
};

const TRIAL_LIMIT = 200_000n;

/** Primes with exponents; a part without a prime factor below 200,000 stays whole and is `unproven` if it could be composite. */
export const factorInteger = (value: bigint): { factors: [bigint, number][]; proven: boolean } => {
  const factors: [bigint, number][] = [];
  let rest = abs(value);
  const strip = (prime: bigint): void => {
    let count = 0;
    for (; rest % prime === 0n; count += 1) rest /= prime;
    if (count > 0) factors.push([prime, count]);
  };
  if (rest === 0n) return { factors: [], proven: true };
  strip(2n);
  for (let prime = 3n; prime * prime <= rest && prime < TRIAL_LIMIT; prime += 2n) strip(prime);
  if (rest > 1n) factors.push([rest, 1]);
  return { factors, proven: rest < TRIAL_LIMIT * TRIAL_LIMIT };
};

export const isPrime = (n: bigint): boolean => {
  if (n < 2n) return false;
  const { factors } = factorInteger(n);
  return factors.length === 1 && factors[0]?.[1] === 1;
};

/** n = root^exponent with the largest exponent: 36 -> [6, 2], 5 -> [5, 1]. */
export const perfectPower = (n: bigint): [bigint, number] => {
  if (n < 4n) return [n, 1];
  for (let k = n.toString(2).length; k > 1; k -= 1) {
    const root = exactRoot(n, k);
    if (root !== null) return [root, k];
  }
  return [n, 1];
};

/** n = outside^k * inside with the largest `outside` that trial division finds. */
export const extractPower = (n: bigint, k: number): [bigint, bigint] => {
  let [outside, inside] = [1n, 1n];
  const whole = exactRoot(n, k);
  if (whole !== null) return [whole, 1n];
  for (const [prime, count] of factorInteger(n).factors) {
    outside *= prime ** BigInt(Math.floor(count / k));
    inside *= prime ** BigInt(count % k);
  }
  return [outside, inside];
};
