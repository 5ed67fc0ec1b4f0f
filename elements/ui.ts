import { readBranding, sell, toProviderLocale } from '../sdk/headless';
import type { PaymentProvider, SellingPorts, Ui } from '../sdk/headless';
import { wantedLocale } from './checkout/wanted-locale';
import { defineElements } from './define';
import { whenElementAppears } from './element-watch';
import { setPurchasesClass } from './instances';
import type { PurchasesClass } from './instances';
import { presenter } from './presenter';

/** The card provider's adapter is a chunk of its own; its script comes later still, with the first card form. */
const payment: PaymentProvider = {
  open: async (options, events) => (await import('../sdk/stripe')).stripePayments.open(options, events),
};

const ports: SellingPorts = {
  presenter,
  payment,
  paymentLocale: (selected, fallback) => toProviderLocale(wantedLocale(selected, fallback)),
};

/** Paywalls are a chunk of their own: nothing of them comes along with a checkout. */
const paywall = () => import('./paywall/present');

/** Everything with a face, ready for the core: called once, when the first of it is needed. */
export const createUi = (purchases: PurchasesClass): Ui => {
  setPurchasesClass(purchases);
  defineElements();
  whenElementAppears(
    () => void paywall().then(({ definePaywall }) => definePaywall(), console.error),
    ['purchase-paywall'],
  );
  return {
    sell: (sale) => {
      void import('../sdk/stripe').catch(() => {}); // Ready before the payment step; asked again there.
      return sell(sale, ports);
    },
    presentPaywall: async (...what) => (await paywall()).presentPaywall(...what),
    preload: async (shop) => void (await readBranding(shop)),
  };
};
