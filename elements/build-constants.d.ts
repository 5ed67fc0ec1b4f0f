/** File name of the UI chunk beside dist/purchases.js, for example `purchases-ui.1a2b3c4d.js`. Script-tag build only. */
declare const __UI_FILE__: string;
/** Subresource integrity of that file, `sha384-…`. Script-tag build only. */
declare const __UI_INTEGRITY__: string;
