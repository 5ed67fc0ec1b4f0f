import { Purchases } from '../sdk/index';
import { setUiLoader } from '../sdk/script';

/** Package entry: the public surface, with the screens as a chunk of their own. */
export * from '../sdk/index';

setUiLoader(async () => (await import('./ui')).createUi(Purchases));
