import { Suggestion, useSuggestion } from '../../kit/suggestion';
import type { EmailHintProps } from '../later-steps';

/** Suggests the address that the customer probably meant; otherwise it says what the address is for. */
export const EmailHint = ({ typed, isBusy, reason, ...suggestion }: EmailHintProps) => {
  const meant = useSuggestion(typed);
  return meant && !isBusy ? <Suggestion meant={meant} {...suggestion} /> : reason;
};
