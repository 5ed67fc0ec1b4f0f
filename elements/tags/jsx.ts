/**
 * Types only: adds the tags to JSX, with their attributes, properties and typed events. For React 19. TypeScript allows
 * any attribute name with a dash. A misspelt `onpurchase-…` is therefore found only in its listener, where the event has
 * no type.
 *
 * @example
 * import 'purchase-elements/jsx';
 * const buy = <purchase-checkout package="monthly" onpurchase-finished={({ detail }) => unlock(detail)} />;
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DomListeners, PurchaseTags, TagProps } from './tag-props.types';

type Shared<E> = DetailedHTMLProps<HTMLAttributes<E>, E>;

/** The tags in JSX, for other libraries that use JSX. */
export type PurchaseJsxElements = {
  [T in keyof PurchaseTags]: Omit<Shared<PurchaseTags[T]['element']>, keyof TagProps<T>> &
    TagProps<T> &
    DomListeners<T>;
};

declare module 'react' {
  // React looks for tags only in a namespace.
  namespace JSX {
    interface IntrinsicElements extends PurchaseJsxElements {}
  }
}
