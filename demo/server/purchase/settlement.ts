import { chargePlan } from '../catalogue/charge-plan';
import { discountFor } from '../checkout/discount-codes';
import { findProduct } from '../catalogue/products';
import { grant } from '../subscriber/ownership';
import { addToLedger, subscriberOf } from '../subscriber/subscribers';
import type { Session, Tenant } from '../tenant/tenant.types';
import { queueWebhook } from '../webhooks/webhook-events';
import { scriptFor } from './email-commands';

/** A browser that was closed after the payment does not poll. The purchase completes after this time. */
export const UNATTENDED_MS = 30_000;

/** The card was accepted. Repeated calls add only one ledger entry. */
export function recordConfirmation(tenant: Tenant, session: Session, now: number): void {
  session.intentStatus = 'succeeded';
  session.lastError = null;
  if (session.confirmedAt !== null) return;
  session.confirmedAt = now;
  if (session.card !== null) subscriberOf(tenant, session.appUserId, now).card = session.card;
  if (scriptFor(session.email).kind === 'fail') return;
  addToLedger(tenant, {
    sessionId: session.id,
    appUserId: session.appUserId,
    productId: session.productId,
    amountMicros: session.trial === null ? session.amountMicros : 0,
    currency: session.currency,
    kind: session.trial === null ? 'charge' : 'trial',
    at: now,
  });
}

export function complete(tenant: Tenant, session: Session, now: number): void {
  if (session.completedAt !== null) return;
  session.completedAt = now;
  const product = findProduct(session.productId);
  const option = product?.options.find((candidate) => candidate.id === session.optionId);
  if (product === undefined || option === undefined) return;
  const subscriber = subscriberOf(tenant, session.appUserId, now);
  const code = discountFor(session.checkout?.discountCode ?? null);
  const bought = grant(subscriber, {
    product,
    option,
    currency: session.currency,
    trial: session.trial,
    reduced: chargePlan(option, session.currency, code).reduced,
    at: session.confirmedAt ?? now,
  });
  session.transactionId = bought.transactionId;
  queueWebhook(
    tenant,
    'period' in bought ? 'INITIAL_PURCHASE' : 'NON_RENEWING_PURCHASE',
    subscriber,
    bought,
    now,
  );
}

/** Returns the number of completed purchases. */
export function completeUnattended(tenant: Tenant, now: number): number {
  let completed = 0;
  for (const session of tenant.sessions.values()) {
    if (session.confirmedAt === null || session.completedAt !== null) continue;
    const { kind } = scriptFor(session.email);
    if (kind === 'fail' || kind === 'pending' || kind === 'unknown-status') continue;
    const lastSign = Math.max(session.confirmedAt, session.lastPollAt ?? 0);
    if (now - lastSign < UNATTENDED_MS) continue;
    complete(tenant, session, now);
    completed += 1;
  }
  return completed;
}
