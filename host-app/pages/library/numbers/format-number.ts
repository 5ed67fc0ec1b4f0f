import { grouped } from '../../../maths/amount';
import { fromNumber, toFixed } from '../../../maths/rational';
import { approximate, isExact } from '../../../maths/real/real';
import type { Real } from '../../../maths/real/real';

const DIGITS = 8;
const LONGEST_FRACTION = 1000n;

export interface FormattedNumber {
  /** '1,234.5' or '1.2 × 10⁻⁹' */
  readonly text: string;
  readonly isRounded: boolean;
  /** '2/3', where a short fraction is exact and a decimal is not. */
  readonly fraction: string | null;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (exponent: number): string =>
  String(exponent)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');

const written = (value: number): string => {
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-5 && size < 1e12))
    return grouped(String(Number(value.toPrecision(DIGITS)))).replace('-', '−');
  const [factor = '', power = '0'] = value.toExponential(DIGITS - 1).split('e');
  return `${String(Number(factor)).replace('-', '−')} × 10${raised(Number(power))}`;
};

/** An amount rounded to cents: '$2,697.70'. */
export const formatMoney = (value: Real): FormattedNumber => {
  const number = approximate(value);
  const isRounded = Math.abs(number - Math.round(number * 100) / 100) > 1e-9 * Math.max(1, Math.abs(number));
  const digits = toFixed(isExact(value) ? value : fromNumber(number), 2);
  const amount = `$${grouped(digits.replace('-', ''))}`;
  return { text: digits.startsWith('-') ? `−${amount}` : amount, isRounded, fraction: null };
};

/** A result for display: eight digits, without floating-point noise. */
export const formatNumber = (value: Real): FormattedNumber => {
  const number = approximate(value);
  const rounded = Number(number.toPrecision(DIGITS));
  const isDecimal = isExact(value) && rounded === number && /^[25]*$/.test(primesOf(value.d));
  const isWhole = !isExact(value) && Math.abs(number - rounded) <= Math.abs(number) * 1e-14;
  const isShort =
    isExact(value) && value.d !== 1n && value.d < LONGEST_FRACTION && value.n.toString().length < 5;
  return {
    text: written(number),
    isRounded: !isDecimal && !isWhole,
    fraction:
      isExact(value) && isShort && !isDecimal
        ? `${value.n.toString().replace('-', '−')}/${value.d.toString()}`
        : null,
  };
};

/**
 * Which of 2 and 5 divide `value`, and 'x' for the rest: only other prime factors make decimals that do not
 * end.
 */
function primesOf(value: bigint): string {
  let [rest, found] = [value, ''];
  for (const prime of [2n, 5n])
    while (rest % prime === 0n) {
      rest /= prime;
      found += prime.toString();
    }
  return rest === 1n ? found : `${found}x`;
}

const LARGEST_PART = 24;

/**
 * A number for an input field. Angles in radians are written as multiples of π where possible: 'π/12',
 * '3π/4'.
 */
export const valueText = (value: number, unit: string | null): string => {
  const parts = Array.from({ length: LARGEST_PART }, (_, index) => index + 1);
  const part = parts.find((one) => {
    const times = (value * one) / Math.PI;
    return Math.round(times) !== 0 && Math.abs(times - Math.round(times)) < 1e-9;
  });
  if (unit !== 'rad' || part === undefined) return String(value);
  const times = Math.round((value * part) / Math.PI);
  const factor = times === 1 ? '' : times === -1 ? '-' : String(times);
  return `${factor}π${part === 1 ? '' : `/${part}`}`;
};
