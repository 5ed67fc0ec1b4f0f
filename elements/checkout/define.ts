import { CheckoutElement } from './checkout-element';
import { styles } from './styles';
import { prepareSheet } from '../theme/sheet';

/**
 * Registers the tags. Where a tag is taken, because another copy of this library is on the page, the class still
 * needs a name of its own before it can be used by `presenter`.
 */
export const defineElements = (): void => {
  const isTaken = customElements.get('purchase-checkout') !== undefined;
  const name = isTaken ? `purchase-checkout-${Math.random().toString(36).slice(2, 8)}` : 'purchase-checkout';
  customElements.define(name, CheckoutElement);
  prepareSheet(styles);
};
