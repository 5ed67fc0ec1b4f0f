/**
 * Types only: adds the tags to Vue's templates, with their attributes, properties and typed events. Vue also needs the
 * setting `compilerOptions.isCustomElement`.
 *
 * @example
 * import 'purchase-elements/vue';
 */
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { CamelListeners, Pascal, PurchaseTags, TagProps } from './tag-props.types';

type VueTag<T extends keyof PurchaseTags> = new () => {
  $props: Omit<HTMLAttributes, keyof TagProps<T>> & ReservedProps & TagProps<T> & CamelListeners<T>;
};

/** The tags in Vue's templates, in both spellings. */
export type PurchaseVueComponents = { [T in keyof PurchaseTags]: VueTag<T> } & {
  [T in keyof PurchaseTags as Pascal<T>]: VueTag<T>;
};

declare module 'vue' {
  interface GlobalComponents extends PurchaseVueComponents {}
}
