import { ButtonElement } from '../button/button-element';
import { CustomerElement } from '../customer/customer-element';
import { GateElement } from '../gate/gate-element';
import { OffersElement } from '../offers/offers-element';

const CLASSES = {
  'purchase-button': ButtonElement,
  'purchase-customer': CustomerElement,
  'purchase-gate': GateElement,
  'purchase-offers': OffersElement,
} as const;

let isDefined = false;

/** Registers the tags that are free: another copy of this library may have registered some. */
export const defineCommerceElements = (): void => {
  if (isDefined) return;
  isDefined = true;
  for (const [tag, element] of Object.entries(CLASSES))
    if (!customElements.get(tag)) customElements.define(tag, element);
};
