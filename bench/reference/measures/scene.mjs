// What every measurement does with a page: go there, open the checkout, say what is on screen.
import { inPage, newVisitor, visit } from '../browser.mjs';

/** The plan that is sold: its title, and the figures of its price, stand on every client's screen. */
export const OFFER = { offering: 'default', package: '$rc_monthly', texts: ['Stepwise PRO monthly', '9.99'] };

let visitors = 0;

/** Settings of a page: each visitor is a tenant of the sandbox of their own. */
export const settingsFor = (billing) => (client, words) => ({
  billing: `${billing}${client.wire === 'newer' ? '/newer' : ''}`,
  apiKey: `rcb_sb_test_bench_${process.pid}_${words.get('visitor')}`,
  appUserId: words.get('customer') ?? 'customer',
  offering: OFFER.offering,
  package: OFFER.package,
});

/** A person with a profile of their own, who comes to the client's page once or more. */
export async function person(place, client, words = {}) {
  visitors += 1;
  const query = new URLSearchParams({ visitor: String(visitors), ...words });
  const context = await newVisitor(place.browser);
  return {
    come: (condition) => visit(context, `${place.own.origin}/${client.id}?${query}`, condition),
    leave: () => context.close(),
  };
}

/** From configuring to the offer, all in one go: `{offer, form, painted}` in ms. */
export const configureAndOpen = (page) =>
  inPage(
    page,
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

/** The least that any client waits for. */
export const answers = (page) => inPage(page, () => window.bench.answers());

/** Everything before the customer presses the button, and a moment in which they read. */
export const prepare = (page, { preload = false, restMs = 1000 } = {}) =>
  inPage(
    page,
    async ({ preload, restMs }) => {
      window.bench.configure();
      if (preload) void window.bench.preload();
      await window.bench.offerings();
      await new Promise((resolve) => setTimeout(resolve, restMs));
    },
    { preload, restMs },
  );

export const press = (page) =>
  inPage(
    page,
    (texts) => window.bench.timed(() => window.bench.purchase(), { texts, form: true }),
    OFFER.texts,
  );

export const leave = (page) =>
  inPage(
    page,
    async (texts) => {
      window.bench.leave();
      await window.bench.gone(texts);
    },
    OFFER.texts,
  );
