import { calculate } from '../real/calculate';
import type { Tree } from '../expression/tree';
import { meantText, shownSpan, shownText, shownValue } from './entry';
import type { Keypad, Part } from './keypad.types';

const LONGEST_TAPE = 200;
const SHOWN: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', mod: ' mod ' };

/** The last operation on the top level, to be done again: 2+3*4 repeats +3*4. */
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

/** '=' once more: the same operation on the result. */
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

/** Names as the person knows them. */
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

/** What free entry may call by name: Ans and M. */
const named = (state: Keypad): Keypad['values'] => ({
  ...state.values,
  ...(state.answer === undefined ? {} : { Ans: state.answer, ans: state.answer, ANS: state.answer }),
  ...(state.memory === undefined ? {} : { M: state.memory }),
});

/** '=': the result, or the problem with its place in what is shown. The entry is kept either way. */
export const settle = (state: Keypad): Keypad => {
  if (state.result !== undefined) return again(state);
  if (state.parts.length === 0) return state;
  const meant = meantText(state.parts);
  const worked = calculate(meant, named(state), state.angle);
  if (!worked.ok)
    return { ...state, problem: { ...worked.problem, at: shownSpan(state.parts, worked.problem.at) } };
  return finished(state, worked.value, shownText(state.parts), repeatOf(worked.tree, meant));
};
