import { formatRational, type Rational } from '../rational';

const POWERS = ['', 'x', 'x^2'] as const;

const termText = (size: Rational, degree: number): string => {
  const power = POWERS[degree] ?? '';
  if (power === '') return formatRational(size);
  if (size.n !== 1n) return size.d === 1n ? `${size.n}*${power}` : `${size.n}*${power}/${size.d}`;
  return size.d === 1n ? power : `${power}/${size.d}`;
};

/** Highest power first: [1, -5, 6] is 'x^2 - 5*x + 6'; zero terms are left out. */
export const polynomialText = (coefficients: readonly Rational[]): string => {
  const degree = coefficients.length - 1;
  const text = coefficients
    .map((value, i) => {
      if (value.n === 0n) return '';
      const size = { n: value.n < 0n ? -value.n : value.n, d: value.d };
      return `${value.n < 0n ? ' - ' : ' + '}${termText(size, degree - i)}`;
    })
    .join('');
  if (text === '') return '0';
  return text.startsWith(' - ') ? `-${text.slice(3)}` : text.slice(3);
};

/** A number as a factor or an operand: negative numbers are in parentheses. */
export const operand = (value: Rational): string =>
  value.n < 0n || value.d !== 1n ? `(${formatRational(value)})` : formatRational(value);
