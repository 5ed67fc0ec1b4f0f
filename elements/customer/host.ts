import type { ReadableAtom } from 'nanostores';
import type { AttributeValues } from '../element';
import type { FamilyHost } from '../family/family.types';
import { shopAttributes } from '../family/shop-attributes';

/** Attributes of `<purchase-customer>`; each is a property too, in camel case. */
export const customerAttributes = {
  ...shopAttributes,
  'active-only': 'flag',
} as const;

/** What the React tree may ask of the element it lives in. */
export interface CustomerHost extends FamilyHost {
  readonly $values: ReadableAtom<AttributeValues<typeof customerAttributes>>;
}
