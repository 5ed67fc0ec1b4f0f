import { ofDocument, setUiLoader } from '../../sdk/script';
import * as surface from '../../sdk/index';
import { installGlobal } from './install-global';
import { configureFromScriptTag } from './script-tag-config';
import { createUi } from './ui';
import { autoloadElements } from './autoload';

/** Everything in one classic script, which works at any address. */
const { Purchases, PurchasesError } = surface;
const ui = (): ReturnType<typeof createUi> => createUi(Purchases, PurchasesError);
let made: ReturnType<typeof ui> | null = null;
const once = async (): Promise<ReturnType<typeof ui>> => (made ??= ui());

if (installGlobal(surface)) {
  setUiLoader(once);
  configureFromScriptTag(Purchases, ofDocument('currentScript'));
  autoloadElements();
  void once();
}
