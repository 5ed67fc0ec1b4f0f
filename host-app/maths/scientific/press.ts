import type { AngleUnit } from '../expression/angles';
import type { FunctionName } from '../expression/function-names';
import { endsOperand } from '../keypad/entry';
import type { BasicKey, Keypad, Part } from '../keypad/keypad.types';
import {
  append,
  insertValue,
  postfix,
  press as pressBasic,
  pressOperator,
  startExponent,
} from '../keypad/press';
import { settle } from '../keypad/settle';

export type FunctionKey = Exclude<FunctionName, 'deg' | 'rad' | 'factorial' | 'sign'>;
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

const POSTFIX: Readonly<Partial<Record<ScientificKey, Part>>> = {
  '!': { kind: 'postfix', shown: '!', meant: '!' },
  square: { kind: 'postfix', shown: '²', meant: '^2' },
  cube: { kind: 'postfix', shown: '³', meant: '^3' },
  reciprocal: { kind: 'postfix', shown: '⁻¹', meant: '^(-1)' },
  'degree-sign': { kind: 'postfix', shown: '°', meant: '°' },
};

const OPERANDS: Readonly<Partial<Record<ScientificKey, Part>>> = {
  pi: { kind: 'text', shown: 'π', meant: ' pi ' },
  e: { kind: 'text', shown: 'e', meant: ' e ' },
  'ten-to': { kind: 'open', shown: '10^(', meant: ' 10^(' },
  'e-to': { kind: 'open', shown: 'e^(', meant: ' e^(' },
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
const insert = (state: Keypad, part: Part): Keypad => {
  const joins = state.result === undefined && state.parts.at(-1)?.kind === 'digit' && /^ \d/.test(part.meant);
  const ready = joins ? pressOperator(state, '*') : state;
  return append(ready, part);
};

/** Handles a key of the scientific calculator. */
export const press = (state: Keypad, key: ScientificKey): Keypad => {
  if (isBasic(key)) return pressBasic(state, key);
  // The angle unit belongs to the calculation: after a change, the result returns to the entry.
  if (isUnit(key)) return { ...state, angle: key, result: undefined, repeat: undefined, asked: '' };
  if (key === '^') return pressOperator(state, '^');
  if (key === 'mod') return pressOperator(state, ' mod ');
  if (key === 'answer') return insertValue(state, state.answer);
  if (key === 'times-ten-to') return startExponent(state);
  if (key === ',') {
    return endsOperand(state.parts.at(-1)) && state.result === undefined
      ? append(state, { kind: 'operator', shown: ', ', meant: ',' })
      : state;
  }
  const after = POSTFIX[key];
  if (after) return postfix(state, after);
  const operand = OPERANDS[key];
  if (operand) return insert(state, operand);
  return insert(state, { kind: 'open', shown: `${NAMES[key] ?? key}(`, meant: ` ${key}(` });
};

/** Typed or pasted text replaces the entry. */
export const typed = (state: Keypad, text: string): Keypad => ({
  ...state,
  parts: text === '' ? [] : [{ kind: 'text', shown: text, meant: text }],
  result: undefined,
  asked: '',
  repeat: undefined,
  problem: undefined,
});

/** Enters the text and evaluates it. */
export const submit = (state: Keypad, text: string): Keypad => settle(typed(state, text));
