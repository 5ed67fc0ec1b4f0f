import type { ReadableAtom } from 'nanostores';
import type { AttributeValues } from '../base/element';
import type { CommerceHost } from '../commerce/commerce-host.types';
import { commerceAttributes } from '../commerce/attributes';

/** Attributes of `<purchase-customer>`; each is a property too, in camel case. */
export const customerAttributes = {
  ...commerceAttributes,
  'active-only': 'flag',
} as const;

/** What the React tree uses of its element. */
export interface CustomerHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof customerAttributes>>;
}
