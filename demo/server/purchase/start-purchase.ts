import type { CardProvider } from '../card-provider/card-provider';
import { chargePlan, firstPaymentMicros } from '../catalogue/charge-plan';
import { owns } from '../subscriber/ownership';
import { subscriberOf } from '../subscriber/subscribers';
import type { Session, Tenant } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';
import { BackendError, backendError } from './backend-error';
import { scriptFor } from './email-commands';
import type { PurchaseScript } from './email-commands';
import type { PurchaseOrder } from './purchase-order';
import { SESSION_LIFE_MS } from './session-life';
import { complete, recordConfirmation } from './settlement';

const credentialCodes = [7107, 7224, 7225];

export async function startPurchase(
  tenant: Tenant,
  order: PurchaseOrder,
  cards: CardProvider,
  now: number,
): Promise<object> {
  const script = scriptFor(order.email);
  rejectIfAsked(script);
  if (owns(subscriberOf(tenant, order.appUserId, now), order.product, now))
    throw backendError('alreadyOwned');
  if (script.kind === 'no-session') return { data: null };

  const session = await openSession(order, cards, now);
  tenant.sessions.set(session.id, session);
  if (script.kind === 'completed' || tenant.config.completedProducts.includes(order.product.id)) {
    recordConfirmation(tenant, session, now);
    complete(tenant, session, now);
    return { operation_session_id: session.id, next_action: 'completed', data: null };
  }
  return {
    operation_session_id: session.id,
    next_action: script.kind === 'unknown-action' ? 'solve_a_riddle' : 'collect_payment_info',
    data: {
      client_secret: session.clientSecret,
      publishable_api_key: cards.publishableKey,
      stripe_account_id: cards.accountId,
    },
  };
}

export function rejectIfAsked(script: PurchaseScript): void {
  if (script.kind === 'http') {
    throw new BackendError(script.status, 7110, `The e-mail address asked for HTTP ${script.status}.`);
  }
  if (script.kind === 'reject') {
    const status = credentialCodes.includes(script.code) ? 401 : 400;
    throw new BackendError(
      status,
      script.code,
      `The e-mail address asked for the backend code ${script.code}.`,
    );
  }
}

async function openSession(order: PurchaseOrder, cards: CardProvider, now: number): Promise<Session> {
  const { product, option, currency, email, appUserId } = order;
  const id = newId('ops');
  const trial = option.kind === 'subscription' ? option.trial : null;
  const amountMicros = firstPaymentMicros(chargePlan(option, currency));
  const intent = await cards
    .createIntent({
      sessionId: id,
      kind: trial === null ? 'payment' : 'setup',
      amountMicros,
      currency,
      email,
    })
    .catch((error: unknown) => {
      throw backendError('providerFailed', error instanceof Error ? error.message : '');
    });
  return {
    id,
    intentId: intent.id,
    clientSecret: intent.clientSecret,
    checkout: null,
    intentStatus: 'requires_payment_method',
    lastError: null,
    appUserId,
    productId: product.id,
    optionId: option.id,
    email,
    currency,
    amountMicros,
    trial,
    createdAt: now,
    expiresAt: now + SESSION_LIFE_MS,
    isForgotten: false,
    card: null,
    confirmAttempts: 0,
    confirmedAt: null,
    pollsAfterConfirm: 0,
    lastPollAt: null,
    completedAt: null,
    transactionId: null,
  };
}
