import type { ReadableAtom } from 'nanostores';
import type { AttributeValues } from '../element';
import type { CommerceHost } from '../family/family.types';
import { commerceAttributes } from '../family/shop-attributes';

/** Attributes of `<purchase-customer>`; each is a property too, in camel case. */
export const customerAttributes = {
  ...commerceAttributes,
  'active-only': 'flag',
} as const;

/** What the React tree may ask of the element it lives in. */
export interface CustomerHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof customerAttributes>>;
}
