import { parseAmount } from '../../../maths/amount';
import { attempt } from '../../../maths/calculation-error';
import { parseExpression, variablesOf } from '../../../maths/expression';
import { formatMessage } from '../../../maths/messages';
import { divide, rational } from '../../../maths/rational';
import { evaluateReal } from '../../../maths/real/calculate';
import type { Real } from '../../../maths/real/real';

type ReadValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: Real }
  | { readonly kind: 'problem'; readonly message: string };

const HUNDRED = rational(100);
/** 'x = 5' is 5. */
const NAMED = /^\s*(?:[\p{L}_][\p{L}\p{N}_′']*(?:\(\p{L}\))?)?\s*[=≈]/u;
const CURRENCY = /\p{Sc}/gu;

const calculated = (text: string): ReadValue => {
  const parsed = parseExpression(text);
  if (!parsed.ok)
    return { kind: 'problem', message: formatMessage(parsed.problem.message, parsed.problem.params) };
  const [name] = variablesOf(parsed.tree);
  if (name !== undefined)
    return { kind: 'problem', message: `Only numbers belong here: “${name}” has no value of its own.` };
  const evaluated = attempt(() => evaluateReal(parsed.tree, {}, 'rad'));
  return evaluated.ok
    ? { kind: 'value', value: evaluated.value }
    : { kind: 'problem', message: formatMessage(evaluated.error.key, evaluated.error.params) };
};

/** The text without a unit at its end: '5 cm' with the unit 'cm'. */
const withoutUnit = (text: string, units: readonly string[]): string => {
  const unit = units.find((one) => text.endsWith(one) && /[\d)\s]$/.test(text.slice(0, -one.length)));
  return unit === undefined ? text : text.slice(0, -unit.length).trim();
};

/**
 * Parses a number ('1,234.5', '3/4', '2√3', '$20', 'x = 5', '5 cm'), or returns an error message. A percent
 * sign means hundredths, unless % is one of the `units`.
 */
export const readValue = (typed: string, units: readonly string[] = []): ReadValue => {
  const text = withoutUnit(typed.replace(NAMED, '').trim(), units);
  if (text === '') return { kind: 'empty' };
  // In a length field '5m' does not mean five million.
  const amount = /\p{L}/u.test(text) ? null : parseAmount(text);
  if (amount?.ok)
    return { kind: 'value', value: amount.percent ? divide(amount.value, HUNDRED) : amount.value };
  return calculated(text.replace(CURRENCY, ''));
};
