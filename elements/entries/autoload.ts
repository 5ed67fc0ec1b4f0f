import { adoptSheet, platform } from '../../sdk/script';
import { whenTagAppears } from './when-tag-appears';
import { CHECKOUT_TAG, COMMERCE_TAGS, GATE_TAG, PAYWALL_TAG } from '../base/tags';

/** Neither the content of a gate nor its fallback may be seen before the gate knows which one to show. */
const hideGates = (): void => {
  adoptSheet('purchase-gate:not(:defined){display:none}');
};

/** Elements on the page can't ask again themselves: after a failure the next connection does. */
const loadUi = (): void => {
  platform.loadUi().catch((error: unknown) => {
    console.error(error);
    addEventListener('online', loadUi, { once: true });
  });
};

/** The screens come when the first tag of ours is on the page, without a call. */
export const autoloadElements = (): void => {
  whenTagAppears([GATE_TAG], hideGates);
  whenTagAppears([CHECKOUT_TAG, PAYWALL_TAG, ...COMMERCE_TAGS], loadUi);
};
