import type { MessageKey } from '../../i18n/en';
import type { Translator } from '../../i18n/translator';
import type { CheckoutState } from '../machine/checkout.types';
import { isInDoubt, promisedUntil } from '../machine/payment/time-limits.machine';
import type { ErrorView } from './view.types';

/** Screens that sell nothing new: for a purchase without a result, and for a purchase in another tab. */

type ScreenKeys = readonly [title: MessageKey, message: MessageKey, button: MessageKey];

const offline: ScreenKeys = ['checkout.offline_title', 'checkout.offline_confirming', 'checkout.check_again'];
const confirming: ScreenKeys = [
  'checkout.still_confirming_title',
  'checkout.still_confirming',
  'checkout.check_again',
];
const inDoubt: ScreenKeys = ['checkout.unresolved_title', 'checkout.unresolved', 'checkout.check_again'];
const orderUnknown: ScreenKeys = [
  'checkout.order_unknown_title',
  'checkout.order_unknown',
  'checkout.check_again',
];

/** The texts of a state in which the customer waits or continues elsewhere; `null` for other states. */
const keysOf = (state: CheckoutState): ScreenKeys | null => {
  switch (state.name) {
    case 'open-elsewhere':
      return ['checkout.open_elsewhere_title', 'checkout.open_elsewhere', 'checkout.go_on_here'];
    case 'moved-elsewhere':
      return ['checkout.moved_title', 'checkout.moved', 'checkout.close'];
    case 'polling-purchase-status':
      return state.isOnline ? null : offline;
    case 'error':
      if (!state.recheck) return null;
      if (state.recheck.sessionId === null) return orderUnknown;
      if (!state.isOnline) return offline;
      return isInDoubt(state) ? inDoubt : confirming;
    default:
      return null;
  }
};

const isChecking = (state: CheckoutState): boolean =>
  state.name === 'error' ? state.recheck?.isChecking === true : 'isReading' in state && state.isReading;

/** The end of the wait, by the device's clock. */
const deadlineOf = (state: CheckoutState, t: Translator): string => {
  const until = promisedUntil(state);
  return until === null ? '' : t.dateTime(new Date(until));
};

const messageOf = (state: CheckoutState, words: ScreenKeys, canPayAgain: boolean, t: Translator): string => {
  const date = deadlineOf(state, t);
  if (words !== confirming) return t.text(words[1], { date });
  // 'Do not pay again' would be wrong on a screen that offers another way to pay the same order.
  const message = t.text(canPayAgain ? 'checkout.earlier_payment' : words[1]);
  return date === '' ? message : `${message} ${t.text('checkout.still_confirming_until', { date })}`;
};

export const unresolvedPaymentView = (
  state: CheckoutState,
  support: ErrorView['support'],
  t: Translator,
): ErrorView | null => {
  const words = keysOf(state);
  if (!words) return null;
  const [title, , button] = words;
  const canPayAgain = state.name === 'error' && state.recheck?.canPayAgain === true;
  return {
    screen: 'error',
    tone: 'waiting',
    title: t.text(title),
    message: messageOf(state, words, canPayAgain, t),
    button: t.text(button),
    manage: null,
    otherButton: canPayAgain ? t.text('checkout.pay_another_way') : null,
    isBusy: isChecking(state),
    busyText: t.text('checkout.checking'),
    support: state.name === 'error' ? support : null,
  };
};
