import type { CardProvider } from '../card-provider/card-provider';
import { readNullable, readObject, readString } from '../input';
import { backendError } from '../purchase/backend-error';
import { scriptFor } from '../purchase/email-commands';
import { readEmail } from '../purchase/purchase-order';
import { isExpired } from '../purchase/session-life';
import { complete, recordConfirmation } from '../purchase/settlement';
import { rejectIfAsked } from '../purchase/start-purchase';
import type { Session } from '../tenant/tenant.types';
import type { CompleteContext } from './checkout.types';
import { completePlanChange } from './plan-change';
import { totalsOf } from './totals';

/**
 * Answers POST checkout/{id}/complete: the intent is made for the price of this moment. A second call answers with the
 * same secret, or with a new one when the price is another.
 */
export async function completeCheckout(
  session: Session,
  body: unknown,
  context: CompleteContext,
): Promise<object> {
  const { tenant, now } = context;
  if (session.checkout === null) throw backendError('unknownSession');
  if (session.checkout.planChange !== null) return completePlanChange(session, context);
  if (isExpired(session, now) || session.confirmedAt !== null) throw backendError('sessionNotOpen');
  const fields = readObject(body, 'body');
  const sent = readNullable(fields['email'] ?? null, 'body.email', readString);
  const email = sent ?? session.email;
  if (email === null) throw backendError('emailRequired');
  session.email = readEmail(email);
  const script = scriptFor(session.email);
  rejectIfAsked(script);
  const answer = (clientSecret: string | null): object => ({
    operation_session_id: session.id,
    checkout_mode: 'purchase',
    gateway_params: { client_secret: clientSecret },
  });
  if (script.kind === 'completed' || tenant.config.completedProducts.includes(session.productId)) {
    recordConfirmation(tenant, session, now);
    complete(tenant, session, now);
    return answer(null);
  }
  const { totalMicros } = totalsOf(tenant, session);
  const isSetup = session.trial !== null || totalMicros === 0;
  const isSame = session.intentId !== null && session.amountMicros === totalMicros;
  session.amountMicros = totalMicros;
  if (!isSame || session.intentStatus === 'canceled') await makeIntent(session, isSetup, context.cards);
  return answer(session.clientSecret);
}

async function makeIntent(session: Session, isSetup: boolean, cards: CardProvider): Promise<void> {
  const { id, amountMicros, currency, email } = session;
  const order = {
    sessionId: id,
    kind: isSetup ? ('setup' as const) : ('payment' as const),
    amountMicros,
    currency,
    email: email ?? '',
  };
  const intent = await cards.createIntent(order).catch((error: unknown) => {
    throw backendError('providerFailed', error instanceof Error ? error.message : '');
  });
  session.intentId = intent.id;
  session.clientSecret = intent.clientSecret;
  session.intentStatus = 'requires_payment_method';
  session.lastError = null;
}
