import { LONGEST } from './safe-pattern';
import type { InputChoiceNode, InputError, InputFormat, InputNode } from './inputs.types';

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Digits of any script are read as numbers by `numberOf`; here the form of what was typed is checked. */
const numberOf = (text: string): number => {
  const plain = text.trim().replace(',', '.');
  return plain === '' ? NaN : Number(plain);
};

const isUrl = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
};

const FORMATS: Readonly<Record<InputFormat, (text: string) => boolean>> = {
  email: (text) => text.length <= 254 && EMAIL.test(text),
  url: isUrl,
  number: (text) => Number.isFinite(numberOf(text)),
};

/** The ids of the chosen options. */
export const chosenOptions = (
  { optionIds }: InputChoiceNode,
  value: string | undefined,
): readonly string[] => {
  const ids = (value ?? '').split(',');
  return optionIds.filter((id) => ids.includes(id));
};

/** The answer after a press on an option: the option replaces the answer of a single choice, otherwise it is switched. */
export const withOption = (node: InputChoiceNode, value: string | undefined, optionId: string): string => {
  if (!node.isMultiple) return optionId;
  const chosen = chosenOptions(node, value);
  return node.optionIds.filter((id) => chosen.includes(id) !== (id === optionId)).join(',');
};

const outside = (amount: number, { minimum, maximum }: InputNode['rules']): InputError | null => {
  if (minimum !== null && amount < minimum) return 'minimum';
  return maximum !== null && amount > maximum ? 'maximum' : null;
};

const choiceError = (node: InputChoiceNode, value: string | undefined): InputError | null => {
  const { length } = chosenOptions(node, value);
  if (length === 0) return node.rules.isRequired ? 'required' : null;
  return outside(length, node.rules);
};

/** What is wrong with an answer; `null` for a valid one. Only a required input must be answered. */
export const inputErrorOf = (node: InputNode, value: string | undefined): InputError | null => {
  if (node.type === 'input-choice') return choiceError(node, value);
  const { isRequired, maxLength, pattern, format, minimum, maximum } = node.rules;
  const text = node.keyboard === 'password' ? (value ?? '') : (value ?? '').trim();
  if (text === '') return isRequired ? 'required' : null;
  if (maxLength !== null && [...text].length > maxLength) return 'max-length';
  if (format && !FORMATS[format](text)) return 'format';
  if (pattern && (text.length > LONGEST || !pattern.test(text))) return 'pattern';
  if (minimum === null && maximum === null) return null;
  const amount = numberOf(text);
  return Number.isFinite(amount) ? outside(amount, node.rules) : 'format';
};
