import type {
  PurchaseCheckoutElement,
  PurchaseCheckoutEventMap,
  PurchasePaywallElement,
  PurchasePaywallEventMap,
} from '../npm';

/** Our tags, each with its element and the events that it fires. */
export interface PurchaseTags {
  'purchase-checkout': { element: PurchaseCheckoutElement; events: PurchaseCheckoutEventMap };
  'purchase-paywall': { element: PurchasePaywallElement; events: PurchasePaywallEventMap };
}

type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : S;

type PascalOf<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalOf<Tail>}`
  : Capitalize<S>;

/** What a page may set: everything of the element's own that is no method and can be written. */
type Settable<E> = {
  [
    K in Exclude<keyof E, keyof HTMLElement> & string as E[K] extends (...given: never[]) => unknown
      ? never
      : K
  ]?: E[K] | undefined;
};

/** What markup can say: text, or the bare presence of a flag. */
type AsAttribute<V> = V extends boolean ? boolean | '' | 'true' | 'false' : Extract<V, string | null>;

/** The same under its attribute's name, for what an attribute can say. */
type Attributes<P> = {
  [K in keyof P & string as [AsAttribute<NonNullable<P[K]>>] extends [never] ? never : Kebab<K>]?:
    P[K] | AsAttribute<NonNullable<P[K]>> | undefined;
};

/** Attributes and properties of a tag: `api-key` as well as `apiKey`. */
export type TagProps<T extends keyof PurchaseTags> = Omit<
  Settable<PurchaseTags[T]['element']>,
  keyof Attributes<Settable<PurchaseTags[T]['element']>>
> &
  Attributes<Settable<PurchaseTags[T]['element']>>;

type Events<T extends keyof PurchaseTags> = PurchaseTags[T]['events'];
type Listener<E> = (event: E) => void;

/** `onpurchase-finished`: how React 19 and Svelte 5 name a listener of a custom element's event. */
export type DomListeners<T extends keyof PurchaseTags> = {
  [K in keyof Events<T> & string as `on${K}`]?: Listener<Events<T>[K]> | undefined;
};

/** `on:purchase-finished`: Svelte's directive. */
export type DirectiveListeners<T extends keyof PurchaseTags> = {
  [K in keyof Events<T> & string as `on:${K}`]?: Listener<Events<T>[K]> | undefined;
};

/** `onPurchaseFinished`: what Vue makes of `@purchase-finished`. */
export type CamelListeners<T extends keyof PurchaseTags> = {
  [K in keyof Events<T> & string as `on${PascalOf<K>}`]?: Listener<Events<T>[K]> | undefined;
};

/** `PurchaseCheckout`: a tag as Vue's templates may also write it. */
export type Pascal<S extends string> = PascalOf<S>;
