import { ofDocument, setUiLoader } from '../../sdk/script';
import * as surface from '../../sdk/index';
import { setCoreAddress } from './files/checked-files';
import { chunkLoader } from './files/chunk-loader';
import { installGlobal } from './install-global';
import { configureFromScriptTag } from './script-tag-config';
import { autoloadElements } from './autoload';

/**
 * Script-tag entry: sets `Purchases` on window. The screens are loaded when one of our tags appears or a purchase starts.
 */
const script = ofDocument('currentScript') as HTMLScriptElement | null;

if (installGlobal(surface)) {
  setCoreAddress(script?.src);
  setUiLoader(chunkLoader(surface.Purchases));
  configureFromScriptTag(surface.Purchases, script);
  autoloadElements();
}
