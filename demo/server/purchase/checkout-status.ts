import type { CardProvider } from '../card-provider/card-provider';
import type { Session, Tenant } from '../tenant/tenant.types';
import { backendError } from './backend-error';
import { scriptFor } from './email-commands';
import type { PurchaseScript } from './email-commands';
import { isExpired } from './session-life';
import { complete, recordConfirmation } from './settlement';

const SLOW_POLLS = 12;

interface OperationAnswer {
  operation: {
    status: string;
    is_expired: boolean;
    error: object | null;
    redemption_info: object;
    store_transaction_identifier?: string | null;
    product_identifier?: string;
    purchase_date?: string;
  };
}

/** Answers one status poll. After the card is confirmed, each poll advances the operation by one step. */
export async function readCheckoutStatus(
  tenant: Tenant,
  session: Session,
  cards: CardProvider,
  now: number,
): Promise<OperationAnswer> {
  if (isExpired(session, now)) return operation('failed', { is_expired: true });
  if (session.confirmedAt === null) await followProvider(tenant, session, cards, now);
  if (session.confirmedAt === null) return operation('started');
  session.lastPollAt = now;
  const pollsBefore = session.pollsAfterConfirm;
  session.pollsAfterConfirm += 1;

  const script = scriptFor(session.email);
  if (script.kind === 'unknown-status') return operation('teleported');
  if (session.completedAt === null && pollsBefore < pollsNeeded(script, tenant)) {
    return operation(pollsBefore === 0 ? 'started' : 'in_progress');
  }
  if (script.kind === 'fail') return operation('failed', { error: toErrorWire(script.code) });
  complete(tenant, session, now);
  return operation('succeeded', {
    redemption_info: { redeem_url: redeemUrl(script, session), redeem_url_redirect: null },
    store_transaction_identifier: session.transactionId,
    product_identifier: session.productId,
    purchase_date: new Date(session.confirmedAt).toISOString(),
  });
}

async function followProvider(
  tenant: Tenant,
  session: Session,
  cards: CardProvider,
  now: number,
): Promise<void> {
  const before = session.intentStatus;
  const status = await cards.readStatus(session).catch((error: unknown) => {
    throw backendError('providerFailed', error instanceof Error ? error.message : '');
  });
  // If the status has changed during the request to the provider, the change is newer than the provider's answer.
  if (session.intentStatus === before) session.intentStatus = status;
  if (status === 'succeeded') recordConfirmation(tenant, session, now);
}

function pollsNeeded(script: PurchaseScript, tenant: Tenant): number {
  if (script.kind === 'pending') return Infinity;
  return script.kind === 'slow-confirm' ? SLOW_POLLS : tenant.config.pollsUntilDone;
}

function redeemUrl(script: PurchaseScript, session: Session): string | null {
  if (script.kind !== 'redeem') return null;
  return `rc-stepwise://redeem_web_purchase?redemption_token=${session.id}`;
}

function toErrorWire(code: number | null): object | null {
  return code === null ? null : { code, message: `The operation failed with code ${code}.` };
}

function operation(status: string, more: Partial<OperationAnswer['operation']> = {}): OperationAnswer {
  return {
    operation: { status, is_expired: false, error: null, redemption_info: { redeem_url: null }, ...more },
  };
}
