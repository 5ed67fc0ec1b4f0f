import { passesMillerRabin, steinGcd } from './whole.js';

/** Checks a property of a number by counting, while the planner uses prime factors. */
export type Fact = (value: bigint, n: bigint, m: bigint) => boolean;
const FAR = 200_000n;

const counted =
  (count: (k: bigint, n: bigint) => bigint): Fact =>
  (value, n) => {
    if (n < 1n || n > FAR) return false;
    let total = 0n;
    for (let k = 1n; k <= n; k += 1n) total += count(k, n);
    return total === value;
  };
/** Trial division, where the number is small enough for it. */
const isPrime = (n: bigint): boolean => {
  if (n > 10n ** 6n) return passesMillerRabin(n);
  for (let d = 2n; d * d <= n; d += 1n) if (n % d === 0n) return false;
  return n > 1n;
};
const between = (a: bigint, b: bigint): bigint[] => {
  const found: bigint[] = [];
  for (let k = a + 1n; k < b && found.length < 20_000; k += 1n) found.push(k);
  return found;
};
const next: Fact = (value, n) =>
  isPrime(value) && !between(n < value ? n : value, n < value ? value : n).some(isPrime);

export const NUMBER_FACTS: Readonly<Record<string, Fact>> = {
  'divisor-count': counted((k, n) => (n % k === 0n ? 1n : 0n)),
  'divisor-sum': counted((k, n) => (n % k === 0n ? k : 0n)),
  totient: counted((k, n) => (steinGcd(k, n) === 1n ? 1n : 0n)),
  'primes-between': (value, n, m) => BigInt(between(n - 1n, m + 1n).filter(isPrime).length) === value,
  'next-prime': (value, n) => value > n && next(value, n, 0n),
  'previous-prime': (value, n) => value < n && next(value, n, 0n),
  'digit-sum': (value, n) => {
    let [total, rest] = [0n, n < 0n ? -n : n];
    for (; rest > 0n; rest /= 10n) total += rest % 10n;
    return total === value;
  },
  fibonacci: (value, n) => {
    // Doubling: from F(k) and F(k + 1) to F(2k) and F(2k + 1).
    let [a, b] = [0n, 1n];
    for (const bit of n.toString(2)) {
      [a, b] = [a * (2n * b - a), a * a + b * b];
      if (bit === '1') [a, b] = [b, a + b];
    }
    return a === value;
  },
};
