/** File names of the chunks beside dist/purchases.js, for example `purchases-ui.1a2b3c4d.js`. Script-tag builds only. */
declare const __UI_FILE__: string;
declare const __REACT_FILE__: string;
/** Subresource integrity of those files, `sha256-…`. Script-tag builds only. */
declare const __UI_INTEGRITY__: string;
declare const __REACT_INTEGRITY__: string;
