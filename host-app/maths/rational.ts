/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const abs = (value: bigint): bigint => (value < 0n ? -value : value);

export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [abs(a), abs(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** @throws RangeError when the denominator is 0 */
export const rational = (n: bigint | number, d: bigint | number = 1n): Rational => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('division by zero');
  const shared = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return shared === 1n ? { n: top, d: bottom } : { n: top / shared, d: bottom / shared };
};

export const zero: Rational = { n: 0n, d: 1n };
export const one: Rational = { n: 1n, d: 1n };

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
/** @throws RangeError when `b` is 0 */
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const absolute = (a: Rational): Rational => (a.n < 0n ? negate(a) : a);

/** `exponent` is a whole number. @throws RangeError for 0 to a negative power */
export const power = (a: Rational, exponent: number): Rational => {
  const times = BigInt(Math.abs(exponent));
  return exponent < 0 ? rational(a.d ** times, a.n ** times) : { n: a.n ** times, d: a.d ** times };
};

/** -1, 0 or 1. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isZero = (a: Rational): boolean => a.n === 0n;
export const isInteger = (a: Rational): boolean => a.d === 1n;
export const sign = (a: Rational): number => (a.n < 0n ? -1 : a.n > 0n ? 1 : 0);

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/** '12', '-0.125', '1.5e-3', '3/4'; `null` for other text. */
export const parseRational = (text: string): Rational | null => {
  const [left = '', right, ...rest] = text.trim().split('/');
  if (rest.length > 0) return null;
  if (right !== undefined) {
    const [top, bottom] = [parseRational(left), parseRational(right)];
    return top && bottom && !isZero(bottom) ? divide(top, bottom) : null;
  }
  const match = DECIMAL.exec(left.trim());
  if (!match) return null;
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole + fraction === '') return null;
  const digits = BigInt(whole + fraction) * (minus === '-' ? -1n : 1n);
  const shift = Number(exponent) - fraction.length;
  return shift < 0 ? rational(digits, 10n ** BigInt(-shift)) : rational(digits * 10n ** BigInt(shift));
};

/** '3/4', '-2'. */
export const formatRational = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);

/** Rounds to a multiple of 10^-places, halves away from zero; returns the number of those multiples. */
export const roundHalfUp = (a: Rational, places = 0): bigint => {
  const top = abs(a.n) * 10n ** BigInt(places) * 2n + a.d;
  const rounded = top / (a.d * 2n);
  return a.n < 0n ? -rounded : rounded;
};

/** Decimal text with exactly `places` decimals, half up: toFixed(1/3, 2) is '0.33'. */
export const toFixed = (a: Rational, places: number): string => {
  const count = roundHalfUp(a, places);
  const digits = abs(count)
    .toString()
    .padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return count < 0n ? `-${text}` : text;
};

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The number of bits without the sign. */
export const bitLength = (value: bigint): number => {
  const digits = abs(value).toString(16);
  return digits.length * 4 - Math.clz32(parseInt(digits.charAt(0), 16)) + 28;
};

/** The nearest double for numerators and denominators of any length. */
export const toNumber = (a: Rational): number => {
  const top = abs(a.n);
  if (top <= SAFE && a.d <= SAFE) return Number(a.n) / Number(a.d);
  // A quotient of about 70 bits, with the last bit set if anything was cut off, rounds as the fraction itself
  // does.
  const shift = 70 - (bitLength(top) - bitLength(a.d));
  const [dividend, divisor] = shift > 0 ? [top << BigInt(shift), a.d] : [top, a.d << BigInt(-shift)];
  const quotient = (dividend / divisor) | (dividend % divisor === 0n ? 0n : 1n);
  // Scaled in two steps, because 2^1070 is not a double.
  const half = Math.trunc(shift / 2);
  return (Number(quotient) / 2 ** half / 2 ** (shift - half)) * (a.n < 0n ? -1 : 1);
};

/** The shortest decimal that identifies this finite double: 0.1 becomes 1/10. */
export const fromNumber = (value: number): Rational => parseRational(value.toString()) ?? zero;

/** The exact root, or `null` when it is irrational or not real; `index` is 2, 3 … */
export const exactRoot = (a: Rational, index: number): Rational | null => {
  const [top, bottom] = [integerRoot(abs(a.n), index), integerRoot(a.d, index)];
  const whole = top ** BigInt(index) === abs(a.n) && bottom ** BigInt(index) === a.d;
  if (!whole || (a.n < 0n && index % 2 === 0)) return null;
  return { n: a.n < 0n ? -top : top, d: bottom };
};

/** The largest whole number whose power is at most `value`, by Newton's method from above. */
export const integerRoot = (value: bigint, index: number): bigint => {
  if (value < 2n) return value;
  const [degree, less] = [BigInt(index), BigInt(index - 1)];
  let root = 1n << BigInt(Math.ceil(bitLength(value) / index));
  for (;;) {
    const next = (less * root + value / root ** less) / degree;
    if (next >= root) return root;
    root = next;
  }
};

/** The largest whole number that is not greater than `a`. */
export const floor = (a: Rational): bigint => a.n / a.d - (a.n % a.d < 0n ? 1n : 0n);

/** The fraction with the smallest denominator from `low` to `high`, by their continued fractions. */
export const simplestBetween = (low: Rational, high: Rational): Rational => {
  if (high.n < 0n) return negate(simplestBetween(negate(high), negate(low)));
  if (low.n <= 0n) return zero;
  const whole = rational(floor(low));
  if (equals(whole, low)) return low;
  if (floor(high) > whole.n) return rational(whole.n + 1n);
  const inner = simplestBetween(divide(one, subtract(high, whole)), divide(one, subtract(low, whole)));
  return add(whole, divide(one, inner));
};

/** The natural logarithm of a positive fraction of any length, roughly. */
export const logarithmOfSize = ({ n, d }: Rational): number => {
  const logarithm = (value: bigint): number => {
    const surplus = Math.max(0, bitLength(value) - 64);
    return Math.log(Number(value >> BigInt(surplus))) + surplus * Math.LN2;
  };
  return logarithm(n) - logarithm(d);
};
