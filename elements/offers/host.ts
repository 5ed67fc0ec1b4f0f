import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Package } from '../../sdk/index';
import type { AttributeValues } from '../base/element';
import type { CommerceHost } from '../commerce/commerce-host.types';
import { commerceAttributes } from '../commerce/attributes';

/** Attributes of `<purchase-offers>`; each is a property too, in camel case. */
export const offersAttributes = {
  ...commerceAttributes,
  offering: 'text',
  package: 'text',
  recommended: 'text',
  periods: 'text',
  currency: 'text',
  email: 'text',
} as const;

/** What the React tree may ask of the element it lives in. */
export interface OffersHost extends CommerceHost {
  readonly $values: ReadableAtom<AttributeValues<typeof offersAttributes>>;
  /** The package that is selected now; `null` while there is none. */
  readonly $selected: WritableAtom<Package | null>;
  /** Takes back what was reported. */
  readonly forgive: () => void;
}
