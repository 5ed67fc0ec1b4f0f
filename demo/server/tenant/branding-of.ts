import { brandingFor } from '../catalogue/branding';
import { readObject } from '../input';
import type { Tenant } from './tenant.types';

/** The tenant's branding as the wire sends it: the preset under the patch of the control call. */
export function brandingOf(tenant: Tenant): object {
  const branding = brandingFor(tenant.brandingPreset);
  const { appearance, ...patch } = tenant.brandingPatch;
  if (appearance === undefined) return { ...branding, ...patch };
  const changed =
    appearance === null ? null : { ...branding.appearance, ...readObject(appearance, 'appearance') };
  return { ...branding, ...patch, appearance: changed };
}
