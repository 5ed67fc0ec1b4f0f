import { useContext, useMemo, useSyncExternalStore } from 'react';
import { namespaced, variableKind, variablesIn } from '../../../sdk/internal';
import type { FilledToken, PaywallState, TextToken, VariableKind } from '../../../sdk/internal';
import { usePackageId, usePaywall } from '../drawing/context';
import type { TextValues } from '../drawing/context';
import { CountdownContext, useCountdownValues } from './countdown';

/** What the variables of a text depend on. */
interface Needs {
  readonly kinds: ReadonlySet<VariableKind>;
  /** The names of its variables `input.*`. */
  readonly inputs: readonly string[];
}

const needsOf = (tokens: readonly TextToken[]): Needs => {
  const names = variablesIn(tokens).map(({ name }) => name);
  return {
    kinds: new Set(names.map(variableKind)),
    inputs: names.filter((name) => variableKind(name) === 'input'),
  };
};

const never = (): (() => void) => () => {};

/** No text shows a password. */
const shownAnswer = ({ inputs, paywall }: PaywallState, fieldId: string): string =>
  paywall.secretFields.has(fieldId) ? '' : (inputs.get(fieldId) ?? '');

/** The part of the state that a text shows. */
type ShownState = readonly [selectedPackageId: string | null, inputs: TextValues];

const shownState = (state: PaywallState, isOutside: boolean, inputs: readonly string[]): ShownState => [
  isOutside ? state.selectedPackageId : null,
  Object.fromEntries(inputs.map((name) => [name, shownAnswer(state, namespaced(name)?.key ?? '')])),
];

const NOTHING: ShownState = [null, {}];

/**
 * The text with the values of the surrounding package, otherwise of the selected one. A text without variables is filled
 * only once and subscribes to nothing.
 */
export const useText = (tokens: readonly TextToken[]): readonly FilledToken[] => {
  const { texts, translator, session } = usePaywall();
  const { kinds, inputs } = useMemo(() => needsOf(tokens), [tokens]);
  const own = usePackageId();
  const isOutside = own === null && kinds.has('package');
  const { $state } = session;
  // A text, because a new list would render the node at every change of the state.
  const shown = useSyncExternalStore(
    isOutside || inputs.length > 0 ? (changed) => $state.listen(changed) : never,
    () =>
      isOutside || inputs.length > 0 ? JSON.stringify(shownState($state.get(), isOutside, inputs)) : null,
  );
  const countdown = useContext(CountdownContext);
  const time = useCountdownValues(kinds.has('time') ? countdown : null, translator.locale);
  return useMemo(() => {
    const [selected, entered] = shown === null ? NOTHING : (JSON.parse(shown) as ShownState);
    return texts.fill(tokens, own ?? selected, shown === null ? time : { ...time, ...entered });
  }, [texts, tokens, own, shown, time]);
};
