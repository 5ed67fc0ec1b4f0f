/** The elements as classes, without side effects; `defineElements` registers their tags. */
export { CheckoutElement } from './checkout/checkout-element';
export type { PurchaseCheckoutElement, PurchaseCheckoutEventMap } from './checkout/purchase-checkout.types';
export { defineElements } from './define';
