import { setTimeout as wait } from 'node:timers/promises';
import { outcomeFor } from '../../stand-in/test-cards';
import type { TestCardOutcome } from '../../stand-in/test-cards';
import { readObject, readOneOf, readString } from '../input';
import type { Fields } from '../input';
import { isExpired } from '../purchase/checkout-status';
import { recordConfirmation } from '../purchase/settlement';
import type { Session, Tenant } from '../tenant/tenant.types';

/** Stripe says 402 here; 200 keeps the browser's console free of errors that are none of the page's. */
const REFUSED = 200;

/** The answers the stand-in's browser script gets: an intent, or an error in the words of Stripe.js. */
export interface ProviderAnswer {
  status: number;
  body: { intent: IntentWire } | { error: ErrorWire };
}

interface IntentWire {
  id: string;
  object: 'setup_intent' | 'payment_intent';
  client_secret: string;
  status: string;
  next_action: { type: 'use_stripe_sdk' | 'redirect_to_url' } | null;
  payment_method: string | null;
  amount?: number;
  currency?: string;
}

interface ErrorWire {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  decline_code?: string;
  setup_intent?: IntentWire;
  payment_intent?: IntentWire;
}

export async function confirmIntent(
  tenant: Tenant,
  session: Session,
  fields: Fields,
  now: number,
): Promise<ProviderAnswer> {
  session.confirmAttempts += 1;
  if (isClosed(session, now)) return unexpectedState(session);
  const method = readObject(fields['method'], 'body.method');
  if (readOneOf(method['type'], 'body.method.type', ['card', 'bank']) === 'bank') {
    session.intentStatus = 'requires_action';
    return intent(session, 'redirect_to_url');
  }
  return applyOutcome(tenant, session, outcomeFor(readString(method['number'], 'body.method.number')), now);
}

async function applyOutcome(
  tenant: Tenant,
  session: Session,
  outcome: TestCardOutcome,
  now: number,
): Promise<ProviderAnswer> {
  switch (outcome.kind) {
    case 'refuse':
      session.intentStatus = 'requires_payment_method';
      return failure(session, {
        type: 'card_error',
        code: outcome.code,
        message: outcome.message,
        ...(outcome.declineCode === null ? {} : { decline_code: outcome.declineCode }),
      });
    case 'challenge':
      session.intentStatus = 'requires_action';
      return intent(session, 'use_stripe_sdk');
    case 'redirect':
      session.intentStatus = 'requires_action';
      return intent(session, 'redirect_to_url');
    case 'succeed':
      if (outcome.delayMs > 0) await wait(outcome.delayMs, undefined, { ref: false });
      if (isClosed(session, now)) return unexpectedState(session);
      recordConfirmation(tenant, session, now);
      return intent(session);
  }
}

/** The end of a 3-D Secure challenge, or of a visit to the bank. */
export function resolveAction(tenant: Tenant, session: Session, fields: Fields, now: number): ProviderAnswer {
  const outcome = readOneOf(fields['outcome'], 'body.outcome', ['complete', 'fail']);
  if (isClosed(session, now) || session.intentStatus !== 'requires_action') return unexpectedState(session);
  if (outcome === 'complete') {
    recordConfirmation(tenant, session, now);
    return intent(session);
  }
  session.intentStatus = 'requires_payment_method';
  return failure(session, {
    type: 'invalid_request_error',
    code: `${objectOf(session)}_authentication_failure`,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

export function intent(
  session: Session,
  action: 'use_stripe_sdk' | 'redirect_to_url' | null = null,
): ProviderAnswer {
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

function isClosed(session: Session, now: number): boolean {
  return (
    session.intentStatus === 'succeeded' || session.intentStatus === 'canceled' || isExpired(session, now)
  );
}

function unexpectedState(session: Session): ProviderAnswer {
  const object = objectOf(session);
  return failure(session, {
    type: 'invalid_request_error',
    code: `${object}_unexpected_state`,
    message: `You cannot confirm this ${object} because it has a status of ${session.intentStatus}.`,
  });
}

function failure(session: Session, error: ErrorWire): ProviderAnswer {
  const key = objectOf(session);
  return { status: REFUSED, body: { error: { ...error, [key]: toIntentWire(session, null) } } };
}

function toIntentWire(session: Session, action: 'use_stripe_sdk' | 'redirect_to_url' | null): IntentWire {
  const object = objectOf(session);
  return {
    id: session.intentId,
    object,
    client_secret: session.clientSecret,
    status: session.intentStatus,
    next_action: action === null ? null : { type: action },
    payment_method: session.intentStatus === 'succeeded' ? `pm_${session.intentId}` : null,
    ...(object === 'payment_intent'
      ? { amount: Math.round(session.amountMicros / 10_000), currency: session.currency.toLowerCase() }
      : {}),
  };
}

function objectOf(session: Session): IntentWire['object'] {
  return session.intentId.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
}
