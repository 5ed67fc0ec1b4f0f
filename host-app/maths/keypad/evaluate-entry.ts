import { calculate } from '../real/calculate';
import type { Tree } from '../expression/tree';
import { sourceText, displaySpan, displayText, displayValue } from './entry';
import type { Keypad, EntryPart } from './keypad.types';

const LONGEST_TAPE = 200;
const DISPLAY_DIGITS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', mod: ' mod ' };

/** The last top-level operation, for repeating it: 2+3*4 repeats +3*4. */
const repeatOf = (tree: Tree, source: string): EntryPart | undefined => {
  if (tree.kind !== 'binary') return undefined;
  const { start, end } = tree.right.span;
  const right = source.slice(start, end);
  return {
    kind: 'text',
    label: `${DISPLAY_DIGITS[tree.operator] ?? tree.operator}${right.trim()}`,
    source: ` ${tree.operator} ${right}`,
  };
};

/** Another '=': the same operation on the result. */
const repeatOperation = (state: Keypad): Keypad => {
  if (state.result === undefined || !state.repeat) return state;
  const start = displayValue(state.result, state.notation);
  // The names inside the repeated operation keep their values.
  const result = calculate(
    `again_${state.repeat.source}`,
    { ...named(state), again_: state.result },
    state.angle,
  );
  if (!result.ok) return { ...state, problem: result.problem };
  const evaluated = start + withValues(state.repeat.label, state);
  return finished(state, result.value, evaluated, state.repeat);
};

/** Replaces internal names by the values that the user knows. */
const withValues = (text: string, state: Keypad): string =>
  text.replace(/\bv_\d+\b/g, (name) => {
    const value = state.values[name];
    return value === undefined ? name : displayValue(value, state.notation);
  });

const finished = (
  state: Keypad,
  value: NonNullable<Keypad['result']>,
  evaluated: string,
  repeat: EntryPart | undefined,
): Keypad => {
  const line = { expression: evaluated, result: displayValue(value, state.notation) };
  return {
    ...state,
    result: value,
    answer: value,
    evaluated,
    repeat,
    problem: undefined,
    tape: [...state.tape, line].slice(-LONGEST_TAPE),
  };
};

/** The names that typed expressions may use: Ans and M. */
const named = (state: Keypad): Keypad['values'] => ({
  ...state.values,
  ...(state.answer === undefined ? {} : { Ans: state.answer, ans: state.answer, ANS: state.answer }),
  ...(state.memory === undefined ? {} : { M: state.memory }),
});

/**
 * Handles '=': sets the result, or the problem with its position in the displayed text. The entry is kept in
 * both cases.
 */
export const evaluateEntry = (state: Keypad): Keypad => {
  if (state.result !== undefined) return repeatOperation(state);
  if (state.parts.length === 0) return state;
  const source = sourceText(state.parts);
  const result = calculate(source, named(state), state.angle);
  if (!result.ok)
    return { ...state, problem: { ...result.problem, at: displaySpan(state.parts, result.problem.at) } };
  return finished(state, result.value, displayText(state.parts), repeatOf(result.tree, source));
};
