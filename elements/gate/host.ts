import type { ReadableAtom } from 'nanostores';
import type { EntitlementInfo } from '../../sdk/index';
import type { AttributeValues } from '../base/element';
import type { CommerceHost } from '../commerce/commerce-host.types';
import { commerceAttributes } from '../commerce/attributes';
import type { GateState } from './purchase-gate.types';

/** Attributes of `<purchase-gate>`; each is a property too, in camel case. */
export const gateAttributes = {
  ...commerceAttributes,
  entitlement: 'text',
  offering: 'text',
  email: 'text',
} as const;

/** What the React tree uses of its element. */
export interface GateHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof gateAttributes>>;
  readonly $state: ReadableAtom<GateState>;
  refresh(): Promise<void>;
  /** Sets the state of the gate. */
  settle(state: GateState, entitlement: EntitlementInfo | null): void;
}
