import { BadInput } from '../input';
import { backendError } from '../purchase/backend-error';
import { catchUp } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { isStandInIntent } from '../card-provider/stand-in-provider';
import type { Session, Tenant } from '../tenant/tenant.types';

/** Cancels the intent at the card provider. A paid intent stays paid. */
export function cancelIntent(sandbox: Sandbox, tenant: Tenant, id: string): object {
  const session = unpaidSession(sandbox, tenant, id);
  if (!isStandInIntent(session)) throw new BadInput('session', 'has an intent of the real provider');
  session.intentStatus = 'canceled';
  return { session };
}

/** Expires a session: polls report it, and a confirmation is refused. */
export function expireSession(sandbox: Sandbox, tenant: Tenant, id: string): object {
  const session = unpaidSession(sandbox, tenant, id);
  session.expiresAt = catchUp(sandbox, tenant);
  return { session };
}

/**
 * Forgets a session: polls answer 404 with 7877. The card provider still knows it, so a payment is charged and granted.
 */
export function forgetSession(tenant: Tenant, id: string): object {
  const session = findSession(tenant, id);
  session.isForgotten = true;
  return { session };
}

function unpaidSession(sandbox: Sandbox, tenant: Tenant, id: string): Session {
  catchUp(sandbox, tenant);
  const session = findSession(tenant, id);
  if (session.confirmedAt !== null) throw new BadInput('session', 'is paid already');
  return session;
}

function findSession(tenant: Tenant, id: string): Session {
  const session = tenant.sessions.get(id);
  if (session === undefined) throw backendError('unknownSession');
  return session;
}
