import type { MessageKey } from '../../i18n/en';
import { around } from '../../i18n/isolate';
import type { Around } from '../../i18n/isolate';
import type { Translator } from '../../i18n/translator';
import { displayedCode } from '../../model/purchase/failure';
import type { CheckoutFailure, FailureKind } from '../../model/purchase/failure';

/** The failures that can come before the code of the later steps. */
const messageKeys = {
  'setting-up': 'state_error.error_message_error_setting_up_purchase',
  unknown: 'state_error.error_message_unknown_error',
  network: 'state_error.error_message_network_error',
  offline: 'checkout.offline',
  'missing-email': 'state_error.error_message_missing_email_error',
  'invalid-email': 'checkout.email_invalid',
  crashed: 'state_error.error_message_unknown_error',
} satisfies Readonly<Partial<Record<FailureKind, MessageKey>>>;

/** Failures of the later steps, which have their own texts. */
export type LaterFailureKind = Exclude<FailureKind, keyof typeof messageKeys>;

const isFirst = (kind: FailureKind): kind is keyof typeof messageKeys => Object.hasOwn(messageKeys, kind);

/** The text of a failure for the customer (spec section 8), unless it is one of the later steps. */
export const firstFailureMessage = (failure: CheckoutFailure, t: Translator): string => {
  const { kind } = failure;
  // A code is a name, so it has the same digits in every language and in the logs.
  return t.text(messageKeys[isFirst(kind) ? kind : 'unknown'], { errorCode: String(displayedCode(failure)) });
};

/** The field's error asks for an empty address instead of reporting it (spec section 5). */
export const fieldMessage = (failure: CheckoutFailure, t: Translator): string => {
  const message = firstFailureMessage(failure, t);
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
