/**
 * Types only: adds the tags to Svelte's markup, with their attributes, properties and typed events, as
 * `onpurchase-finished={…}` and as `on:purchase-finished={…}`.
 *
 * @example
 * import 'purchase-elements/svelte';
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { DirectiveListeners, DomListeners, PurchaseTags, TagProps } from './tag-props.types';

/** The tags in Svelte's markup. */
export type PurchaseSvelteElements = {
  [T in keyof PurchaseTags]: Omit<HTMLAttributes<PurchaseTags[T]['element']>, keyof TagProps<T>> &
    TagProps<T> &
    DomListeners<T> &
    DirectiveListeners<T>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PurchaseSvelteElements {}
}
