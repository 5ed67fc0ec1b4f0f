import { calculate } from '../real/calculate';
import type { Tree } from '../expression/tree';
import { meantText, shownSpan, shownText, shownValue } from './entry';
import type { Keypad, Part } from './keypad.types';

const LONGEST_TAPE = 200;
const SHOWN: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', mod: ' mod ' };

/** The last top-level operation, for repeating it: 2+3*4 repeats +3*4. */
const repeatOf = (tree: Tree, meant: string): Part | undefined => {
  if (tree.kind !== 'binary') return undefined;
  const { start, end } = tree.right.span;
  const right = meant.slice(start, end);
  return {
    kind: 'text',
    shown: `${SHOWN[tree.operator] ?? tree.operator}${right.trim()}`,
    meant: ` ${tree.operator} ${right}`,
  };
};

/** Another '=': the same operation on the result. */
const again = (state: Keypad): Keypad => {
  if (state.result === undefined || !state.repeat) return state;
  const start = shownValue(state.result, state.notation);
  // The names inside the repeated operation keep their values.
  const worked = calculate(
    `again_${state.repeat.meant}`,
    { ...named(state), again_: state.result },
    state.angle,
  );
  if (!worked.ok) return { ...state, problem: worked.problem };
  const asked = start + withValues(state.repeat.shown, state);
  return finished(state, worked.value, asked, state.repeat);
};

/** Replaces internal names by the values that the user knows. */
const withValues = (text: string, state: Keypad): string =>
  text.replace(/\bv_\d+\b/g, (name) => {
    const value = state.values[name];
    return value === undefined ? name : shownValue(value, state.notation);
  });

const finished = (
  state: Keypad,
  value: NonNullable<Keypad['result']>,
  asked: string,
  repeat: Part | undefined,
): Keypad => {
  const line = { expression: asked, result: shownValue(value, state.notation) };
  return {
    ...state,
    result: value,
    answer: value,
    asked,
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
export const settle = (state: Keypad): Keypad => {
  if (state.result !== undefined) return again(state);
  if (state.parts.length === 0) return state;
  const meant = meantText(state.parts);
  const worked = calculate(meant, named(state), state.angle);
  if (!worked.ok)
    return { ...state, problem: { ...worked.problem, at: shownSpan(state.parts, worked.problem.at) } };
  return finished(state, worked.value, shownText(state.parts), repeatOf(worked.tree, meant));
};
