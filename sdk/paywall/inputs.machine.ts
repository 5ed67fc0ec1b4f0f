import { inputErrorOf } from './content/inputs/inputs.view';
import type { InputNode } from './content/inputs/inputs.types';
import { shownInputs } from './content/packages.view';
import type { PaywallState } from './paywall.state.types';

/** The part of the paywall's machine that takes answers. */

const inputOf = (state: PaywallState, fieldId: string): InputNode | undefined =>
  shownInputs(state.paywall, state).find((node) => node.fieldId === fieldId);

const isWrong = (state: PaywallState, node: InputNode): boolean =>
  inputErrorOf(node, state.inputs.get(node.fieldId)) !== null;

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids;

/** An error goes away with the first valid answer, and comes back only when the customer leaves the input. */
export const withAnswer = (state: PaywallState, fieldId: string, value: string): PaywallState => {
  if (state.inputs.get(fieldId) === value) return state;
  const next = { ...state, inputs: new Map([...state.inputs, [fieldId, value]]) };
  const node = inputOf(next, fieldId);
  return node && isWrong(next, node) ? next : { ...next, checked: without(next.checked, fieldId) };
};

export const withChecked = (state: PaywallState, fieldId: string): PaywallState => {
  const node = inputOf(state, fieldId);
  const isNews = node !== undefined && !state.checked.has(fieldId) && isWrong(state, node);
  return isNews ? { ...state, checked: new Set([...state.checked, fieldId]) } : state;
};

/** The state with the errors of all wrong inputs; `null` if every answer that is shown is valid. */
export const withErrorsShown = (state: PaywallState): PaywallState | null => {
  const wrong = shownInputs(state.paywall, state).filter((node) => isWrong(state, node));
  const [first] = wrong;
  if (!first) return null;
  return {
    ...state,
    checked: new Set([...state.checked, ...wrong.map(({ fieldId }) => fieldId)]),
    wanted: { fieldId: first.fieldId },
  };
};

/** The answers that are shown, by the name of the attribute. */
export const answersOf = (state: PaywallState): Readonly<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const { attribute, fieldId } of shownInputs(state.paywall, state)) {
    const value = state.inputs.get(fieldId)?.trim();
    if (attribute !== null && value) answers[attribute] = value;
  }
  return answers;
};
