import {
  absolute,
  compare,
  divide,
  fromNumber,
  multiply,
  power,
  rational,
  roundHalfUp,
  type Rational,
} from './rational';

export interface Notation {
  /** Significant digits, rounded half up; trailing zeros are dropped. */
  readonly digits: number;
  /** The power of ten from which scientific notation is used. */
  readonly from: number;
  /** The power of ten below which scientific notation is used. */
  readonly below: number;
}

export const TWELVE_DIGITS: Notation = { digits: 12, from: 12, below: -7 };
export const TEN_DIGITS: Notation = { digits: 10, from: 10, below: -7 };

const TEN = rational(10);

/** The power of ten of the leading digit. */
const magnitude = (value: Rational): number => {
  const guess = value.n.toString().length - value.d.toString().length;
  return compare(value, power(TEN, guess)) < 0 ? guess - 1 : guess;
};

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0*$/, '') : text);

const plain = (digits: string, exponent: number): string => {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  const padded = digits.padEnd(exponent + 1, '0');
  return `${padded.slice(0, exponent + 1)}.${padded.slice(exponent + 1)}`;
};

const scientific = (digits: string, exponent: number): string =>
  `${trimmed(`${digits.slice(0, 1)}.${digits.slice(1)}`)}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;

/** The leading digits of a number other than 0, rounded half up, and the power of ten of the first one. */
export interface Digits {
  readonly digits: string;
  readonly exponent: number;
}

export const digitsOf = (size: Rational, count: number): Digits => {
  const first = magnitude(size);
  const rounded = roundHalfUp(multiply(divide(size, power(TEN, first)), power(TEN, count - 1))).toString();
  // 9.9999… may round up to 10.
  return { digits: rounded.slice(0, count), exponent: first + rounded.length - count };
};

export const writtenDigits = ({ digits, exponent }: Digits, notation: Notation): string =>
  exponent >= notation.from || exponent < notation.below
    ? scientific(digits, exponent)
    : trimmed(plain(digits, exponent));

/** '0.666666666667', '9.999998e+13'. */
export const formatSignificant = (value: Rational | number, notation: Notation): string => {
  const exact = typeof value === 'number' ? fromNumber(value) : value;
  if (exact.n === 0n) return '0';
  const text = writtenDigits(digitsOf(absolute(exact), notation.digits), notation);
  return exact.n < 0n ? `-${text}` : text;
};
