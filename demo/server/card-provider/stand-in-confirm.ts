import { outcomeFor } from '../../stand-in/test-cards';
import type { TestCardOutcome } from '../../stand-in/test-cards';
import { readObject, readOneOf, readString } from '../input';
import type { Fields } from '../input';
import { toCard } from '../manage/card-on-file';
import { isExpired } from '../purchase/session-life';
import { recordConfirmation } from '../purchase/settlement';
import type { IntentError, Session, Tenant } from '../tenant/tenant.types';
import { toGatewayAmount } from '../checkout/gateway-params';
import { failure, intent, mismatch, missingIntent, objectOf, unexpectedState } from './stand-in-wire';
import type { ProviderAnswer } from './stand-in-wire';

/** One call of the stand-in's browser script. Each decision reads the clock, because a call may wait. */
export interface IntentCall {
  tenant: Tenant;
  session: Session;
  fields: Fields;
  now(): number;
  wait(ms: number): Promise<void>;
}

export async function confirmIntent(call: IntentCall): Promise<ProviderAnswer> {
  const { session, fields } = call;
  session.confirmAttempts += 1;
  if (isClosed(call)) return unexpectedState(session);
  if (fields['expected'] !== undefined && !isExpected(session, fields['expected'])) return mismatch(session);
  const method = readObject(fields['method'], 'body.method');
  if (readOneOf(method['type'], 'body.method.type', ['card', 'bank']) === 'bank') {
    session.intentStatus = 'requires_action';
    return intent(session, 'redirect_to_url');
  }
  const number = readString(method['number'], 'body.method.number');
  const { expiry } = method;
  session.card = typeof expiry === 'string' ? toCard(number, expiry) : null;
  return applyOutcome(call, outcomeFor(number));
}

/** Whether the intent is about what the page has shown, for a form that was made before the intent. */
function isExpected(session: Session, value: unknown): boolean {
  const { mode, amount, currency } = readObject(value, 'body.expected');
  if (mode === 'setup') return objectOf(session) === 'setup_intent';
  const due = toGatewayAmount(session.amountMicros, session.currency);
  return (
    objectOf(session) === 'payment_intent' && amount === due && currency === session.currency.toLowerCase()
  );
}

async function applyOutcome(call: IntentCall, outcome: TestCardOutcome): Promise<ProviderAnswer> {
  const { session } = call;
  switch (outcome.kind) {
    case 'refuse':
      return refuse(session, {
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
      return succeedAfter(call, outcome.delayMs);
  }
}

/** While the confirmation waits, the session can be completed for another price, which gives it another intent. */
async function succeedAfter(call: IntentCall, delayMs: number): Promise<ProviderAnswer> {
  const { clientSecret } = call.session;
  if (delayMs > 0) await call.wait(delayMs);
  return call.session.clientSecret === clientSecret ? succeed(call) : missingIntent(clientSecret ?? '');
}

/** Ends a 3-D Secure challenge or a visit to the bank. */
export function resolveAction(call: IntentCall): ProviderAnswer {
  const { session, fields } = call;
  const outcome = readOneOf(fields['outcome'], 'body.outcome', ['complete', 'fail']);
  if (isClosed(call) || session.intentStatus !== 'requires_action') return unexpectedState(session);
  if (outcome === 'complete') return succeed(call);
  return refuse(session, {
    type: 'invalid_request_error',
    code: `${objectOf(session)}_authentication_failure`,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

export function retrieveIntent(call: IntentCall): ProviderAnswer {
  const { session } = call;
  closeIfExpired(call);
  return intent(session, session.intentStatus === 'requires_action' ? 'use_stripe_sdk' : null);
}

/** Checks and records without a pause in between, because another confirmation of this intent may be running. */
function succeed(call: IntentCall): ProviderAnswer {
  const { tenant, session, now } = call;
  if (isClosed(call)) return unexpectedState(session);
  recordConfirmation(tenant, session, now());
  return intent(session);
}

function refuse(session: Session, error: IntentError): ProviderAnswer {
  session.intentStatus = 'requires_payment_method';
  session.lastError = error;
  return failure(session, error);
}

function isClosed(call: IntentCall): boolean {
  closeIfExpired(call);
  const { intentStatus } = call.session;
  return intentStatus === 'succeeded' || intentStatus === 'canceled';
}

/** Cancels the intent of an expired session. */
function closeIfExpired({ session, now }: IntentCall): void {
  if (isExpired(session, now())) session.intentStatus = 'canceled';
}
