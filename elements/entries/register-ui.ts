import { Purchases, PurchasesError } from '../../sdk/index';
import { expectBrowser, setUiLoader } from '../../sdk/script';
import { autoloadElements } from './autoload';

let isJoined = false;

/**
 * Registers the screens' loader with the core, and loads the screens for tags on the page. Runs once, even if a page
 * imports several entries of the package. A function call, because bundlers remove imports for side effects if a package
 * declares none.
 */
export const registerUi = (): void => {
  if (isJoined) return;
  isJoined = true;
  setUiLoader(async () => {
    expectBrowser(); // The package can be imported on a server.
    return (await import('./ui')).createUi(Purchases, PurchasesError);
  });
  if (typeof document !== 'undefined') autoloadElements();
};
