/** Tags whose elements come with the checkout's screens. */
export const CHECKOUT_TAG = 'purchase-checkout';
export const PAYWALL_TAG = 'purchase-paywall';
/** Tags whose elements are one chunk of their own. */
export const FAMILY_TAGS = [
  'purchase-button',
  'purchase-offers',
  'purchase-gate',
  'purchase-customer',
] as const;
