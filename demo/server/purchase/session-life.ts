import type { Session } from '../tenant/tenant.types';

export const SESSION_LIFE_MS = 3_600_000;

/** A session that was paid in time does not expire. */
export function isExpired(session: Session, now: number): boolean {
  return session.confirmedAt === null && now >= session.expiresAt;
}
