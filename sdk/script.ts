/** For the entries that connect the core with its screens. Not a package entry. */
export { expectBrowser } from './purchases/arguments';
export { platform, setUiLoader } from './purchases/platform';
export { preloadModule } from './adapters/module-file';
export { adoptSheet, ofDocument } from './adapters/page-document';
export type { UiLoader } from './purchases/platform.types';
