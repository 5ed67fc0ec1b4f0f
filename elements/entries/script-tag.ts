import { ofDocument, setUiLoader } from '../../sdk/script';
import * as surface from '../../sdk/index';
import { chunkLoader } from './chunk-loader';
import { installGlobal } from './install-global';
import { configureFromScriptTag } from './script-tag-config';
import { autoloadElements } from './autoload';

/** Script-tag entry: `Purchases` on window; the screens come when a tag of ours appears or a purchase starts. */
const script = ofDocument('currentScript') as HTMLScriptElement | null;

if (installGlobal(surface)) {
  setUiLoader(chunkLoader(script?.src, surface.Purchases));
  configureFromScriptTag(surface.Purchases, script);
  autoloadElements();
}
