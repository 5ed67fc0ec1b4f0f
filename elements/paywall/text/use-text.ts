import { useContext, useMemo, useSyncExternalStore } from 'react';
import { namespaced, variableKind, variablesIn } from '../../../sdk/internal';
import type { FilledToken, PaywallState, TextToken, VariableKind } from '../../../sdk/internal';
import { usePackageId, usePaywall } from '../context';
import type { TextValues } from '../context';
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

const inputValues = (names: readonly string[], { inputs }: Pick<PaywallState, 'inputs'>): TextValues =>
  Object.fromEntries(names.map((name) => [name, inputs.get(namespaced(name)?.key ?? '') ?? '']));

/** The part of the state that a text shows, as one text that changes with it. */
const shownState = (state: PaywallState, isSelected: boolean, inputs: readonly string[]): string | null => {
  const selected = isSelected ? state.selectedPackageId : null;
  return inputs.length === 0 ? selected : JSON.stringify([selected, inputValues(inputs, state)]);
};

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
  const shown = useSyncExternalStore(
    isOutside || inputs.length > 0 ? (changed) => $state.listen(changed) : never,
    () => shownState($state.get(), isOutside, inputs),
  );
  const countdown = useContext(CountdownContext);
  const time = useCountdownValues(kinds.has('time') ? countdown : null, translator.locale);
  // `shown` is the part of the state that is read here.
  return useMemo(() => {
    const state = $state.get();
    const values = inputs.length > 0 ? { ...time, ...inputValues(inputs, state) } : time;
    return texts.fill(tokens, own ?? state.selectedPackageId, values);
  }, [texts, tokens, own, shown, time, inputs, $state]);
};
