import { browserTab, createTab, loadMessages, readBranding, sell, toProviderLocale } from '../sdk/headless';
import type { PaymentProvider, Ui } from '../sdk/headless';
import { negotiated, wantedTags } from './checkout/wanted-locale';
import { defineElements } from './define';
import { setPurchasesClass } from './instances';
import type { PurchasesClass } from './instances';
import { presenter } from './presenter';
import { resumeHere, resumingWith } from './resume';
import { setResuming } from './resuming';

/** The card provider's adapter is a chunk of its own; its script comes later still, with the first card form. */
const payment: PaymentProvider = {
  open: async (options, events) => (await import('../sdk/stripe')).stripePayments.open(options, events),
  isPaid: async (session) => (await import('../sdk/stripe')).stripePayments.isPaid(session),
};

const sellingPorts = {
  presenter,
  payment,
  paymentLocale: (selected: string | undefined, fallback: string | undefined) =>
    toProviderLocale(negotiated(wantedTags(selected, fallback))),
};

/** Paywalls are a chunk of their own: nothing of them comes along with a checkout. */
const paywall = () => import('./paywall/present');

/** The first tag on the page, now or later, fetches what it needs. */
const whenPaywallAppears = (found: () => Promise<void>): void => {
  const tags = document.getElementsByTagName('purchase-paywall');
  const look = (): void => {
    if (tags.length === 0) return;
    observer.disconnect();
    found().catch(console.error);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
};

/** Everything with a face, ready for the core: called once, when the first of it is needed. */
export const createUi = (purchases: PurchasesClass): Ui => {
  const ports = { ...sellingPorts, tab: createTab(browserTab()) };
  setPurchasesClass(purchases);
  setResuming(resumingWith(ports));
  defineElements();
  whenPaywallAppears(async () => (await paywall()).definePaywall());
  return {
    sell: (sale) => {
      void import('../sdk/stripe').catch(() => {}); // Ready before the payment step; asked again there.
      return sell(sale, ports);
    },
    resume: (wanted) => resumeHere(wanted, ports),
    presentPaywall: async (...what) => (await paywall()).presentPaywall(...what),
    preload: async (shop) => {
      const texts = loadMessages(negotiated(navigator.languages)).catch(() => {}); // Asked for again when shown.
      await Promise.all([readBranding(shop), texts]);
    },
  };
};
