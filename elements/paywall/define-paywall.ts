import { PaywallElement } from './paywall-element';

const TAG = 'purchase-paywall';

/** Registers the tag; where it is taken, by another copy of this library, the class gets a name of its own. */
export const definePaywall = (): void => {
  const known = customElements.get(TAG);
  if (known === PaywallElement || isDefined) return;
  isDefined = true;
  customElements.define(known ? `${TAG}-${Math.random().toString(36).slice(2, 8)}` : TAG, PaywallElement);
};

let isDefined = false;
