import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { hasIntent } from '../../model/purchase/has-intent';
import { createCollector, createGroup, modeOptions } from './stripe-form';
import { confirmWithStripe } from './stripe-intents';
import { createWallets } from './stripe-wallets';
import type { WalletButtonEvents, WalletButtonHandle, WalletButtonOptions } from '../../ports/payment';

/** Buttons of wallets without a card form. */
export const createWalletButton = (
  stripe: Stripe,
  { session, node, locale, theme }: WalletButtonOptions,
  events: WalletButtonEvents,
): WalletButtonHandle => {
  const elements = createGroup(stripe, session, { loader: 'always', locale: locale as StripeElementLocale });
  let method = 'wallet';
  const wallets = createWallets(elements, {
    theme,
    layout: { maxRows: 2, maxColumns: 1, overflow: 'auto' },
    press: () => events.press(),
    onKnown: (areAvailable) => events.onKnown(areAvailable),
    onCancel: () => events.onCancel(),
    onAuthorised: (pressed, email) => {
      method = pressed;
      events.onAuthorised(email);
    },
  });
  const collector = createCollector({ stripe, elements }, () => method);
  wallets.mount(node);
  const update: WalletButtonHandle['update'] = (collection) => void elements.update(modeOptions(collection));
  return {
    update,
    form: {
      mount() {},
      unmount() {},
      collect: collector.collect,
      update,
      confirm: async (intent) => {
        if (!intent || !hasIntent(intent)) throw new Error('There is no intent to confirm.');
        const token = collector.walletToken();
        return confirmWithStripe(stripe, token ? { token } : { elements }, intent, true);
      },
      failWallet: () => wallets.fail(),
      destroy: () => wallets.fail(),
    },
    destroy: () => wallets.destroy(),
  };
};
