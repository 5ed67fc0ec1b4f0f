import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Package, ProductChangeInfo } from '../../sdk/index';
import type { AttributeValues } from '../base/element';
import type { CommerceHost } from '../commerce/commerce-host.types';
import { commerceAttributes } from '../commerce/attributes';

/** Attributes of `<purchase-offers>`; each is a property too, in camel case. */
export const offersAttributes = {
  ...commerceAttributes,
  offering: 'text',
  package: 'text',
  recommended: 'text',
  periods: ['auto', 'always', 'never'],
  buttons: ['one', 'each'],
  entitlement: 'text',
  currency: 'text',
  email: 'text',
} as const;

/** What the React tree uses of its element. */
export interface OffersHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof offersAttributes>>;
  /** The selected package; `null` if there is none. */
  readonly $selected: WritableAtom<Package | null>;
  /** The plan that is changed, and the customer's token, where the page has set them. */
  readonly $productChangeInfo: ReadableAtom<ProductChangeInfo | null>;
  /** Removes a reported integration error. */
  readonly forgive: () => void;
}
