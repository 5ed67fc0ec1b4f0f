import { Purchases } from '../../sdk/index';
import { setUiLoader } from '../../sdk/script';
import { setCoreAddress } from './files/checked-files';
import { chunkLoader } from './files/chunk-loader';
import { autoloadElements } from './autoload';

/** The script tag's core as an ES module, for pages that import it by its address, without a build. */
export * from '../../sdk/index';

setCoreAddress(import.meta.url);
setUiLoader(chunkLoader(Purchases));
autoloadElements();
