/**
 * Types only: makes the tags known to JSX, with their attributes, properties and typed events. For React 19. TypeScript
 * takes any name with a dash for an attribute that may be: a misspelt `onpurchase-…` is found by what its listener does
 * with the event, which then has no type.
 *
 * @example
 * import 'purchase-elements/jsx';
 * const buy = <purchase-checkout package="monthly" onpurchase-finished={({ detail }) => unlock(detail)} />;
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DomListeners, PurchaseTags, TagProps } from './tag-props.types';

type Shared<E> = DetailedHTMLProps<HTMLAttributes<E>, E>;

/** The tags as JSX knows them, for other libraries that speak it too. */
export type PurchaseJsxElements = {
  [T in keyof PurchaseTags]: Omit<Shared<PurchaseTags[T]['element']>, keyof TagProps<T>> &
    TagProps<T> &
    DomListeners<T>;
};

declare module 'react' {
  // A namespace is the only place where React looks for tags.
  namespace JSX {
    interface IntrinsicElements extends PurchaseJsxElements {}
  }
}
