import type { ReadableAtom } from 'nanostores';
import type { AttributeValues } from '../base/element';
import type { CommerceHost } from '../commerce/commerce-host.types';
import { commerceAttributes } from '../commerce/attributes';

/** Attributes of `<purchase-button>`; each is a property too, in camel case. */
export const buttonAttributes = {
  ...commerceAttributes,
  package: 'text',
  offering: 'text',
  option: 'text',
  entitlement: 'text',
  currency: 'text',
  email: 'text',
  disabled: 'flag',
} as const;

/** What the React tree uses of its element. */
export interface ButtonHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof buttonAttributes>>;
}
