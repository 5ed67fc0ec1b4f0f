import type { MessageKey } from '../i18n/en';
import type { Translator } from '../i18n/translator';
import type { CheckoutState } from './checkout.types';
import type { ErrorView } from './view.types';

/** Screens on which nothing can be paid: a payment that is not decided yet, and a purchase in another tab. */

type Words = readonly [title: MessageKey, message: MessageKey, button: MessageKey];

const offline: Words = ['checkout.offline_title', 'checkout.offline_confirming', 'checkout.check_again'];
const confirming: Words = [
  'checkout.still_confirming_title',
  'checkout.still_confirming',
  'checkout.check_again',
];

/** The words of a state in which the customer waits, or is somewhere else; `null` for all others. */
const wordsOf = (state: CheckoutState): Words | null => {
  switch (state.name) {
    case 'open-elsewhere':
      return ['checkout.open_elsewhere_title', 'checkout.open_elsewhere', 'checkout.go_on_here'];
    case 'moved-elsewhere':
      return ['checkout.moved_title', 'checkout.moved', 'checkout.close'];
    case 'polling-purchase-status':
      return state.isOnline ? null : offline;
    case 'error':
      return state.recheck && (state.isOnline ? confirming : offline);
    default:
      return null;
  }
};

const isChecking = (state: CheckoutState): boolean =>
  state.name === 'error' ? state.recheck?.isChecking === true : 'isReading' in state && state.isReading;

export const doubtView = (
  state: CheckoutState,
  support: ErrorView['support'],
  t: Translator,
): ErrorView | null => {
  const words = wordsOf(state);
  if (!words) return null;
  const [title, message, button] = words;
  return {
    screen: 'error',
    tone: 'waiting',
    title: t.text(title),
    message: t.text(message),
    button: t.text(button),
    isBusy: isChecking(state),
    busyText: t.text('checkout.checking'),
    support: state.name === 'error' ? support : null,
  };
};
