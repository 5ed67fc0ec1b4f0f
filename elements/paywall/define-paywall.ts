import { PaywallElement } from './paywall-element';

const TAG = 'purchase-paywall';

/** Registers the tag. If another copy of this library has registered it, the class gets another name. */
export const definePaywall = (): void => {
  const known = customElements.get(TAG);
  if (known === PaywallElement || isDefined) return;
  isDefined = true;
  customElements.define(known ? `${TAG}-${Math.random().toString(36).slice(2, 8)}` : TAG, PaywallElement);
};

let isDefined = false;
