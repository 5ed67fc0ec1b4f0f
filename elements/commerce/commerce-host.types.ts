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

/** What the React tree of a family's element may ask of the element it lives in. */
export interface CommerceHost extends ReactElementBase<CommerceAttributes> {
  readonly $instance: ReadableAtom<InstanceState>;
  /** For the integrator: what is wrong with the page and what to do; shown in the element in sandbox mode. */
  readonly $integrationError: ReadableAtom<string | null>;
  /** The integrator's texts: those of `configure`, then the element's. */
  readonly $texts: ReadableAtom<readonly TextOverrides[]>;
  /** Texts that the page has set on the element. */
  readonly texts: TextOverrides | null;
  /** Tells the page; `false` when it was prevented. */
  readonly emit: (type: string, detail: unknown, options?: { readonly cancelable: boolean }) => boolean;
  /** Says on the console what is wrong with the page, once, and in the element in sandbox mode. */
  readonly report: (problem: unknown) => void;
}
