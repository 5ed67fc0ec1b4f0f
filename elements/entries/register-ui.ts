import { Purchases } from '../../sdk/index';
import { setUiLoader } from '../../sdk/script';
import { autoloadElements } from './autoload';

let isJoined = false;

/**
 * Tells the core where its screens are, and wakes up the tags of the page; once, whichever entries of the package a page
 * imports. A call, not an import for its effect: bundlers leave those out where a package says that it has none.
 */
export const registerUi = (): void => {
  if (isJoined) return;
  isJoined = true;
  setUiLoader(async () => (await import('./ui')).createUi(Purchases));
  if (typeof document !== 'undefined') autoloadElements();
};
