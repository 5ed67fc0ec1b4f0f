/** For the entries that connect the core with its screens. Not a package entry. */
export { ErrorCode } from './errors/error-codes';
export { PurchasesError } from './errors/purchases-error';
export type { Answers } from './purchases/answers/answers';
export type { Catalogue } from './purchases/answers/catalogue';
export type { CustomerAnswers } from './purchases/answers/customer-answers';
export { once } from './model/once';
export { expectBrowser } from './purchases/arguments';
export { platform, setUiLoader } from './purchases/platform';
export { preloadModule } from './adapters/module-file';
export { adoptSheet, ofDocument } from './adapters/page-document';
export type { FilePart, UiLoader } from './purchases/platform.types';
