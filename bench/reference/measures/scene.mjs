// What every measurement does with a page: go there, open the checkout, say what is on screen.
import { inPage, newVisitor, visit as openPage } from '../browser.mjs';

/** @import { Browser } from 'playwright' */
/** @import { Condition, Visit } from '../browser.mjs' */
/** @import { Client } from '../clients.mjs' */
/** @import { Goal } from '../outcome/judge.mjs' */
/** @import { Unit } from '../outcome/units.mjs' */
/** @import { Host } from '../place/host.mjs' */
/** @import { Settings, Times } from '../../page.types.js' */
/** @typedef {{ own: Host, billing: Host, browser: Browser }} Place */
/** @typedef {{ id: string, title: string, unit: Unit, goals?: readonly Goal[] }} Row */
/** @typedef {Record<string, number>} Values */

/** The plan that is sold: its title, and the figures of its price, stand on every client's screen. */
export const OFFER = { offering: 'default', package: '$rc_monthly', texts: ['Stepwise PRO monthly', '9.99'] };

let visitors = 0;

/**
 * Settings of a page: each visitor is a tenant of the sandbox of their own.
 * @type {(billing: string) => (client: Client, words: URLSearchParams) => Settings}
 */
export const settingsFor = (billing) => (client, words) => ({
  billing: `${billing}${client.wire === 'newer' ? '/newer' : ''}`,
  apiKey: `rcb_sb_test_bench_${process.pid}_${words.get('visitor')}`,
  appUserId: words.get('customer') ?? 'customer',
  offering: OFFER.offering,
  package: OFFER.package,
});

/**
 * A person with a profile of their own, who comes to the client's page once or more.
 * @type {(place: Place, client: Client, words?: Record<string, string>) => Promise<{ come: (condition?: Condition) => Promise<Visit>, leave: () => Promise<void> }>}
 */
export async function person(place, client, words = {}) {
  visitors += 1;
  const query = new URLSearchParams({ visitor: String(visitors), ...words });
  const context = await newVisitor(place.browser);
  return {
    come: (condition) => openPage(context, `${place.own.origin}/${client.id}?${query}`, condition),
    leave: () => context.close(),
  };
}

/**
 * From configuring to the offer, all in one go: `{offer, form, painted}` in ms.
 * @type {(visit: Visit) => Promise<Times>}
 */
export const configureAndOpen = (visit) =>
  inPage(
    visit,
    (texts) =>
      window.bench.timed(
        async () => {
          window.bench.configure();
          await window.bench.offerings();
          window.bench.purchase();
        },
        { texts, form: true },
      ),
    OFFER.texts,
  );

/** The least that any client waits for. @type {(visit: Visit) => Promise<number>} */
export const answers = (visit) => inPage(visit, () => window.bench.answers(), undefined);

/**
 * Everything before the customer presses the button, and a moment in which they read.
 * @type {(visit: Visit, options?: { preload?: boolean, restMs?: number }) => Promise<void>}
 */
export const prepare = (visit, { preload = false, restMs = 1000 } = {}) =>
  inPage(
    visit,
    async ({ preload, restMs }) => {
      window.bench.configure();
      if (preload) void window.bench.preload();
      await window.bench.offerings();
      await new Promise((resolve) => setTimeout(resolve, restMs));
    },
    { preload, restMs },
  );

/** @type {(visit: Visit) => Promise<Times>} */
export const press = (visit) =>
  inPage(
    visit,
    (texts) => window.bench.timed(() => window.bench.purchase(), { texts, form: true }),
    OFFER.texts,
  );

/** @type {(visit: Visit) => Promise<void>} */
export const leave = (visit) =>
  inPage(
    visit,
    async (texts) => {
      window.bench.leave();
      await window.bench.gone(texts);
    },
    OFFER.texts,
  );
