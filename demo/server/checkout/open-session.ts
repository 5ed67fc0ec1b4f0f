import { SESSION_LIFE_MS } from '../purchase/session-life';
import type { Session, TaxLocation, Tenant } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';

type SessionFacts = Pick<
  Session,
  'appUserId' | 'productId' | 'optionId' | 'email' | 'currency' | 'amountMicros' | 'trial' | 'checkout'
>;

export function emptySession({ now, ...facts }: SessionFacts & { now: number }): Session {
  return {
    ...facts,
    id: newId('ops'),
    intentId: null,
    clientSecret: null,
    intentStatus: 'requires_payment_method',
    lastError: null,
    card: null,
    createdAt: now,
    expiresAt: now + SESSION_LIFE_MS,
    isForgotten: false,
    confirmAttempts: 0,
    confirmedAt: null,
    pollsAfterConfirm: 0,
    lastPollAt: null,
    completedAt: null,
    transactionId: null,
  };
}

/** What the server knows of the customer's location before the client sends one. */
export function locationByIp({ config: { ipCountry } }: Tenant): TaxLocation | null {
  if (ipCountry === null) return null;
  return { country: ipCountry, postalCode: null, state: null, city: null, line1: null };
}
