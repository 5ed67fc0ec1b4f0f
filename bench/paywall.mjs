// How long a paywall of 500 nodes keeps the page from answering, when it is drawn and when a package is selected.
import { largePaywall, nodeCount } from './large-paywall.mjs';

export const title = `paywall of ${nodeCount(largePaywall)} nodes`;
/** Beyond it a task is a long one, and the page feels slow. */
export const LIMIT_MS = 50;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
  <link rel="icon" href="data:,"><script src="/dist/purchases.js"></script></head><body><main></main></body></html>`;

/** Opens a page that has the library, and an offering with the paywall. */
export async function open(page, origin) {
  await page.route('**/bench.html', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(`${origin}/bench.html`);
  await page.evaluate(
    async ({ origin, data }) => {
      const purchases = window.Purchases.configure({
        apiKey: `rcb_sb_test_bench${String(Math.random()).slice(2)}`,
        appUserId: 'bench',
        httpConfig: { proxyURL: `${origin}/sandbox` },
      });
      const { all } = await purchases.getOfferings();
      const offering = { ...all.default, paywall_components: data };
      const tasks = [];
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map((entry) => entry.duration)),
      ).observe({
        type: 'longtask',
      });
      window.bench = { purchases, offering, tasks };
    },
    { origin, data: largePaywall },
  );
}

/** A moment without work, so that what comes next is measured by itself. */
const rest = (page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 200)));

const longTasks = (page) => page.evaluate(() => window.bench.tasks.splice(0));

const show = async (page) => {
  await page.evaluate(() => {
    window.bench.purchases
      .presentPaywall({ offering: window.bench.offering, htmlTarget: document.querySelector('main') })
      .catch(() => {});
  });
  await page.locator('purchase-paywall [data-part=purchase]').waitFor();
};

const select = async (page) => {
  const radios = page.locator('purchase-paywall [role=radio]');
  await radios.nth(1).evaluate((radio) => radio.click());
  await page.locator('purchase-paywall [role=radio][aria-checked=true]').first().waitFor();
};

const remove = (page) => page.evaluate(() => document.querySelector('purchase-paywall')?.close());

/** What is measured, in this order, on one page. */
export const steps = {
  'drawing, files not fetched yet': show,
  'selecting a package': select,
  'closing it': remove,
  'drawing once more': show,
};

/** Runs a step between two rests. */
export async function measure(page, step) {
  await rest(page);
  await longTasks(page);
  await step(page);
  await rest(page);
  return longTasks(page);
}
