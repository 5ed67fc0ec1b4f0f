import { formatMessage } from '../messages';
import { calculate } from '../real/calculate';
import { shown } from '../real/shown';
import { TWELVE_DIGITS } from '../significant';
import { emptyKeypad } from '../keypad/press';
import type { Keypad } from '../keypad/keypad.types';
import type { CalculationProblem } from '../calculation-error';

export { display, press } from '../keypad/press';

/** Initial state of the basic calculator. */
export const basicStart: Keypad = { ...emptyKeypad, notation: TWELVE_DIGITS };

type BasicAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: CalculationProblem; readonly words: string };

/** Evaluates an expression: '0.1+0.2' gives '0.3'; 12 significant digits, half up. */
export const basicResult = (expression: string): BasicAnswer => {
  const calculated = calculate(expression);
  if (calculated.ok) return { ok: true, text: shown(calculated.value, TWELVE_DIGITS).text };
  return { ...calculated, words: formatMessage(calculated.problem.message, calculated.problem.params) };
};
