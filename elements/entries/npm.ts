import { registerUi } from './register-ui';

/**
 * Package entry: the public surface, with the screens as a separate chunk. It can be imported on a server. In a browser
 * the tags work without a call: the chunk is loaded when the first tag appears on the page.
 */
export * from '../../sdk/index';
// Not in the script tag's core, where every byte counts: write '$email' there.
export { ReservedCustomerAttribute } from '../../sdk/internal';
export type { EventedElement } from '../base/evented-element.types';
export type { CommerceElement } from '../commerce/commerce-element.types';
export type { PurchaseButtonElement, PurchaseButtonEventMap } from '../button/purchase-button.types';
export type { PurchaseCheckoutElement, PurchaseCheckoutEventMap } from '../checkout/purchase-checkout.types';
export type { PurchaseCustomerElement, PurchaseCustomerEventMap } from '../customer/purchase-customer.types';
export type { GateState, PurchaseGateElement, PurchaseGateEventMap } from '../gate/purchase-gate.types';
export type { PurchaseOffersElement, PurchaseOffersEventMap } from '../offers/purchase-offers.types';
export type {
  PaywallLink,
  PurchasePaywallElement,
  PurchasePaywallEventMap,
} from '../paywall/purchase-paywall.types';

registerUi();
