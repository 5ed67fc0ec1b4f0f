// How long a paywall of 500 nodes keeps the page from answering, when it is drawn and when a package is selected: the built
// files in Chromium.
import { launchBrowser } from '../scripts/support/ensure-browser.mjs';
import { startSandbox } from '../scripts/support/sandbox-server.mjs';
import { required } from '../scripts/support/values.mjs';
import { largePaywall, nodeCount } from './large-paywall.mjs';

/** @import { Browser, Page } from 'playwright' */
/** @typedef {(page: Page) => Promise<void>} Step */
/** @typedef {{ name: string, pid: number, tid: number, dur?: number, args: { name?: string, data?: { frames: { processId: number }[] } } }} TraceEvent */

const RUNS = 5;
/** A longer task counts as a long one, and the page feels slow. */
const LIMIT_MS = 50;
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
  <link rel="icon" href="data:,"><script src="/dist/purchases.js"></script></head><body><main></main></body></html>`;

/** Opens a page that has the library, and an offering with the paywall. @type {(page: Page, origin: string) => Promise<void>} */
async function open(page, origin) {
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
      const offering = { ...all['default'], paywall_components: data };
      /** @type {number[]} */
      const tasks = [];
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map((entry) => entry.duration)),
      ).observe({ type: 'longtask' });
      window.paywallBench = { purchases, offering, tasks };
    },
    { origin, data: largePaywall },
  );
}

/** A moment without work, so that the next step is measured alone. @type {(page: Page) => Promise<unknown>} */
const rest = (page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 200)));

/** @type {(page: Page) => Promise<number[]>} */
const longTasks = (page) => page.evaluate(() => window.paywallBench.tasks.splice(0));

/** @type {Step} */
const show = async (page) => {
  await page.evaluate(() => {
    const { purchases, offering } = window.paywallBench;
    purchases.presentPaywall({ offering, htmlTarget: document.querySelector('main') }).catch(() => {});
  });
  await page.locator('purchase-paywall [data-part=purchase]').waitFor();
};

/** @type {Step} */
const select = async (page) => {
  const radios = page.locator('purchase-paywall [role=radio]');
  await radios.nth(1).evaluate((radio) => /** @type {HTMLElement} */ (radio).click());
  await page.locator('purchase-paywall [role=radio][aria-checked=true]').first().waitFor();
};

/** @type {Step} */
const remove = (page) =>
  page.evaluate(() => {
    /** @type {(HTMLElement & { close: () => void }) | null} */
    const paywall = document.querySelector('purchase-paywall');
    paywall?.close();
  });

/** What is measured, in this order, on one page. @type {Record<string, Step>} */
const STEPS = {
  'drawing, files not fetched yet': show,
  'selecting a package': select,
  'closing it': remove,
  'drawing once more': show,
};

/** Runs a step between two rests, and returns the tasks that the page reported as long. @type {(page: Page, step: Step) => Promise<number[]>} */
async function measure(page, step) {
  await rest(page);
  await longTasks(page);
  await step(page);
  await rest(page);
  return longTasks(page);
}

const launch = () => launchBrowser({ args: ['--disable-background-networking'] });

/** The tasks of the page's main thread in a recording of the browser, longest first. @type {(recording: Buffer) => number[]} */
function tasksOf(recording) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(recording.toString());
  const started = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser');
  const { processId } = required(started?.args.data?.frames[0], 'the frame of the page');
  const main = traceEvents.find(
    ({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === processId,
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === processId && tid === main?.tid)
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a);
}

/**
 * One page, all steps; for each its longest task, and the number of tasks that the page's own observer called long.
 * @type {(browser: Browser, origin: string) => Promise<Record<string, { longest: number, observed: number }>>}
 */
async function run(browser, origin) {
  const page = await browser.newPage();
  await open(page, origin);
  /** @type {Record<string, { longest: number, observed: number }>} */
  const results = {};
  for (const [name, step] of Object.entries(STEPS)) {
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    const observed = (await measure(page, step)).length;
    const [longest = 0] = tasksOf(await browser.stopTracing());
    results[name] = { longest, observed };
  }
  await page.close();
  return results;
}

/** @type {(numbers: readonly number[]) => number} */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** @type {(value: number) => string} */
const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);

/**
 * Prints a line for each step. The median of the runs decides, because a busy machine makes single runs slow.
 * @type {(browser: Browser, origin: string) => Promise<boolean>}
 */
async function measured(browser, origin) {
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await run(browser, origin));
  const title = `paywall of ${nodeCount(largePaywall)} nodes`;
  console.log(`${title}, ${RUNS} runs      longest task: median     worst   reported as long`);
  let isFast = true;
  for (const name of Object.keys(STEPS)) {
    const results = runs.flatMap((result) => result[name] ?? []);
    const longest = results.map((result) => result.longest);
    const observed = results.reduce((sum, result) => sum + result.observed, 0);
    isFast &&= middle(longest) < LIMIT_MS;
    console.log(`  ${name.padEnd(38)} ${ms(middle(longest))} ${ms(Math.max(...longest))}   ${observed}`);
  }
  return isFast;
}

/** True when no task of the page's main thread was too long. */
export async function report() {
  const { origin } = await startSandbox();
  const browser = await launch();
  try {
    const isFast = await measured(browser, origin);
    if (!isFast) console.log(`  no task may take ${LIMIT_MS} ms`);
    return isFast;
  } finally {
    await browser.close();
  }
}
