import {
  browserSessionPorts,
  createPageSessions,
  readBranding,
  purchase,
  toProviderLocale,
} from '../../sdk/internal';
import type { PaymentProvider, Ui } from '../../sdk/internal';
import { fetchTexts } from '../base/loaded-texts';
import { negotiated, wantedTags } from '../base/wanted-locale';
import { defineElements } from '../checkout/define';
import { whenTagAppears } from './when-tag-appears';
import { setPurchasesClass } from '../base/instances';
import type { PurchasesClass } from '../base/instances';
import { presenter } from '../checkout/presenter';
import { pendingPurchases, resumeHere, setPendingPurchases } from '../checkout/resume';
import { COMMERCE_TAGS, PAYWALL_TAG } from '../base/tags';
import { readTypefaces } from '../theme/typefaces';

/** The card provider's adapter is a chunk of its own; its script comes later still, with the first card form. */
const payment: PaymentProvider = {
  open: async (options, events) =>
    (await import('../../sdk/adapters/stripe')).stripePayments.open(options, events),
  readIntent: async (session) =>
    (await import('../../sdk/adapters/stripe')).stripePayments.readIntent(session),
};

const sellingPorts = {
  presenter,
  payment,
  paymentLocale: (selected: string | undefined, fallback: string | undefined) =>
    toProviderLocale(negotiated(wantedTags(selected, fallback))),
};

/** Paywalls are a chunk of their own: nothing of them comes along with a checkout. */
const paywall = () => import('../paywall/present');

/** Button, price table, gate and customer centre, the same way. */
const family = () => import('./commerce');

/** The first tag on the page, now or later, fetches what it needs. */
const defineWhenNeeded = (tags: readonly string[], define: () => Promise<void>): void =>
  whenTagAppears(tags, () => void define().catch(console.error));

/** An e-mail address takes longer to type. */
const CARD_FORM_DELAY_MS = 1200;

/** Its texts come while the rest does; where they can't be had they are asked for again when they are shown. */
const expectLanguage = (wanted: readonly (string | undefined)[]): Promise<void> =>
  fetchTexts(negotiated(wanted)).catch(() => {});

/** Everything with a face, ready for the core: called once, when the first of it is needed. */
export const createUi = (purchases: PurchasesClass): Ui => {
  const ports = { ...sellingPorts, sessions: createPageSessions(browserSessionPorts()) };
  setPurchasesClass(purchases);
  setPendingPurchases(pendingPurchases(ports));
  defineElements();
  // A page's first look into its storage waits for the browser: better now than when a sale begins.
  ports.sessions.sharedStorage.read();
  setTimeout(readTypefaces);
  defineWhenNeeded([PAYWALL_TAG], async () => (await paywall()).definePaywall());
  defineWhenNeeded(COMMERCE_TAGS, async () => (await family()).defineCommerceElements());
  return {
    purchase: (run) => {
      // Ready before the payment step, and not in the way of the offer; asked again there.
      setTimeout(() => void import('../../sdk/adapters/stripe').catch(() => {}), CARD_FORM_DELAY_MS);
      void expectLanguage(wantedTags(run.params.selectedLocale, run.params.defaultLocale));
      return purchase(run, ports);
    },
    resume: (wanted) => resumeHere(wanted, ports),
    presentPaywall: async (...what) => (await paywall()).presentPaywall(...what),
    preload: async (context) => {
      await Promise.all([readBranding(context), expectLanguage(navigator.languages)]);
    },
  };
};
