/** The elements as classes, without side effects; `defineElements` registers their tags. */
export { PurchaseCheckoutElement } from './checkout/checkout-element';
export type { PurchaseCheckoutEventMap } from './checkout/checkout-element';
export { defineElements } from './define';
