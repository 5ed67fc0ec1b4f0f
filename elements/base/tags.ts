/** Tags whose elements come with the checkout's screens. */
export const CHECKOUT_TAG = 'purchase-checkout';
export const PAYWALL_TAG = 'purchase-paywall';
export const GATE_TAG = 'purchase-gate';
/** Tags whose elements are one chunk of their own. */
export const COMMERCE_TAGS = ['purchase-button', 'purchase-offers', GATE_TAG, 'purchase-customer'] as const;
