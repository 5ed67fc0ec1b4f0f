/**
 * The files beside dist/purchases.js that contain the screens and what they import, each with its Subresource Integrity,
 * for example `['purchases-ui.1a2b3c4d.js', 'sha256-…']`. Script-tag builds only.
 */
declare const __SCREENS_FILES__: readonly (readonly [file: string, integrity: string])[];

/** The file with the steps after the first screen, in the same form. */
declare const __LATER_STEPS_FILE__: readonly [file: string, integrity: string];

/** The file with the code of paywalls, in the same form. */
declare const __PAYWALL_FILE__: readonly [file: string, integrity: string];

/** The file with the code that several parts share, in the same form. */
declare const __SHARED_FILE__: readonly [file: string, integrity: string];

/** The file with the code that reads offerings, in the same form. */
declare const __CATALOGUE_FILE__: readonly [file: string, integrity: string];

/** The file with the code that reads customers, in the same form. */
declare const __CUSTOMER_FILE__: readonly [file: string, integrity: string];
