import type { CustomerState } from '../../sdk/internal';
import type { EntitlementInfo } from '../../sdk/index';
import type { GateState } from './purchase-gate.types';

/** Identifiers with white space between them. */
export const entitlementsIn = (attribute: string | null): readonly string[] =>
  (attribute ?? '').split(/\s+/).filter(Boolean);

/**
 * What a gate knows, and the entitlement that opens it. What was known stays where reading it again has failed: a customer
 * who has paid is not locked out by a bad connection.
 */
export const gateView = (
  customer: CustomerState,
  wanted: readonly string[],
): readonly [GateState, EntitlementInfo | null] => {
  if (customer.name === 'loading') return ['checking', null];
  if (customer.name === 'failed' || wanted.length === 0) return ['unknown', null];
  const { active } = customer.info.entitlements;
  const key = wanted.find((identifier) => Object.hasOwn(active, identifier));
  const entitlement = key === undefined ? null : (active[key] ?? null);
  return [entitlement ? 'open' : 'closed', entitlement];
};
