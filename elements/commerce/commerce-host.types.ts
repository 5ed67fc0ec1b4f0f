import type { ReadableAtom } from 'nanostores';
import type { TextOverrides } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import type { ReactElementBase } from '../base/element';
import type { CommerceAttributes } from './attributes';

/** The instance that an element uses. */
export type InstanceState =
  /** There is no instance yet, or its branding is still being read. */
  | { readonly name: 'waiting' }
  | { readonly name: 'ready'; readonly purchases: Purchases }
  /** The configuration is invalid; the error was reported. */
  | { readonly name: 'failed' };

/** What the React tree of a commerce element uses of its element. */
export interface CommerceHost extends ReactElementBase<CommerceAttributes> {
  readonly $instance: ReadableAtom<InstanceState>;
  /** The message to the integrator: what is wrong and what to do. The element shows it in sandbox mode. */
  readonly $integrationError: ReadableAtom<string | null>;
  /** The integrator's texts: those of `configure`, then the element's. */
  readonly $texts: ReadableAtom<readonly TextOverrides[]>;
  /** Texts that the page has set on the element. */
  readonly texts: TextOverrides | null;
  /** Fires an event; `false` if the page called `preventDefault()`. */
  readonly emit: (type: string, detail: unknown, options?: { readonly cancelable: boolean }) => boolean;
  /** Logs an integration error once. The element shows it in sandbox mode. */
  readonly report: (problem: unknown) => void;
}
