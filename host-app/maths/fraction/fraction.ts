import { attempt, type CalculationError } from '../calculation-error';
import { compare, formatRational, type Rational } from '../rational';
import { decimalForm, type DecimalForm } from './decimal';
import type { FractionStep, WrittenFraction } from './fraction.types';
import { parseFractions } from './parse';
import { finalSteps, lowestCommonDenominator, evaluateNode } from './evaluate';
import { improper, mixed, over, signedTop, valueOf, writtenText } from './written-fraction';

export interface FractionAnswer {
  readonly value: Rational;
  /** '25/4' */
  readonly fraction: string;
  /** '6 1/4' */
  readonly mixed: string;
  /** '6.25', '0.8(3)' */
  readonly decimal: DecimalForm;
  readonly steps: readonly FractionStep[];
}

const answer = (text: string): FractionAnswer => {
  const steps: FractionStep[] = [];
  const value = valueOf(finalSteps(evaluateNode(parseFractions(text), steps), steps));
  return {
    value,
    fraction: formatRational(value),
    mixed: writtenText(mixed(value)),
    decimal: decimalForm(value),
    steps,
  };
};

type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CalculationError };

/** Calculates '2 1/2 + 3 3/4' with all steps. Mistakes are returned with their position. */
export const calculateFraction = (text: string): Attempt<FractionAnswer> => attempt(() => answer(text));

export interface Comparison {
  /** The fractions over the common denominator, in the given order. */
  readonly common: readonly WrittenFraction[];
  readonly lcd: bigint;
  /** Indexes of the given list, from the smallest number to the largest. */
  readonly ascending: readonly number[];
  /** For two numbers: the relation of the first to the second. */
  readonly sign: '<' | '=' | '>';
}

const comparison = (texts: readonly string[]): Comparison => {
  const values = texts.map((text) => answer(text).value);
  const written = values.map(({ n, d }) => improper(over(n, d)));
  const lcd = lowestCommonDenominator(written);
  const common = written.map((value) => over(signedTop(value) * (lcd / value.bottom), lcd));
  const at = (i: number): bigint => signedTop(common[i] ?? over(0n, 1n));
  const ascending = values.map((_, i) => i).sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : a - b));
  const [first, second] = values;
  const order = first && second ? compare(first, second) : 0;
  return { common, lcd, ascending, sign: order < 0 ? '<' : order > 0 ? '>' : '=' };
};

/** Compares fractions by their numerators over a common denominator. */
export const compareFractions = (texts: readonly string[]): Attempt<Comparison> =>
  attempt(() => comparison(texts));
