/** What the sandbox server says about an intent, in the shapes of Stripe.js. */

export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
}

export interface Intent {
  id: string;
  object: 'setup_intent' | 'payment_intent';
  client_secret: string;
  status: string;
  next_action: { type: string } | null;
}

export type IntentResult = { intent: Intent } | { error: StripeError };

export function connectionError(): { error: StripeError } {
  return {
    error: {
      type: 'api_connection_error',
      message: 'We could not reach the payment provider. Check your connection and try again.',
    },
  };
}

export function requestError(code: string, message: string): { error: StripeError } {
  return { error: { type: 'invalid_request_error', code, message } };
}

export function readIntentResult(value: unknown): IntentResult {
  const fields = toFields(value);
  const error = toFields(fields['error']);
  if (typeof error['type'] === 'string' && typeof error['message'] === 'string') {
    return { error: { ...error, type: error['type'], message: error['message'] } };
  }
  const intent = toFields(fields['intent']);
  const { id, object, client_secret: secret, status } = intent;
  const isIntent = object === 'setup_intent' || object === 'payment_intent';
  if (!isIntent || typeof id !== 'string' || typeof secret !== 'string' || typeof status !== 'string') {
    return {
      error: { type: 'api_error', message: 'The payment provider gave an answer that makes no sense.' },
    };
  }
  const action = toFields(intent['next_action'])['type'];
  const nextAction = typeof action === 'string' ? { type: action } : null;
  return { intent: { ...intent, id, object, client_secret: secret, status, next_action: nextAction } };
}

export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
