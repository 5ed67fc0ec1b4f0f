import type { CalculationProblem } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import type { Variables } from '../expression/interpret';
import { emptyKeypad } from '../keypad/press';
import type { Keypad } from '../keypad/keypad.types';
import { formatMessage } from '../messages';
import { formatRational } from '../rational';
import { calculate } from '../real/calculate';
import { isExact, type Real } from '../real/real';
import { shown, type Shown } from '../real/shown';
import { TEN_DIGITS } from '../significant';

interface ScientificAnswer extends Shown {
  readonly ok: true;
  /** The result as a fraction, where it is exact and not whole. */
  readonly fraction: string | undefined;
  readonly value: Real;
}
interface ScientificProblem {
  readonly ok: false;
  readonly problem: CalculationProblem;
  readonly words: string;
}

/** Initial state of the scientific calculator. */
export const scientificStart: Keypad = { ...emptyKeypad, notation: TEN_DIGITS, angle: 'deg' };

const LONGEST_FRACTION = 20;

const fractionOf = (value: Real): string | undefined => {
  if (!isExact(value) || value.d === 1n) return undefined;
  const text = formatRational(value);
  return text.length <= LONGEST_FRACTION ? text : undefined;
};

/** Evaluates typed text: 'sin(30)' in degrees gives '0.5'; 10 significant digits, half up. */
export const scientificResult = (
  expression: string,
  angle: AngleUnit,
  variables: Variables<Real> = {},
): ScientificAnswer | ScientificProblem => {
  const calculated = calculate(expression, variables, angle);
  if (!calculated.ok)
    return { ...calculated, words: formatMessage(calculated.problem.message, calculated.problem.params) };
  const { value } = calculated;
  return { ok: true, value, ...shown(value, TEN_DIGITS), fraction: fractionOf(value) };
};
