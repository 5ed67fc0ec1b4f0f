import { Purchases } from '../sdk/index';
import { platform, setUiLoader } from '../sdk/script';
import { whenElementAppears } from './element-watch';

/**
 * Package entry: the public surface, with the screens as a chunk of their own. It is safe to import on a server. In a
 * browser the tags work without any call: the chunk comes when the first of them appears on the page.
 */
export * from '../sdk/index';
export type { PurchaseCheckoutElement, PurchaseCheckoutEventMap } from './checkout/purchase-checkout.types';
export type {
  PaywallLink,
  PurchasePaywallElement,
  PurchasePaywallEventMap,
} from './paywall/purchase-paywall.types';

setUiLoader(async () => (await import('./ui')).createUi(Purchases));
if (typeof document !== 'undefined')
  whenElementAppears(() => void platform.loadUi().catch((error: unknown) => console.error(String(error))));
