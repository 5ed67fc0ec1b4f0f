import type { CardProvider } from './card-provider/card-provider';
import { completeUnattended } from './purchase/settlement';
import { renewAll } from './subscriber/subscribers';
import type { StateFile } from './tenant/state-file';
import type { Tenant } from './tenant/tenant.types';

/** What the routes share. */
export interface Sandbox {
  state: StateFile;
  cards: CardProvider;
  realNow(): number;
}

export function tenantNow(sandbox: Sandbox, tenant: Tenant): number {
  return sandbox.realNow() + tenant.clockOffsetMs;
}

/** Lets everything happen that was due by now on the tenant's clock, and returns that now. */
export function catchUp(sandbox: Sandbox, tenant: Tenant): number {
  const now = tenantNow(sandbox, tenant);
  completeUnattended(tenant, now);
  renewAll(tenant, now);
  sandbox.state.touch();
  return now;
}
