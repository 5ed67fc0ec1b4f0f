import type { PracticeAnswer } from '../../../content/content.types';
import { parseExpression } from '../../../maths/expression';
import { equals, fromNumber, multiply, rational } from '../../../maths/rational';
import { evaluateReal } from '../../../maths/real/calculate';
import { approximate, isExact } from '../../../maths/real/real';
import type { Real } from '../../../maths/real/real';
import { readValue } from '../numbers/read-value';
import type { AnswerVerdict } from './answer-verdict.types';

type NumberAnswer = Extract<PracticeAnswer, { readonly kind: 'number' }>;

const HUNDRED = rational(100);
/** Doubles that count as equal. */
const SAME = 1e-10;
/** An answer with this many digits counts as exact. */
const ENOUGH_DIGITS = 6;
const UNITS = (
  'mm² cm² km² m² mm³ cm³ m³ mm cm km/h km m/s² m/s m kg g min seconds s hours h years days degrees ' +
  'degree ° radians rad liters litres meters metres units dollars euros'
).split(' ');

export const same = (a: Real, b: Real): boolean => {
  if (isExact(a) && isExact(b)) return equals(a, b);
  const [x, y] = [approximate(a), approximate(b)];
  return Math.abs(x - y) <= SAME * Math.max(1, Math.abs(x), Math.abs(y));
};

/** The value of an answer in a lesson's file. Tests check these answers. */
export const valueOf = (text: string): Real => {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`'${text}' is no answer`);
  return evaluateReal(parsed.tree, {}, 'rad');
};

/** The number of significant digits of '0.0667' is three; `null` for anything but a plain decimal. */
const decimals = (typed: string): { readonly places: number; readonly significant: number } | null => {
  const [, whole = '', fraction] = /^\D*?([\d,\s]*)\.(\d+)\D*$/.exec(typed) ?? [];
  if (fraction === undefined) return null;
  const significant = (whole + fraction).replace(/\D/g, '').replace(/^0+/, '').length;
  return { places: fraction.length, significant };
};

const isRounded = (given: Real, wanted: Real, typed: string): 'enough' | 'short' | null => {
  const digits = decimals(typed);
  if (!digits || Math.abs(approximate(given) - approximate(wanted)) > 0.5000001 * 10 ** -digits.places)
    return null;
  return digits.significant >= ENOUGH_DIGITS ? 'enough' : 'short';
};

const isPowerOfTen = (given: number, wanted: number): boolean => {
  const power = Math.log10(Math.abs(given / wanted));
  return Number.isFinite(power) && Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 1e-9;
};

/** A hint at the likely mistake, where the number shows it. */
const mistakeHint = (given: Real, wanted: Real): string => {
  const [a, b] = [approximate(given), approximate(wanted)];
  const near = (value: number): boolean => Math.abs(a - value) <= 1e-9 * Math.max(1, Math.abs(value));
  if (b !== 0 && near(-b)) return 'The size is right. Check the sign.';
  if (b !== 0 && a !== 0 && near(1 / b)) return 'Close: this is the fraction turned upside down.';
  if (b !== 0 && a !== 0 && isPowerOfTen(a, b)) return 'The digits are right. Check the decimal point.';
  if (b !== 0 && near(2 * b)) return 'This is twice as much as it should be.';
  if (b !== 0 && near(b / 2)) return 'This is half of what it should be.';
  return 'Not yet. Go through your steps once more, or take the hint.';
};

const withTolerance = (given: Real, wanted: Real, tolerance: number): AnswerVerdict => {
  const distance = Math.abs(approximate(given) - approximate(wanted));
  if (distance <= tolerance * (1 + 1e-9)) return { kind: 'right' };
  return distance <= 10 * tolerance
    ? {
        kind: 'wrong',
        message: 'Very close. Keep more digits while you calculate, and round only at the end.',
      }
    : { kind: 'wrong', message: mistakeHint(given, wanted) };
};

/** '75%' means 0.75, and also 75 where the answer is in percent. */
const readings = (value: Real, typed: string): readonly Real[] => {
  if (!/%\s*$/.test(typed)) return [value];
  return [value, multiply(isExact(value) ? value : fromNumber(approximate(value)), HUNDRED)];
};

/** Accepts any form of the number: 0.75, 3/4, 75%. */
export const checkNumber = ({ value, tolerance }: NumberAnswer, typed: string): AnswerVerdict => {
  const read = readValue(typed, UNITS);
  if (read.kind === 'empty') return { kind: 'unclear', message: 'Type your answer first.' };
  if (read.kind === 'problem') return { kind: 'unclear', message: read.message };
  const wanted = valueOf(value);
  const given = readings(read.value, typed);
  if (given.some((one) => same(one, wanted))) return { kind: 'right' };
  if (tolerance !== undefined) return withTolerance(given.at(-1) ?? read.value, wanted, tolerance);
  const rounded = isRounded(read.value, wanted, typed);
  if (rounded === 'enough') return { kind: 'right' };
  if (rounded === 'short')
    return {
      kind: 'unclear',
      message: 'That is its value, rounded. Give it exactly: as a fraction, with a root or with π.',
    };
  return { kind: 'wrong', message: mistakeHint(read.value, wanted) };
};
