/** For entries that join the core with its screens. */
export { platform, setUiLoader } from './purchases/platform';
export { preloadModule } from './adapters/module-file';
export { adoptSheet, ofDocument } from './adapters/page-document';
export type { Ui, UiLoader } from './purchases/platform.types';
