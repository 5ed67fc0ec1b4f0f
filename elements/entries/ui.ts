import {
  browserTabPorts,
  createPageSessions,
  mayHaveOpen,
  once,
  purchasesContext,
  readBranding,
  purchase,
  toBcp47,
} from '../../sdk/internal';
import type { PurchasesError } from '../../sdk/index';
import type { EnglishTexts, PurchasePorts, PurchaseRun, Ui } from '../../sdk/internal';
import { fetchTexts } from '../base/loaded-texts';
import { negotiated, wantedTags } from '../base/wanted-locale';
import { defineElements } from '../checkout/define';
import { whenTagAppears } from './when-tag-appears';
import { chunkFault } from '../base/integration/chunk-fault';
import { inspectCall, inspectConfig, inspectTexts } from '../base/integration/diagnose';
import { recordEvents, sendEvents } from '../base/record-events';
import { setPurchasesClass } from '../base/page-classes';
import type { PurchasesClass } from '../base/page-classes';
import { presenter } from '../checkout/presenter';
import { checkSaleFile } from '../checkout/sale/load-sale';
import { setPendingPurchases } from '../checkout/sale/pending';
import type { PendingPurchases } from '../checkout/sale/pending';
import { COMMERCE_TAGS, PAYWALL_TAG } from '../base/tags';
import { readTypefaces } from '../theme/typefaces';

/** Records the events of a checkout if they are on. */
const recordCheckout: PurchasePorts['recordEvents'] = (checkout, { context, appUserId }) => {
  const record = recordEvents(context, ({ checkoutRecorder }) =>
    checkoutRecorder(context, checkout.request, appUserId),
  );
  if (record) checkout.$state.subscribe(record);
};

const sellingPorts = {
  presenter,
  locale: (selected: string | undefined, fallback: string | undefined) =>
    negotiated(wantedTags(selected, fallback)),
  recordEvents: recordCheckout,
};

/** Button, price table, gate and customer centre are a separate chunk, too. */
const family = async () => (await Promise.all([import('./commerce'), import('../commerce/owned')]))[0];

const ignore = (): void => {};

const NETWORK = 10;

/**
 * Loads the code of these tags when the first one is on the page. After a failure it tries again when the device is online
 * again.
 */
const defineWhenNeeded = (tags: readonly string[], chunk: string, define: () => Promise<void>): void => {
  const load = (): void => {
    define().catch((reason: unknown) => {
      console.error(`<${tags.join('>, <')}>: ${chunkFault(chunk, reason)}`);
      addEventListener('online', load, { once: true });
    });
  };
  whenTagAppears(tags, load);
};

/** Fetches the language side by side with the rest. If this fails, the elements fetch it again. */
const expectLanguage = (wanted: readonly (string | undefined)[]): Promise<void> =>
  fetchTexts(negotiated(wanted)).catch(ignore);

/** The first price or date that `Intl` formats takes 10 ms or more. English has its own (sdk/i18n/english). */
const readLanguageData = (): void => {
  const locale = negotiated(navigator.languages);
  if (locale !== 'en') new Intl.NumberFormat(toBcp47(locale)).format(0);
};

/** Fetches a file of the script tag and checks it, before it is imported. */
interface FileChecks {
  /** What several parts of the product share. */
  shared(): Promise<unknown>;
  laterSteps(): Promise<unknown>;
  paywall(): Promise<unknown>;
}

const noCheck = (): Promise<void> => Promise.resolve();
const noChecks: FileChecks = { shared: noCheck, laterSteps: noCheck, paywall: noCheck };

/** The ports of purchases, and the code of the later steps, which some of them need. */
const connect = (check: FileChecks) => {
  const laterSteps = once(async () => {
    await check.laterSteps();
    const steps = await import('./later-steps');
    steps.addLaterScreens();
    return steps;
  });
  const sessions = createPageSessions({
    ...browserTabPorts(),
    locks: { acquire: async (...lock) => (await laterSteps()).locks.acquire(...lock) },
  });
  const loadCode = async () => (await laterSteps()).loadPurchaseCode();
  const ports = { ...sellingPorts, sessions, loadCode };
  return { ports, laterSteps };
};

/** Looks for faults in the texts that a purchase can show. */
const inspectOwnTexts = ({ context, params }: PurchaseRun, english: () => Promise<EnglishTexts>): void =>
  inspectTexts(context, [context.texts, params.texts], english, 'checkout');

/** The screens and elements, connected with the core. Called once, on first use. */
export const createUi = (
  purchases: PurchasesClass,
  errors: typeof PurchasesError,
  check: FileChecks = noChecks,
): Ui => {
  const { ports, laterSteps } = connect(check);
  /** Paywalls are a separate chunk, which a checkout does not load. */
  const paywall = once(async () => {
    await check.paywall();
    return import('../paywall/present');
  });
  const definePaywall = async (): Promise<void> => (await paywall()).definePaywall();
  let pending: Pick<PendingPurchases, 'isFor' | 'resume'> | null = null;
  setPurchasesClass(purchases, errors);
  checkSaleFile(check.shared);
  setPendingPurchases(ports.sessions, async () => {
    const { pendingPurchases } = await laterSteps();
    return (pending ??= pendingPurchases(ports));
  });
  defineElements();
  // The first read of the storage makes the page wait for the browser, so it is done before a purchase begins.
  if (mayHaveOpen(ports.sessions)) laterSteps().catch(ignore); // Loaded again when it is needed.
  setTimeout(readTypefaces);
  setTimeout(readLanguageData);
  defineWhenNeeded([PAYWALL_TAG], 'present', definePaywall);
  defineWhenNeeded(COMMERCE_TAGS, 'commerce', async () => (await family()).defineCommerceElements());
  return {
    inspect: inspectConfig,
    purchase: (run) => {
      inspectConfig(run.context);
      inspectCall('purchase', run.context, run.params);
      inspectOwnTexts(run, async () => (await laterSteps()).english);
      void expectLanguage(wantedTags(run.params.selectedLocale, run.params.defaultLocale));
      return purchase(run, ports);
    },
    resume: async (wanted) => (await laterSteps()).resumeHere(wanted, ports),
    presentPaywall: async (purchases, params) => {
      const context = purchasesContext(purchases);
      inspectConfig(context);
      inspectCall('presentPaywall', context, params);
      const { presentPaywall } = await paywall().catch((reason: unknown) => {
        throw context.error(NETWORK, chunkFault('present', reason));
      });
      return presentPaywall(purchases, params);
    },
    presentExpressButton: async (run) => {
      inspectCall('presentExpressPurchaseButton', run.context, run.params);
      return (await laterSteps()).presentExpressButton(run, ports);
    },
    sendEvents,
    preload: async (context) => {
      await Promise.all([readBranding(context), expectLanguage(navigator.languages), laterSteps()]);
    },
    preloadPaywall: () => void definePaywall().catch(ignore),
  };
};
