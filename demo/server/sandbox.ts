import type { CardProvider } from './card-provider/card-provider';
import { completeUnattended } from './purchase/settlement';
import { renewAll } from './subscriber/subscribers';
import type { StateFile } from './tenant/state-file';
import type { Tenant } from './tenant/tenant.types';

/** The state and services that all routes share. */
export interface Sandbox {
  state: StateFile;
  cards: CardProvider;
  realNow(): number;
  /** `false` leaves the paywalls out of the offerings: they are most of the answer, and many tests read none. */
  hasPaywalls?: boolean;
  /** Waits in real milliseconds; does not keep the process alive. */
  wait(ms: number): Promise<void>;
}

export function tenantNow(sandbox: Sandbox, tenant: Tenant): number {
  return sandbox.realNow() + tenant.clockOffsetMs;
}

/** Processes everything that was due on the tenant's clock. Returns the current time of this clock. */
export function catchUp(sandbox: Sandbox, tenant: Tenant): number {
  const now = tenantNow(sandbox, tenant);
  const happened = completeUnattended(tenant, now) + renewAll(tenant, now);
  if (happened > 0) sandbox.state.change();
  else sandbox.state.touch();
  return now;
}
