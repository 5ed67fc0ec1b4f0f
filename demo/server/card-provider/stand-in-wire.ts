import { toGatewayAmount } from '../checkout/gateway-params';
import type { IntentError, Session } from '../tenant/tenant.types';

/** Stripe answers 402. This server answers 200, so that the browser's console has only the page's own errors. */
const REFUSED = 200;

/** The answers for the stand-in's browser script: an intent, or an error in the format of Stripe.js. */
export interface ProviderAnswer {
  status: number;
  body: { intent: IntentWire } | { error: ErrorWire };
}

interface IntentWire {
  id: string | null;
  object: 'setup_intent' | 'payment_intent';
  client_secret: string | null;
  status: string;
  next_action: { type: NextAction } | null;
  payment_method: string | null;
  amount?: number;
  currency?: string;
  /** The reason of the last refusal, of a payment intent and of a setup intent. */
  last_payment_error?: IntentError | null;
  last_setup_error?: IntentError | null;
}

type NextAction = 'use_stripe_sdk' | 'redirect_to_url';

interface ErrorWire extends IntentError {
  setup_intent?: IntentWire;
  payment_intent?: IntentWire;
}

export function intent(session: Session, action: NextAction | null = null): ProviderAnswer {
  return { status: 200, body: { intent: toIntentWire(session, action) } };
}

export function missingIntent(clientSecret: string): ProviderAnswer {
  const kind = clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
  const id = clientSecret.split('_secret_')[0] ?? '';
  return {
    status: 404,
    body: {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'` },
    },
  };
}

/** The answer to a refused confirmation. The intent and its last error do not change. */
export function unexpectedState(session: Session): ProviderAnswer {
  const object = objectOf(session);
  return failure(session, {
    type: 'invalid_request_error',
    code: `${object}_unexpected_state`,
    message: `You cannot confirm this ${object} because it has a status of ${session.intentStatus}.`,
  });
}

/** The form was made for another amount, currency or kind of intent. */
export function mismatch(session: Session): ProviderAnswer {
  return failure(session, {
    type: 'invalid_request_error',
    code: 'parameter_invalid',
    message: 'The amount, currency or mode of the form is not that of the intent.',
  });
}

export function failure(session: Session, error: IntentError): ProviderAnswer {
  const key = objectOf(session);
  return { status: REFUSED, body: { error: { ...error, [key]: toIntentWire(session, null) } } };
}

function toIntentWire(session: Session, action: NextAction | null): IntentWire {
  const object = objectOf(session);
  return {
    id: session.intentId,
    object,
    client_secret: session.clientSecret,
    status: session.intentStatus,
    next_action: action === null ? null : { type: action },
    payment_method: session.intentStatus === 'succeeded' ? `pm_${session.intentId}` : null,
    ...(object === 'payment_intent'
      ? {
          amount: toGatewayAmount(session.amountMicros, session.currency),
          currency: session.currency.toLowerCase(),
          last_payment_error: session.lastError,
        }
      : { last_setup_error: session.lastError }),
  };
}

export function objectOf(session: Session): IntentWire['object'] {
  return session.intentId?.startsWith('seti_') === true ? 'setup_intent' : 'payment_intent';
}
