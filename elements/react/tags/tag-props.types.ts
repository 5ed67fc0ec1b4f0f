import type { HTMLAttributes, ReactNode, Ref } from 'react';

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one way to ask whether a property is read-only
type IfSame<A, B, T> = (<F>() => F extends A ? 1 : 2) extends <F>() => F extends B ? 1 : 2 ? T : never;

/** Properties of an element that a page can set: no methods, and not read-only. */
export type OwnNames<E> = {
  [K in Exclude<keyof E, keyof HTMLElement> & string]: E[K] extends (...given: never[]) => unknown
    ? never
    : IfSame<Pick<E, K>, { -readonly [P in K]: E[P] }, K>;
}[Exclude<keyof E, keyof HTMLElement> & string];

type Tags = keyof HTMLElementTagNameMap & `purchase-${string}`;

/** Property names of all elements that are not all lower case. */
export type CamelNames<T extends Tags = Tags> = T extends Tags
  ? Exclude<OwnNames<HTMLElementTagNameMap[T]>, Lowercase<OwnNames<HTMLElementTagNameMap[T]>>>
  : never;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Camel<Tail>}`
  : Capitalize<S>;

/** `purchase-finished` is `onFinished`, `gate-change` is `onGateChange`. */
export type HandlerName<Event extends string> = Event extends `purchase-${infer Rest}`
  ? `on${Camel<Rest>}`
  : `on${Camel<Event>}`;

type Own<E> = { readonly [K in keyof Pick<E, OwnNames<E> & keyof E>]?: E[K] | undefined };

type Handlers<Events> = {
  readonly [K in keyof Events & string as HandlerName<K>]?: ((event: Events[K]) => void) | undefined;
};

/**
 * Props of a tag: its properties, a handler for each of its events, and all props of HTML elements. Handlers receive the
 * event: `event.detail` has the data, and `event.preventDefault()` works for cancelable events.
 */
export type TagProps<E extends HTMLElement, Events> = Own<E> &
  Handlers<Events> &
  Omit<HTMLAttributes<E>, keyof Own<E> | keyof Handlers<Events> | 'children'> & {
    readonly children?: ReactNode;
    readonly ref?: Ref<E> | undefined;
  };
