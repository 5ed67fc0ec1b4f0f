import { useContext, useMemo } from 'react';
import type { FilledToken, TextToken } from '../../../sdk/internal';
import { usePackageId, usePaywall, usePaywallState } from '../context';
import { CountdownContext, useCountdownValues } from './countdown';
import { countsTime, variableNames } from './variables';

/**
 * The text with the values of the surrounding package, otherwise of the selected one. A text without placeholders is
 * filled only once.
 */
export const useText = (tokens: readonly TextToken[]): readonly FilledToken[] => {
  const { texts, translator } = usePaywall();
  const names = useMemo(() => variableNames(tokens), [tokens]);
  const own = usePackageId();
  const isOutside = own === null && names.some((name) => !countsTime(name));
  const selected = usePaywallState((state) => (isOutside ? state.selectedPackageId : null));
  const countdown = useContext(CountdownContext);
  const time = useCountdownValues(names.some(countsTime) ? countdown : null, translator.locale);
  return useMemo(() => texts.fill(tokens, own ?? selected, time), [texts, tokens, own, selected, time]);
};
