import type { MessageKey } from '../../i18n/en';
import { around } from '../../i18n/isolate';
import type { Around } from '../../i18n/isolate';
import type { Translator } from '../../i18n/translator';
import { displayedCode } from '../../model/purchase/failure';
import type { CheckoutFailure, FailureKind } from '../../model/purchase/failure';

const messageKeys = {
  'setting-up': 'state_error.error_message_error_setting_up_purchase',
  charging: 'state_error.error_message_error_charging_payment',
  unknown: 'state_error.error_message_unknown_error',
  network: 'state_error.error_message_network_error',
  offline: 'checkout.offline',
  'missing-email': 'state_error.error_message_missing_email_error',
  'invalid-email': 'checkout.email_invalid',
  'already-purchased': 'state_error.error_message_already_purchased',
  expired: 'checkout.expired',
  canceled: 'checkout.canceled',
  unresolved: 'checkout.unresolved',
  crashed: 'state_error.error_message_unknown_error',
} satisfies Record<FailureKind, MessageKey>;

/** The text of a failure for the customer (spec section 8). */
export const failureMessage = (failure: CheckoutFailure, isSubscription: boolean, t: Translator): string => {
  const key =
    failure.kind === 'already-purchased' && isSubscription
      ? 'state_error.error_message_already_subscribed'
      : messageKeys[failure.kind];
  // A code is a name, so it has the same digits in every language and in the logs.
  return t.text(key, { errorCode: String(displayedCode(failure)) });
};

/** Failures with their own title. */
const titleKeys: Readonly<Partial<Record<FailureKind, MessageKey>>> = {
  expired: 'checkout.expired_title',
  canceled: 'checkout.canceled_title',
  unresolved: 'checkout.unresolved_title',
};

export const failureTitle = (failure: CheckoutFailure, isSubscription: boolean, t: Translator): string => {
  const own = titleKeys[failure.kind];
  if (own) return t.text(own);
  if (failure.kind !== 'already-purchased') return t.text('state_error.error_title_other_errors');
  return t.text(
    isSubscription
      ? 'state_error.error_title_already_subscribed'
      : 'state_error.error_title_already_purchased',
  );
};

/** The field's error asks for an empty address instead of reporting it (spec section 5). */
export const fieldMessage = (failure: CheckoutFailure, t: Translator): string => {
  const message = failureMessage(failure, false, t);
  if (failure.kind === 'offline') return t.text('checkout.offline_email');
  return failure.kind === 'missing-email' ? t.text('checkout.email_empty') : message;
};

/** The sentence that suggests another address, around the place of that address. */
export const suggestionView = (t: Translator): Around => {
  const place = t.text('state_needs_auth_info.email_input_placeholder');
  const sentence = t.text('checkout.email_suggestion', { email: place });
  return around(sentence, place) ?? [`${sentence} `, place, ''];
};

/** The support sentence, split around the e-mail address; `null` without an address. */
export const supportLine = (email: string | null, t: Translator): Around | null => {
  if (!email) return null;
  const sentence = t.text('state_error.if_error_persists', { email });
  // The integrator's text may have no placeholder.
  return around(sentence, email) ?? [`${sentence} `, email, ''];
};
