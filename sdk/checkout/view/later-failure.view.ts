import type { MessageKey } from '../../i18n/en';
import type { Translator } from '../../i18n/translator';
import type { CheckoutFailure } from '../../model/purchase/failure';
import { firstFailureMessage } from './failure.view';
import type { LaterFailureKind } from './failure.view';
import type { FailureTexts } from './first-steps.view';

type Texts = Readonly<Partial<Record<CheckoutFailure['kind'], MessageKey>>>;

const messageKeys: Texts = {
  charging: 'state_error.error_message_error_charging_payment',
  'already-purchased': 'state_error.error_message_already_purchased',
  expired: 'checkout.expired',
  canceled: 'checkout.canceled',
  unresolved: 'checkout.unresolved',
} satisfies Record<LaterFailureKind, MessageKey>;

/** The text of a failure for the customer (spec section 8). */
export const failureMessage = (failure: CheckoutFailure, isSubscription: boolean, t: Translator): string => {
  if (failure.kind === 'already-purchased' && isSubscription)
    return t.text('state_error.error_message_already_subscribed');
  const key = messageKeys[failure.kind];
  return key ? t.text(key) : firstFailureMessage(failure, t);
};

/** Failures with their own title. */
const titleKeys: Texts = {
  'already-purchased': 'state_error.error_title_already_purchased',
  expired: 'checkout.expired_title',
  canceled: 'checkout.canceled_title',
  unresolved: 'checkout.unresolved_title',
};

const titleOf = ({ kind }: CheckoutFailure, isSubscription: boolean): MessageKey =>
  kind === 'already-purchased' && isSubscription
    ? 'state_error.error_title_already_subscribed'
    : (titleKeys[kind] ?? 'state_error.error_title_other_errors');

/** The button of these errors starts a new session. */
const isEndedSession = ({ kind }: CheckoutFailure): boolean =>
  kind === 'expired' || kind === 'canceled' || kind === 'unresolved';

/** The texts of the error screen. */
export const failureTexts = (
  failure: CheckoutFailure,
  isSubscription: boolean,
  t: Translator,
): FailureTexts => ({
  title: t.text(titleOf(failure, isSubscription)),
  message: failureMessage(failure, isSubscription, t),
  button: t.text(isEndedSession(failure) ? 'checkout.start_again' : 'state_error.button_try_again'),
});
