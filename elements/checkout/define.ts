import { CheckoutElement } from './checkout-element';
import { styles } from './styles/styles';
import { prepareSheet } from '../theme/sheet';

/**
 * Registers the tags. If another copy of this library has registered a tag, the class gets another name, so that
 * `presenter` can still use it.
 */
export const defineElements = (): void => {
  const isTaken = customElements.get('purchase-checkout') !== undefined;
  const name = isTaken ? `purchase-checkout-${Math.random().toString(36).slice(2, 8)}` : 'purchase-checkout';
  customElements.define(name, CheckoutElement);
  prepareSheet(styles);
};
