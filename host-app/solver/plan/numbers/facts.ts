import { factorInteger, isPrime } from '../../kernel/integer.js';
import { rational, roundHalfUp, type Rational } from '../../../maths/rational.js';
import type { Draft, Step } from '../../solution.js';
import { list, num, power, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { draftOf, step } from '../trace.js';

const value = (exact: Expr, steps: readonly Step[]): Draft => draftOf({ kind: 'value', exact }, steps);
const primes = (n: bigint): readonly (readonly [bigint, number])[] | null => {
  const { factors, proven } = factorInteger(n);
  return n > 0n && proven ? factors : null;
};
/** 2 · 2 · 3 as 2² · 3. */
export const primeProduct = (factors: readonly (readonly [bigint, number])[]): Expr =>
  factors.length === 0
    ? num(1)
    : product(...factors.map(([p, count]) => (count === 1 ? num(p) : power(num(p), num(count)))));

/** A number made from each prime and how often it occurs. */
const byPrimes =
  (
    rule: 'count-divisors' | 'add-divisors' | 'totient',
    part: (p: bigint, count: number) => readonly [bigint, Expr],
  ) =>
  (n: bigint): Draft | null => {
    const factors = primes(n);
    if (!factors) return null;
    const parts = factors.map(([p, count]) => part(p, count));
    const exact = num(parts.reduce((total, [size]) => total * size, 1n));
    const formula = parts.length === 0 ? num(1) : product(...parts.map(([, shown]) => shown));
    return value(exact, [
      step('prime-factors', num(n), primeProduct(factors), 'equal'),
      step(rule, primeProduct(factors), formula, 'case'),
      step('evaluate', formula, exact, 'equal'),
    ]);
  };
const geometric = (p: bigint, count: number): bigint => (p ** BigInt(count + 1) - 1n) / (p - 1n);

const FAR = 5000n;
const primesBetween = (from: bigint, to: bigint): Draft | null => {
  // The question does not say whether a prime at an end counts.
  if (to - from > FAR || from < 0n || to < from || isPrime(from) || isPrime(to)) return null;
  const found: bigint[] = [];
  for (let n = from; n <= to; n += 1n) if (isPrime(n)) found.push(n);
  const all = list(
    'set',
    found.map((n) => num(n)),
  );
  return value(num(found.length), [
    step('list-primes', list('tuple', [num(from), num(to)]), all, 'case'),
    step('count-list', all, num(found.length), 'case'),
  ]);
};
const nextPrime =
  (way: 1n | -1n) =>
  (n: bigint): Draft | null => {
    const steps: Step[] = [];
    if (n > 10n ** 18n) return null;
    for (let k = n + way; k > 1n && steps.length < 400; k += way) {
      if (isPrime(k)) return value(num(k), [...steps.slice(-12), step('is-prime', num(n), num(k), 'case')]);
      const factors = primes(k);
      if (!factors) return null;
      steps.push(step('prime-factors', num(k), primeProduct(factors), 'equal'));
    }
    return null;
  };

const digitSum = (n: bigint): Draft => {
  const digits = [...`${n < 0n ? -n : n}`].map((digit) => num(BigInt(digit)));
  const exact = num(digits.reduce((total, { value: { n: digit } }) => total + digit, 0n));
  return value(exact, [
    step('separate-digits', num(n), sum(...digits), 'case'),
    step('evaluate', sum(...digits), exact, 'equal'),
  ]);
};
const fibonacci = (n: bigint): Draft | null => {
  if (n < 1n || n > 1000n) return null;
  let [a, b] = [1n, 1n];
  const steps: Step[] = [];
  for (let k = 3n; k <= n; k += 1n) {
    if (n - k < 12n) steps.push(step('add-two-before', sum(num(a), num(b)), num(a + b), 'equal'));
    [a, b] = [b, a + b];
  }
  return value(num(b), steps);
};

/** Rounds a number; `places` may be negative, for tens and hundreds. */
export const rounded = (exact: Rational, places: number): Draft | null => {
  if (places > 30 || places < -30) return null;
  const unit = places < 0 ? rational(10n ** BigInt(-places)) : rational(1n, 10n ** BigInt(places));
  const whole = roundHalfUp(rational(exact.n * unit.d, exact.d * unit.n));
  const result = rational(whole * unit.n, unit.d);
  const scaled = (result.n * 10n ** BigInt(Math.max(places, 0))) / result.d;
  const size = `${scaled < 0n ? -scaled : scaled}`.padStart(Math.max(places, 0) + 1, '0');
  const text = places > 0 ? `${size.slice(0, -places)}.${size.slice(-places)}` : size;
  const shown = num(result, `${scaled < 0n ? '-' : ''}${text}`);
  return value(shown, [step('round', num(exact), shown, 'case')]);
};

export const asFraction = (exact: Rational, text: string): Draft | null => {
  const places = text.split('.')[1]?.length ?? 0;
  const bottom = 10n ** BigInt(places);
  const raw = quotient(num((exact.n * bottom) / exact.d), num(bottom));
  return value(num(exact), [
    step(
      'place-values',
      num(exact, text),
      raw,
      'equal',
      [],
      undefined,
      `There ${places === 1 ? 'is 1 digit' : `are ${places} digits`} after the point, so the denominator is ${bottom}.`,
    ),
    step('cancel', raw, num(exact), 'equal'),
  ]);
};

export const FACTS: Readonly<Record<string, (n: bigint, m: bigint) => Draft | null>> = {
  'divisor-count': byPrimes('count-divisors', (_, count) => [BigInt(count + 1), sum(num(count), num(1))]),
  'divisor-sum': byPrimes('add-divisors', (p, count) => [
    geometric(p, count),
    quotient(sum(power(num(p), num(count + 1)), num(-1)), sum(num(p), num(-1))),
  ]),
  totient: byPrimes('totient', (p, count) => [
    p ** BigInt(count - 1) * (p - 1n),
    product(power(num(p), num(count - 1)), sum(num(p), num(-1))),
  ]),
  'primes-between': primesBetween,
  'next-prime': nextPrime(1n),
  'previous-prime': nextPrime(-1n),
  'digit-sum': digitSum,
  fibonacci,
};
