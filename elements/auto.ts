import { platform, setUiLoader } from '../sdk/script';
import * as surface from '../sdk/index';
import { chunkLoader } from './chunk-loader';
import { whenElementAppears } from './element-watch';
import { installGlobal } from './global';

/** Script-tag entry: `Purchases` on window; the screens come when a tag of ours appears or a purchase starts. */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : null;

if (installGlobal(surface)) {
  setUiLoader(chunkLoader(script, surface.Purchases));
  whenElementAppears(() => void platform.loadUi().catch((error: unknown) => console.error(String(error))));
}
