import type { ReadableAtom } from 'nanostores';
import type { ResolvedTheme, MessageKey, ThemePreference } from '../../sdk/internal';
import type { ReactElementBase } from '../base/element';
import type { OpenPaywall } from './open-paywall';
import type { PurchasePaywallEventMap } from './purchase-paywall.types';

/** Attributes of `<purchase-paywall>`; each is a property too, in camel case. */
export const paywallAttributes = {
  offering: 'text',
  locale: 'text',
  email: 'text',
  'custom-variables': 'json',
  'hide-back-buttons': 'flag',
  'color-mode': ['light', 'dark', 'auto'],
  appearance: 'text',
  'api-key': 'text',
  'app-user-id': 'text',
  'proxy-url': 'text',
  'asset-base-url': 'text',
  purchases: 'text',
} as const;

/** What a `<purchase-paywall>` shows. */
export type PaywallElementState =
  | { readonly name: 'idle' }
  | { readonly name: 'loading' }
  | { readonly name: 'unavailable'; readonly messageKey: MessageKey; readonly problem: string | null }
  | { readonly name: 'open'; readonly opened: OpenPaywall };

export type Details = { readonly [K in keyof PurchasePaywallEventMap]: PurchasePaywallEventMap[K]['detail'] };

/** Fires an event. `false`: the page has called `preventDefault()` and handles it. */
export type Tell = <K extends keyof Details>(type: K, detail: Details[K]) => boolean;

/** What the React tree uses of its element. */
export interface PaywallHost extends ReactElementBase<typeof paywallAttributes> {
  readonly $state: ReadableAtom<PaywallElementState>;
  /** True if the customer asked for the management page and there is none. */
  readonly $isUnmanaged: ReadableAtom<boolean>;
  /** The `theme` of the page's `appearance`. */
  readonly $theme: ReadableAtom<ThemePreference | null>;
  /** The integrator's texts: those of `configure`, then the element's. */
  readonly givenTexts: readonly unknown[];
  /** Whether its instance has a sandbox key; known before the state `open`. */
  readonly isSandbox: boolean;
  /** Whether `presentPaywall` shows it. */
  readonly isPresented: boolean;
  readonly tell: Tell;
  /** For tests: called each time a node is rendered. */
  readonly onRender?: (key: string) => void;
  applyTheme(look: ResolvedTheme): void;
  dismissNotice(): void;
  retry(): void;
  /** An error in a component ended the rendering. */
  broken(error: unknown): void;
}
