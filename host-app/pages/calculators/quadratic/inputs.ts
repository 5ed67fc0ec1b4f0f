import { calculateFraction } from '../../../maths/fraction/fraction';
import { parseAmount } from '../../../maths/amount';
import { formatMessage } from '../../../maths/messages';
import type { Coefficients, MethodName } from '../../../maths/quadratic/quadratic.types';
import { divide, rational } from '../../../maths/rational';
import type { Rational } from '../../../maths/rational';
import type { Inputs } from '../layout/use-inputs';

export type Coefficient = 'a' | 'b' | 'c';
export type QuadraticInput = Coefficient | 'method';

export const defaults: Inputs<QuadraticInput> = { a: '1', b: '-5', c: '6', method: '' };
export const COEFFICIENTS: readonly Coefficient[] = ['a', 'b', 'c'];

export const EXAMPLES: readonly (readonly [label: string, values: Record<Coefficient, string>])[] = [
  ['Two roots', { a: '1', b: '-5', c: '6' }],
  ['Irrational', { a: '2', b: '-4', c: '-3' }],
  ['One root', { a: '4', b: '12', c: '9' }],
  ['Complex', { a: '1', b: '2', c: '5' }],
  ['Fractions', { a: '1/2', b: '-3/4', c: '1/4' }],
];

type CoefficientReading =
  | { readonly ok: true; readonly value: Rational }
  | { readonly ok: false; readonly words: string };

/** Mixed numbers, fraction characters and repeating decimals, which the parser for amounts does not accept. */
const AS_FRACTION = /\d\s+\d+\s*[/⁄]|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒⁄(…÷×*+]|\.{3}|[\d)]\s*[-−–]\s*[\d(]/u;
const LONGEST = 40;

const problem = (text: string): string =>
  /[a-z√]/i.test(text)
    ? `“${text.trim()}” is not a plain number. Enter only the number before x: an integer, a decimal or a fraction.`
    : `“${text.trim()}” is not a number. Write it like 3, -0.5 or 3/4.`;

/** Parses a coefficient: '-3', '0,5', '1 1/2', '0.1(6)', '1e3'. */
export const readCoefficient = (typed: string): CoefficientReading => {
  if (typed.trim() === '') return { ok: false, words: formatMessage('amountMissing') };
  if (typed.length > LONGEST) return { ok: false, words: formatMessage('tooLong') };
  if (AS_FRACTION.test(typed.trim())) {
    const calculated = calculateFraction(typed);
    if (calculated.ok) return { ok: true, value: calculated.value.value };
    const { key, params } = calculated.error;
    return { ok: false, words: key === 'unexpectedCharacter' ? problem(typed) : formatMessage(key, params) };
  }
  const amount = parseAmount(typed);
  if (amount.ok) {
    const value = amount.percent ? divide(amount.value, rational(100)) : amount.value;
    return { ok: true, value };
  }
  return {
    ok: false,
    words: amount.message === 'amountNotRead' ? problem(typed) : formatMessage(amount.message, amount.params),
  };
};

export interface CoefficientReadings {
  readonly coefficients: Coefficients | null;
  readonly errors: Readonly<Record<Coefficient, string | null>>;
}

export const readCoefficients = (inputs: Readonly<Record<Coefficient, string>>): CoefficientReadings => {
  const [a, b, c] = [readCoefficient(inputs.a), readCoefficient(inputs.b), readCoefficient(inputs.c)];
  const words = (read: CoefficientReading): string | null => (read.ok ? null : read.words);
  const coefficients = a.ok && b.ok && c.ok ? { a: a.value, b: b.value, c: c.value } : null;
  return { coefficients, errors: { a: words(a), b: words(b), c: words(c) } };
};

export const METHOD_NAMES: Readonly<Record<MethodName, string>> = {
  factoring: 'Factoring',
  formula: 'Quadratic formula',
  'completing-the-square': 'Completing the square',
};
