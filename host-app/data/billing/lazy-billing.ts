import type { Config } from '../../config';
import { loadOnce } from '../load-once';
import type { Billing, TextStore } from '../../ports';

/**
 * Keeps the SDK out of the first chunk. The SDK is loaded when `idle` resolves, or when a checkout is likely. The sandbox's
 * stand-in for the card provider's script is loaded before it.
 */
export const createLazyBilling = (
  config: Config['billing'],
  store: TextStore,
  idle: () => Promise<void>,
  loadScript: (url: string) => Promise<void>,
): Billing => {
  const billing = loadOnce(async () => {
    const [{ createPurchasesBilling }] = await Promise.all([
      import('./purchases-billing'),
      config.cardScript && loadScript(config.cardScript),
    ]);
    return createPurchasesBilling(config, store);
  });
  return {
    async readAccess() {
      await idle();
      return (await billing()).readAccess();
    },
    async changeUser(uid) {
      await idle();
      return (await billing()).changeUser(uid);
    },
    buy: async (...what) => (await billing()).buy(...what),
    warmUp: () =>
      void billing().then(
        (ready) => ready.warmUp(),
        () => undefined,
      ),
  };
};
