import { integerRoot } from '../rational';

/**
 * Series on whole numbers that stand for multiples of 2^-bits. Every step rounds by less than two of these
 * multiples, and a series has fewer than 2^10 steps for each thousand bits.
 */

/** Keeps the most precise value so far. */
const kept = (compute: (bits: number) => bigint): ((bits: number) => bigint) => {
  let [known, value] = [0, 0n];
  return (bits) => {
    if (bits > known) {
      known = Math.ceil(bits * 1.25) + 32;
      value = compute(known + 32) >> 32n;
    }
    return value >> BigInt(known - bits);
  };
};

/** Σ x^(2k+1) / (2k+1) for x = 1/n, with alternating signs or without: arctan and artanh of 1/n. */
const ofReciprocal = (n: bigint, bits: number, alternates: boolean): bigint => {
  const square = n * n;
  let power = (1n << BigInt(bits)) / n;
  let sum = 0n;
  for (let k = 0n; power !== 0n; k += 1n) {
    const term = power / (2n * k + 1n);
    sum += alternates && k % 2n === 1n ? -term : term;
    power /= square;
  }
  return sum;
};

/** Machin: π = 16 arctan 1/5 − 4 arctan 1/239. */
export const pi = kept((bits) => 16n * ofReciprocal(5n, bits, true) - 4n * ofReciprocal(239n, bits, true));

/** ln 2 = 18 artanh 1/26 − 2 artanh 1/4801 + 8 artanh 1/8749. */
export const ln2 = kept(
  (bits) =>
    18n * ofReciprocal(26n, bits, false) -
    2n * ofReciprocal(4801n, bits, false) +
    8n * ofReciprocal(8749n, bits, false),
);

/** Σ ± x^(2k+1) / (2k+1) for a small x. */
const oddPowers = (x: bigint, bits: number, alternates: boolean): bigint => {
  const square = (x * x) >> BigInt(bits);
  let [power, sum] = [x, 0n];
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += alternates && k % 4n === 3n ? -power / k : power / k;
    power = (power * square) >> BigInt(bits);
  }
  return sum;
};

/** ln of a number from 0.7 to 1.42. */
export const logarithm = (x: bigint, bits: number): bigint => {
  const one = 1n << BigInt(bits);
  return 2n * oddPowers(((x - one) << BigInt(bits)) / (x + one), bits, false);
};

/** e^x for |x| < 0.4. Halves x `halvings` times; each squaring at the end doubles the error. */
export const exponential = (x: bigint, bits: number, halvings: number): bigint => {
  const scale = BigInt(bits);
  const small = x >> BigInt(halvings);
  let term = 1n << scale;
  let sum = term;
  for (let n = 1n; term !== 0n; n += 1n) {
    term = ((term * small) >> scale) / n;
    sum += term;
  }
  for (let i = 0; i < halvings; i += 1) sum = (sum * sum) >> scale;
  return sum;
};

/** sin x and cos x for |x| < 1. */
export const sineAndCosine = (x: bigint, bits: number): readonly [bigint, bigint] => {
  const scale = BigInt(bits);
  let [sin, cos, term] = [0n, 1n << scale, 1n << scale];
  for (let n = 1n; term !== 0n; n += 1n) {
    term = ((term * x) >> scale) / n;
    const signed = n % 4n < 2n ? term : -term;
    if (n % 2n === 1n) sin += signed;
    else cos += signed;
  }
  return [sin, cos];
};

/** arctan x for |x| ≤ 1, halved twice: tan(a/2) = tan a / (1 + √(1 + tan² a)). */
export const arctangent = (x: bigint, bits: number): bigint => {
  const one = 1n << BigInt(bits);
  let small = x;
  for (let i = 0; i < 2; i += 1)
    small = (small << BigInt(bits)) / (one + integerRoot(one * one + small * small, 2));
  return 4n * oddPowers(small, bits, true);
};
