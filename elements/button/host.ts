import type { ReadableAtom } from 'nanostores';
import type { AttributeValues } from '../element';
import type { CommerceHost } from '../family/family.types';
import { commerceAttributes } from '../family/shop-attributes';

/** Attributes of `<purchase-button>`; each is a property too, in camel case. */
export const buttonAttributes = {
  ...commerceAttributes,
  package: 'text',
  offering: 'text',
  option: 'text',
  currency: 'text',
  email: 'text',
  disabled: 'flag',
} as const;

/** What the React tree may ask of the element it lives in. */
export interface ButtonHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof buttonAttributes>>;
}
