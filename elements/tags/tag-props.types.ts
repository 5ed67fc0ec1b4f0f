import type {
  PurchaseButtonElement,
  PurchaseButtonEventMap,
  PurchaseCheckoutElement,
  PurchaseCheckoutEventMap,
  PurchaseCustomerElement,
  PurchaseCustomerEventMap,
  PurchaseGateElement,
  PurchaseGateEventMap,
  PurchaseOffersElement,
  PurchaseOffersEventMap,
  PurchasePaywallElement,
  PurchasePaywallEventMap,
} from '../entries/npm';

/** The tags, each with its element and its events. */
export interface PurchaseTags {
  'purchase-button': { element: PurchaseButtonElement; events: PurchaseButtonEventMap };
  'purchase-checkout': { element: PurchaseCheckoutElement; events: PurchaseCheckoutEventMap };
  'purchase-customer': { element: PurchaseCustomerElement; events: PurchaseCustomerEventMap };
  'purchase-gate': { element: PurchaseGateElement; events: PurchaseGateEventMap };
  'purchase-offers': { element: PurchaseOffersElement; events: PurchaseOffersEventMap };
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

/** Types that differ only in `readonly` are assignable to each other; functions over them are not. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one use is what is compared
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsReadonly<E, K extends keyof E> = IsSame<Pick<E, K>, Readonly<Pick<E, K>>>;
type IsMethod<M> = M extends (...given: never[]) => unknown ? true : false;

/** Properties that a page can set: the element's own, without methods and read-only properties. */
type Settable<E> = {
  [
    K in Exclude<keyof E, keyof HTMLElement> & string as true extends IsMethod<E[K]> | IsReadonly<E, K>
      ? never
      : K
  ]?: E[K] | undefined;
};

/** Values that markup can have: text, or the presence of a flag. */
type AsAttribute<V> = V extends boolean ? boolean | '' | 'true' | 'false' : Extract<V, string | null>;

/** The same properties by attribute name, if an attribute can have the value. */
type Attributes<P> = {
  [K in keyof P & string as [AsAttribute<NonNullable<P[K]>>] extends [never] ? never : Kebab<K>]?:
    | P[K]
    | AsAttribute<NonNullable<P[K]>>
    | undefined;
};

/** Attributes and properties of a tag: `api-key` as well as `apiKey`. */
export type TagProps<T extends keyof PurchaseTags> = Omit<
  Settable<PurchaseTags[T]['element']>,
  keyof Attributes<Settable<PurchaseTags[T]['element']>>
> &
  Attributes<Settable<PurchaseTags[T]['element']>>;

type Events<T extends keyof PurchaseTags> = PurchaseTags[T]['events'];
type Listener<E> = (event: E) => void;

/** `onpurchase-finished`: the listener of a custom element's event in React 19 and Svelte 5. */
export type DomListeners<T extends keyof PurchaseTags> = {
  [K in keyof Events<T> & string as `on${K}`]?: Listener<Events<T>[K]> | undefined;
};

/** `on:purchase-finished`: Svelte's directive. */
export type DirectiveListeners<T extends keyof PurchaseTags> = {
  [K in keyof Events<T> & string as `on:${K}`]?: Listener<Events<T>[K]> | undefined;
};

/** `onPurchaseFinished`: Vue's name for `@purchase-finished`. */
export type CamelListeners<T extends keyof PurchaseTags> = {
  [K in keyof Events<T> & string as `on${PascalOf<K>}`]?: Listener<Events<T>[K]> | undefined;
};

/** `PurchaseCheckout`: another spelling of a tag in Vue's templates. */
export type Pascal<S extends string> = PascalOf<S>;
