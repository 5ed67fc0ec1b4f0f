import type { AngleUnit } from '../expression/angles';
import type { FunctionName } from '../expression/function-names';
import { endsOperand } from '../keypad/entry';
import type { BasicKey, Keypad, EntryPart } from '../keypad/keypad.types';
import {
  append,
  insertValue,
  postfix,
  press as pressBasic,
  pressOperator,
  startExponent,
} from '../keypad/press';
import { evaluateEntry } from '../keypad/evaluate-entry';

type FunctionKey = Exclude<FunctionName, 'deg' | 'rad' | 'factorial' | 'sign'>;
export type ScientificKey =
  | BasicKey
  | FunctionKey
  | '^'
  | 'mod'
  | '!'
  | 'square'
  | 'cube'
  | 'reciprocal'
  | 'degree-sign'
  | 'pi'
  | 'e'
  | 'times-ten-to'
  | 'ten-to'
  | 'e-to'
  | ','
  | 'answer'
  | AngleUnit;

const POSTFIX: Readonly<Partial<Record<ScientificKey, EntryPart>>> = {
  '!': { kind: 'postfix', label: '!', source: '!' },
  square: { kind: 'postfix', label: '²', source: '^2' },
  cube: { kind: 'postfix', label: '³', source: '^3' },
  reciprocal: { kind: 'postfix', label: '⁻¹', source: '^(-1)' },
  'degree-sign': { kind: 'postfix', label: '°', source: '°' },
};

const OPERANDS: Readonly<Partial<Record<ScientificKey, EntryPart>>> = {
  pi: { kind: 'text', label: 'π', source: ' pi ' },
  e: { kind: 'text', label: 'e', source: ' e ' },
  'ten-to': { kind: 'open', label: '10^(', source: ' 10^(' },
  'e-to': { kind: 'open', label: 'e^(', source: ' e^(' },
};

const NAMES: Readonly<Partial<Record<string, string>>> = {
  sqrt: '√',
  cbrt: '∛',
  asin: 'sin⁻¹',
  acos: 'cos⁻¹',
  atan: 'tan⁻¹',
  asinh: 'sinh⁻¹',
  acosh: 'cosh⁻¹',
  atanh: 'tanh⁻¹',
  log2: 'log₂',
};

const UNITS: readonly string[] = ['deg', 'rad', 'grad'] satisfies readonly AngleUnit[];
const isUnit = (key: ScientificKey): key is AngleUnit => UNITS.includes(key);

const BASIC: readonly string[] = [
  ...'0123456789.+-*/()%='.split(''),
  'clear',
  'clear-tape',
  'backspace',
  'change-sign',
  'memory-clear',
  'memory-recall',
  'memory-add',
  'memory-subtract',
];
const isBasic = (key: ScientificKey): key is BasicKey => BASIC.includes(key);

/** A number before an opening part is a factor; 10^( after a digit must not join it. */
const insert = (state: Keypad, part: EntryPart): Keypad => {
  const joins =
    state.result === undefined && state.parts.at(-1)?.kind === 'digit' && /^ \d/.test(part.source);
  const ready = joins ? pressOperator(state, '*') : state;
  return append(ready, part);
};

/** Handles a key of the scientific calculator. */
export const press = (state: Keypad, key: ScientificKey): Keypad => {
  if (isBasic(key)) return pressBasic(state, key);
  // The angle unit belongs to the calculation: after a change, the result returns to the entry.
  if (isUnit(key)) return { ...state, angle: key, result: undefined, repeat: undefined, evaluated: '' };
  if (key === '^') return pressOperator(state, '^');
  if (key === 'mod') return pressOperator(state, ' mod ');
  if (key === 'answer') return insertValue(state, state.answer);
  if (key === 'times-ten-to') return startExponent(state);
  if (key === ',') {
    return endsOperand(state.parts.at(-1)) && state.result === undefined
      ? append(state, { kind: 'operator', label: ', ', source: ',' })
      : state;
  }
  const after = POSTFIX[key];
  if (after) return postfix(state, after);
  const operand = OPERANDS[key];
  if (operand) return insert(state, operand);
  return insert(state, { kind: 'open', label: `${NAMES[key] ?? key}(`, source: ` ${key}(` });
};

/** Typed or pasted text replaces the entry. */
export const typed = (state: Keypad, text: string): Keypad => ({
  ...state,
  parts: text === '' ? [] : [{ kind: 'text', label: text, source: text }],
  result: undefined,
  evaluated: '',
  repeat: undefined,
  problem: undefined,
});

/** Enters the text and evaluates it. */
export const submit = (state: Keypad, text: string): Keypad => evaluateEntry(typed(state, text));
