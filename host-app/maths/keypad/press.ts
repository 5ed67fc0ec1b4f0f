import { formatMessage } from '../messages';
import { zero } from '../rational';
import { calculate } from '../real/calculate';
import type { Real } from '../real/real';
import { shown } from '../real/shown';
import { TWELVE_DIGITS } from '../significant';
import { endsOperand, sourceText, numberStart, openParentheses, displayText, displayValue } from './entry';
import { evaluateEntry } from './evaluate-entry';
import type { BasicKey, Display, Keypad, EntryPart } from './keypad.types';

const MOST_PARTS = 400;

export const emptyKeypad: Keypad = {
  notation: TWELVE_DIGITS,
  angle: 'deg',
  parts: [],
  values: {},
  result: undefined,
  evaluated: '',
  problem: undefined,
  repeat: undefined,
  memory: undefined,
  answer: undefined,
  tape: [],
};

const SHOWN: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };
const operator = (key: string): EntryPart => ({ kind: 'operator', label: SHOWN[key] ?? key, source: key });

/** A value as one part, stored exactly under its own name. */
const valuePart = (state: Keypad, value: Real): { part: EntryPart; values: Keypad['values'] } => {
  const name = `v_${Object.keys(state.values).length}`;
  const text = displayValue(value, state.notation);
  const part: EntryPart = { kind: 'value', label: text, source: ` ${name} ` };
  return { part, values: { ...state.values, [name]: value } };
};

/** After '=', an operand begins a new entry, while an operator continues with the result. */
const beginEntry = (state: Keypad, keepsResult: boolean): Keypad => {
  const fresh = { ...state, problem: undefined, asked: '', result: undefined, repeat: undefined };
  if (state.result === undefined) return fresh;
  if (!keepsResult) return { ...fresh, parts: [], values: {} };
  const { part, values } = valuePart({ ...state, values: {} }, state.result);
  return { ...fresh, parts: [part], values };
};

export const append = (state: Keypad, part: EntryPart): Keypad => {
  const keeps = part.kind === 'operator' || part.kind === 'postfix';
  const next = beginEntry(state, keeps);
  return next.parts.length >= MOST_PARTS ? state : { ...next, parts: [...next.parts, part] };
};

const pressDigit = (state: Keypad, key: string): Keypad => {
  const next = beginEntry(state, false);
  const number = next.parts.slice(numberStart(next.parts));
  if (number.some((part) => part.kind === 'value')) {
    // A digit after a recalled value replaces the value. Otherwise it would begin another factor, which is
    // not intended.
    return append(
      { ...next, parts: next.parts.slice(0, numberStart(next.parts)) },
      { kind: 'digit', label: key, source: key },
    );
  }
  if (key === '.' && number.some((part) => part.source === '.' || part.source === 'e')) return next;
  const zero: EntryPart = { kind: 'digit', label: '0', source: '0' };
  const lone = number.length === 1 && number[0]?.source === '0';
  const parts = lone && key !== '.' ? next.parts.slice(0, -1) : next.parts;
  const lead = key === '.' && number.length === 0 ? [zero] : [];
  return append({ ...next, parts: [...parts, ...lead] }, { kind: 'digit', label: key, source: key });
};

export const pressOperator = (state: Keypad, key: string): Keypad => {
  const next = beginEntry(state, true);
  const last = next.parts.at(-1);
  if (last?.kind === 'sign') return next;
  if (last?.source === 'e') return key === '-' ? append(next, EXPONENT_MINUS) : next;
  if (last?.kind === 'operator') return append({ ...next, parts: next.parts.slice(0, -1) }, operator(key));
  if (endsOperand(last)) return append(next, operator(key));
  // At the very start and after '(', only a minus is valid.
  if (key === '-') return append(next, { kind: 'sign', label: '−', source: '-' });
  return last ? next : append(append(next, { kind: 'digit', label: '0', source: '0' }), operator(key));
};

const EXPONENT_MINUS: EntryPart = { kind: 'digit', label: '−', source: '-' };

/** Begins the exponent of the number that is being typed: 6.02e23. */
export const startExponent = (state: Keypad): Keypad => {
  const number = state.parts.slice(numberStart(state.parts));
  const fits = number.length > 0 && number.every((part) => part.kind === 'digit' && part.source !== 'e');
  return fits && state.result === undefined
    ? append(state, { kind: 'digit', label: 'E', source: 'e' })
    : state;
};

const changeSign = (state: Keypad): Keypad => {
  const next = beginEntry(state, true);
  if (next.parts.at(-1)?.source === 'e') return append(next, EXPONENT_MINUS);
  const start = numberStart(next.parts);
  const [before, number] = [next.parts.slice(0, start), next.parts.slice(start)];
  if (before.at(-1)?.kind === 'sign') return { ...next, parts: [...before.slice(0, -1), ...number] };
  const inside = before.at(-1);
  if (number.length === 0 && endsOperand(inside)) return next;
  return { ...next, parts: [...before, { kind: 'sign', label: '−', source: '-' }, ...number] };
};

const backspace = (state: Keypad): Keypad => ({
  ...state,
  result: undefined,
  evaluated: '',
  repeat: undefined,
  problem: undefined,
  // After '=', the calculation can be edited again.
  parts: state.result === undefined ? state.parts.slice(0, -1) : state.parts,
});

const closeParenthesis = (state: Keypad): Keypad => {
  const fits =
    openParentheses(state.parts) > 0 && endsOperand(state.parts.at(-1)) && state.result === undefined;
  return fits ? append(state, { kind: 'close', label: ')', source: ')' }) : state;
};

export const postfix = (state: Keypad, part: EntryPart): Keypad => {
  const next = beginEntry(state, true);
  return endsOperand(next.parts.at(-1)) ? append(next, part) : next;
};

/** Memory keys use the displayed value; an unfinished entry is evaluated first. */
const remember = (state: Keypad, operation: '+' | '-'): Keypad => {
  const settled = state.result === undefined ? evaluateEntry(state) : state;
  if (settled.result === undefined) return settled;
  const values = { memory_: settled.memory ?? zero, result_: settled.result };
  const changed = calculate(`memory_ ${operation} result_`, values);
  return changed.ok ? { ...settled, memory: changed.value } : settled;
};

export const insertValue = (state: Keypad, value: Real | undefined): Keypad => {
  if (value === undefined) return state;
  const next = beginEntry(state, false);
  const parts = next.parts.slice(0, numberStart(next.parts));
  const { part, values } = valuePart(next, value);
  return append({ ...next, parts, values }, part);
};

/** Handles a key of the basic calculator. */
export const press = (state: Keypad, key: BasicKey): Keypad => {
  switch (key) {
    case '+':
    case '-':
    case '*':
    case '/':
      return pressOperator(state, key);
    case '(':
      return append(state, { kind: 'open', label: '(', source: '(' });
    case ')':
      return closeParenthesis(state);
    case '%':
      return postfix(state, { kind: 'postfix', label: '%', source: '%' });
    case '=':
      return evaluateEntry(state);
    case 'clear':
      return {
        ...emptyKeypad,
        notation: state.notation,
        angle: state.angle,
        memory: state.memory,
        answer: state.answer,
        tape: state.tape,
      };
    case 'clear-tape':
      return { ...state, tape: [] };
    case 'backspace':
      return backspace(state);
    case 'change-sign':
      return changeSign(state);
    case 'memory-clear':
      return { ...state, memory: undefined };
    case 'memory-recall':
      return insertValue(state, state.memory);
    case 'memory-add':
      return remember(state, '+');
    case 'memory-subtract':
      return remember(state, '-');
    default:
      return pressDigit(state, key);
  }
};

/** The value of what was entered, and what to say about it. */
const withNotes = (value: Real, expression: string, state: Keypad): Pick<Display, 'result' | 'note'> => {
  const { note } = shown(value, state.notation);
  const reading = expression.includes('!!') ? formatMessage('doubleFactorial', {}) : '';
  return {
    result: displayValue(value, state.notation),
    note: [reading, note ? formatMessage(note.message, note.params) : ''].filter(Boolean).join(' '),
  };
};

/** The content of the display. An incomplete entry has no preview. */
export const display = (state: Keypad): Display => {
  const memory = state.memory === undefined ? undefined : displayValue(state.memory, state.notation);
  const base = { problem: state.problem, memory, settled: state.result !== undefined, result: '', note: '' };
  const expression = base.settled ? state.evaluated : displayText(state.parts);
  if (state.result !== undefined)
    return { ...base, expression, ...withNotes(state.result, expression, state) };
  const operates = state.parts.some((part) => part.kind !== 'digit' && part.kind !== 'sign');
  const preview = operates ? calculate(sourceText(state.parts), state.values, state.angle) : undefined;
  return { ...base, expression, ...(preview?.ok && withNotes(preview.value, expression, state)) };
};
