import type { CustomerState } from '../../sdk/internal';
import type { EntitlementInfo } from '../../sdk/index';
import type { GateState } from './purchase-gate.types';

/** Identifiers, separated by white space. */
export const entitlementsIn = (attribute: string | null): readonly string[] =>
  (attribute ?? '').split(/\s+/).filter(Boolean);

/**
 * The state of a gate, and the entitlement that opens it. If a refresh fails, the last known state stays: a bad
 * connection does not lock out a customer who has paid.
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
