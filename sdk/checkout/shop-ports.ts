import { pageTab } from '../adapters/browser-tab';
import type { Shop } from '../ports';
import { createCheckoutApi } from './checkout.api';
import type { CheckoutPorts } from './checkout.types';

/**
 * The ports of `createCheckout` that a `Purchases` instance brings; the card provider is still missing. In a browser they
 * have storage and a lock (`tab`, `owner`), so that a payment outlives its page and is never made twice.
 */
export const shopPorts = (shop: Shop, appUserId: string): Omit<CheckoutPorts, 'payment'> => {
  const tab = pageTab();
  return {
    api: createCheckoutApi(shop, appUserId),
    clock: shop.clock,
    log: shop.log,
    ...(tab ? { tab, line: tab.line, owner: { apiKey: shop.apiKey, appUserId } } : {}),
  };
};
