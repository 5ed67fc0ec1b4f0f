import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ResolvedTheme, TextOverrides } from '../../sdk/internal';
import type { ReactElementBase } from '../base/element';
import type { ElementStateControl } from './element-state';

/** Attributes of `<purchase-checkout>`; each is a property too, in camel case. */
export const checkoutAttributes = {
  package: 'text',
  offering: 'text',
  option: 'text',
  entitlement: 'text',
  currency: 'text',
  email: 'text',
  'email-step': 'text',
  locale: 'text',
  'default-locale': 'text',
  'discount-code': 'text',
  'show-discount-code': 'flag',
  'terms-url': 'text',
  'terms-and-conditions-url': 'text',
  'privacy-url': 'text',
  'skip-success-page': 'flag',
  'order-button': ['auto', 'obligation-to-pay'],
  layout: ['modal', 'inline'],
  appearance: 'text',
  open: 'flag',
  'api-key': 'text',
  'app-user-id': 'text',
  'proxy-url': 'text',
  'asset-base-url': 'text',
  purchases: 'text',
} as const;

export type Layout = 'modal' | 'inline';

/** What the React tree uses of its element. */
export interface CheckoutHost extends ReactElementBase<typeof checkoutAttributes> {
  readonly elementState: ElementStateControl;
  readonly layoutMode: Layout;
  /** The integrator's texts, available as soon as the instance is. */
  readonly $texts: ReadableAtom<readonly TextOverrides[]>;
  applyTheme(look: ResolvedTheme): void;
  /** Adds a style sheet, once. */
  addStyles(staticText: string): void;
  /** Whether the question before closing is shown. */
  readonly $isLeaving: WritableAtom<boolean>;
  /** Closes the checkout for Escape and the Back button, or asks first. Returns whether it is closed. */
  leave(): boolean;
  close(): void;
  /** The element's own texts. */
  readonly texts: TextOverrides | null;
  /** Takes the texts of `configure`. */
  addTexts(configured: unknown): void;
}
