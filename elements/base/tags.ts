/** The tag that is loaded with the checkout's screens. */
export const CHECKOUT_TAG = 'purchase-checkout';
export const PAYWALL_TAG = 'purchase-paywall';
export const GATE_TAG = 'purchase-gate';
/** The tags that are one separate chunk. */
export const COMMERCE_TAGS = ['purchase-button', 'purchase-offers', GATE_TAG, 'purchase-customer'] as const;
