import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { IntentStatus, PaymentRefusal, PaymentSession } from '../../ports/payment';

/** Confirms Stripe's intents, and reads what has become of them. */

const isSetup = ({ clientSecret }: PaymentSession): boolean => clientSecret.startsWith('seti_');

/** The fields of an intent that are used. The two kinds of intents have different names for the last error. */
interface Intent {
  readonly status: string;
  readonly last_payment_error?: unknown;
  readonly last_setup_error?: unknown;
}

/** https://docs.stripe.com/payments/paymentintents/lifecycle */
const toIntentStatus = ({ status, last_payment_error, last_setup_error }: Intent): IntentStatus => {
  switch (status) {
    case 'succeeded':
    case 'processing':
    case 'requires_capture':
      return 'paid';
    case 'canceled':
      return 'canceled';
    case 'requires_action':
      return 'action';
    case 'requires_payment_method':
      return last_payment_error || last_setup_error ? 'refused' : 'open';
    default:
      return 'open';
  }
};

/** What is confirmed: the fields of a form, or a token that was made of them. */
type Method = { readonly elements: StripeElements } | { readonly token: string };

/** @param isNew the form was opened before there was an intent, so it does not know its secret. */
const confirmIntent = (
  stripe: Stripe,
  method: Method,
  session: PaymentSession,
  isNew: boolean,
): Promise<{ error?: StripeError | undefined }> => {
  // Redirect methods and bank apps return to the page that sold.
  const return_url = globalThis.location.href;
  const { clientSecret } = session;
  const redirect = 'if_required' as const;
  if ('token' in method) {
    const options = {
      clientSecret,
      confirmParams: { return_url, confirmation_token: method.token },
      redirect,
    };
    return isSetup(session) ? stripe.confirmSetup(options) : stripe.confirmPayment(options);
  }
  const options = { elements: method.elements, confirmParams: { return_url }, redirect };
  if (isNew) {
    const withSecret = { ...options, clientSecret };
    return isSetup(session) ? stripe.confirmSetup(withSecret) : stripe.confirmPayment(withSecret);
  }
  return isSetup(session) ? stripe.confirmSetup(options) : stripe.confirmPayment(options);
};

/** Rejects if the provider gives no status. */
export const readStripeIntent = async (stripe: Stripe, session: PaymentSession): Promise<IntentStatus> => {
  const { clientSecret } = session;
  const { setupIntent, paymentIntent, error } = isSetup(session)
    ? { ...(await stripe.retrieveSetupIntent(clientSecret)), paymentIntent: undefined }
    : { ...(await stripe.retrievePaymentIntent(clientSecret)), setupIntent: undefined };
  const intent = setupIntent ?? paymentIntent;
  if (!intent) throw new Error(error?.message ?? 'The card provider can’t be reached.');
  return toIntentStatus(intent);
};

/** Stripe's final errors for this attempt. After all other errors the result is unknown. */
const FINAL_ERRORS = [
  'card_error',
  'validation_error',
  'invalid_request_error',
  'authentication_error',
  'rate_limit_error',
];

/** Another attempt used the intent, or confirmed it before. Then this error does not describe the payment. */
const isAboutAnotherAttempt = (code: string | undefined): boolean =>
  code === 'lock_timeout' || (code?.endsWith('_intent_unexpected_state') ?? false);

/**
 * The meaning of an error of `confirm`. The card may have been charged in spite of an error: the connection broke, or
 * another attempt has confirmed the same intent.
 */
const readRefusal = async (
  stripe: Stripe,
  session: PaymentSession,
  error: StripeError,
): Promise<PaymentRefusal | null> => {
  const refusal = toRefusal(error);
  if (FINAL_ERRORS.includes(error.type) && !isAboutAnotherAttempt(error.code)) return refusal;
  if ((await readStripeIntent(stripe, session)) === 'paid') return null;
  throw new Error(error.message ?? 'The answer of the card provider was lost.');
};

/** Confirms an intent: `null` if it was accepted, otherwise the refusal. Rejects if the result is unknown. */
export const confirmWithStripe = async (
  stripe: Stripe,
  method: Method,
  session: PaymentSession,
  isNew: boolean,
): Promise<PaymentRefusal | null> => {
  const { error } = await confirmIntent(stripe, method, session, isNew);
  return error ? readRefusal(stripe, session, error) : null;
};

export const toRefusal = ({ type, code, message }: StripeError): PaymentRefusal => ({
  type,
  code: code ?? null,
  message: message ?? null,
});
