import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { resolveScheme } from '../model/look/scheme';
import { stripeAppearance } from './stripe/stripe-appearance';
import { createGroup, createStripeForm } from './stripe/stripe-form';
import { readStripeIntent } from './stripe/stripe-intents';
import { createWalletButton } from './stripe/stripe-wallet-button';
import { stripeScript } from './stripe/stripe-script';
import type { FormSession, PaymentProvider } from '../ports/payment';

const DARK = '(prefers-color-scheme: dark)';

const isSystemDark = (): boolean => matchMedia(DARK).matches;

/** Calls `changed` at every change. The returned function stops this. */
const whenSchemeChanges = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Checks the page's origin. Stripe's frames identify their page by it and use storage; an opaque origin has neither. */
const expectPage = (): void => {
  if (typeof document === 'undefined') throw new Error('The card form needs a browser.');
  if (globalThis.origin !== 'null' || location.protocol === 'file:') return;
  throw new Error(
    'The card form needs an origin: add allow-same-origin to the sandbox attribute of the page’s frame.',
  );
};

const load = async ({ publishableKey, accountId }: FormSession): Promise<Stripe> => {
  expectPage();
  const makeStripe = await stripeScript();
  return makeStripe(publishableKey, { stripeAccount: accountId });
};

/**
 * Takes payments with Stripe. Its script is loaded from Stripe's own host when the first form opens. The form itself
 * shows errors of its fields. `open` rejects if Stripe can't be reached.
 *
 * @example
 * const ports = { ...checkoutPorts(purchases), payment: stripePayments };
 * createCheckout(toCheckoutRequest({ rcPackage }), ports).$state.get().name; // => 'present-offer'
 */
export const stripePayments: Required<PaymentProvider> = {
  openWalletButton: async (options, events) =>
    createWalletButton(await load(options.session), options, events),
  readIntent: async (session) => readStripeIntent(await load(session), session),
  async open(
    { session, businessName, appearance, locale, address = 'never', hasMandate = false, walletSheet },
    events,
  ) {
    const look = () => stripeAppearance(appearance, resolveScheme(appearance, isSystemDark()));
    const stripe = await load(session);
    const elements = createGroup(stripe, session, {
      loader: 'always',
      // The names come from a table of Stripe's locales.
      locale: locale as StripeElementLocale,
      appearance: look(),
    });
    const walletTheme = resolveScheme(appearance, isSystemDark()) === 'dark' ? 'white' : 'black';
    const shown = { businessName, address, hasMandate, walletSheet, walletTheme } as const;
    const parts = { stripe, elements, session, ...shown };
    const handle = createStripeForm(parts, events);
    const stop = whenSchemeChanges(() => void elements.update({ appearance: look() }));
    return { ...handle, destroy: () => (stop(), handle.destroy()) };
  },
};
