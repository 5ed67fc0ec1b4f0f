import type { ReadableAtom } from 'nanostores';
import type { EntitlementInfo } from '../../sdk/index';
import type { AttributeValues } from '../element';
import type { FamilyHost } from '../family/family.types';
import { shopAttributes } from '../family/shop-attributes';
import type { GateState } from './purchase-gate.types';

/** Attributes of `<purchase-gate>`; each is a property too, in camel case. */
export const gateAttributes = {
  ...shopAttributes,
  entitlement: 'text',
  offering: 'text',
  email: 'text',
} as const;

/** What the React tree may ask of the element it lives in. */
export interface GateHost extends FamilyHost {
  readonly $values: ReadableAtom<AttributeValues<typeof gateAttributes>>;
  readonly $state: ReadableAtom<GateState>;
  refresh(): Promise<void>;
  /** What was found out. */
  settle(state: GateState, entitlement: EntitlementInfo | null): void;
}
