import { adoptSheet, platform } from '../../sdk/script';
import { whenTagAppears } from './when-tag-appears';
import { CHECKOUT_TAG, COMMERCE_TAGS, GATE_TAG, PAYWALL_TAG } from '../base/tags';

/** Hides gates until their code has arrived: until then it is unknown whether to show the content or the fallback. */
const hideGates = (): void => {
  adoptSheet('purchase-gate:not(:defined){display:none}');
};

/**
 * Loads the screens. After a failure it tries again when the device is online again, because elements can't retry
 * themselves.
 */
const loadUi = (): void => {
  platform.fetchFile('shared');
  platform.loadUi().catch((error: unknown) => {
    console.error(error);
    addEventListener('online', loadUi, { once: true });
  });
};

/** Loads the screens when the first of these tags is on the page. */
export const autoloadElements = (): void => {
  whenTagAppears([GATE_TAG], hideGates);
  whenTagAppears([CHECKOUT_TAG, PAYWALL_TAG, ...COMMERCE_TAGS], loadUi);
};
