import { rational, type Rational } from '../rational';
import type { CalculationLine, WrittenFraction } from './fraction.types';

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** A fraction that is not reduced; the denominator is positive. */
export const over = (top: bigint, bottom: bigint): WrittenFraction => ({
  negative: top < 0n,
  whole: 0n,
  top: size(top),
  bottom,
});

/** The signed numerator, with the whole part of a mixed number included. */
export const signedTop = ({ negative, whole, top, bottom }: WrittenFraction): bigint =>
  (whole * bottom + top) * (negative ? -1n : 1n);

export const valueOf = (written: WrittenFraction): Rational => rational(signedTop(written), written.bottom);
export const improper = (written: WrittenFraction): WrittenFraction =>
  over(signedTop(written), written.bottom);
export const isMixed = ({ whole }: WrittenFraction): boolean => whole > 0n;

/** 25/4 becomes 6 1/4. Values below 1 and whole numbers do not change. */
export const mixed = ({ n, d }: Rational): WrittenFraction => {
  if (d === 1n || size(n) < d) return over(n, d);
  return { negative: n < 0n, whole: size(n) / d, top: size(n) % d, bottom: d };
};

/** '-6 1/4' */
export const writtenText = ({ negative, whole, top, bottom, decimal }: WrittenFraction): string => {
  const sign = negative ? '-' : '';
  if (decimal !== undefined) return sign + decimal;
  if (whole > 0n) return `${sign}${whole} ${top}/${bottom}`;
  return bottom === 1n ? `${sign}${top}` : `${sign}${top}/${bottom}`;
};

/** '3/6 + 2/6'; a negative number after an operator is in parentheses. */
export const lineText = (line: CalculationLine): string =>
  line
    .map((item, i) => {
      if (typeof item === 'string') return item;
      return i > 0 && item.negative ? `(${writtenText(item)})` : writtenText(item);
    })
    .join(' ');
