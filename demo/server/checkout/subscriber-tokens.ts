import type { SubscriberToken, Tenant } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';

const LIFE_MS = 15 * 60_000;

/** What the integrator's server gets with its secret key; here it is a control call. */
export function makeToken(tenant: Tenant, appUserId: string, now: number, lifeMs = LIFE_MS): SubscriberToken {
  const token = { token: newId('sub'), appUserId, expiresAt: now + lifeMs };
  tenant.tokens.push(token);
  return token;
}

export function findToken(tenant: Tenant, text: string | null, now: number): SubscriberToken | undefined {
  return tenant.tokens.find(({ token, expiresAt }) => token === text && expiresAt > now);
}
