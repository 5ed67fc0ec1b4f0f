// One Chromium for all; each visit has a profile of its own, or goes once more with the one before.
import { findTestBrowser, launchBrowser } from '../../scripts/support/ensure-browser.mjs';
import { answerThirdParties } from './place/third-parties.mjs';
import { messageOf } from '../../scripts/support/values.mjs';

/** @import { Browser, BrowserContext, CDPSession, Page } from 'playwright' */
/** @import { OutsideRequest } from './place/third-parties.mjs' */
/** @typedef {{ cpu?: number, network?: typeof SLOW_4G }} Condition */
/** @typedef {{ page: Page, session: CDPSession, outside: OutsideRequest[], complaints: string[], close: () => Promise<void> }} Visit */

export const launch = () =>
  launchBrowser({ path: findTestBrowser(), args: ['--disable-background-networking'] });

/** Slow 4G as the browser's own tools have it: 1.6 Mbit/s down, 0.75 up, 150 ms for each answer. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** @type {Record<string, Condition>} */
export const conditions = {
  plain: {},
  'CPU 4x slower': { cpu: 4 },
  'slow 4G': { network: SLOW_4G },
};

/** @type {(session: CDPSession, condition: Condition) => Promise<void>} */
async function underConditions(session, { cpu, network }) {
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}

/** A new profile: nothing of an earlier visit is kept. @type {(browser: Browser) => Promise<BrowserContext>} */
export const newVisitor = (browser) =>
  browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 }, colorScheme: 'light' });

/**
 * A page of the visitor's, on `address`, loaded; `close` ends it.
 * @type {(context: BrowserContext, address: string, condition?: Condition) => Promise<Visit>}
 */
export async function visit(context, address, condition = {}) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const outside = await answerThirdParties(session, condition.network?.latency ?? 0);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await underConditions(session, condition);
  await page.goto(address, { waitUntil: 'load' });
  return { page, session, outside, complaints, close: () => page.close() };
}

/**
 * CPU time of the page's main thread so far, in ms.
 * @type {(visit: Visit) => Promise<{ script: number, task: number }>}
 */
export async function workOf({ session }) {
  const { metrics } = await session.send('Performance.getMetrics');
  /** @type {(name: string) => number} */
  const value = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: value('ScriptDuration'), task: value('TaskDuration') };
}

const PATIENCE_MS = 40_000;

/**
 * What a function of the page's answers.
 * @throws Error with everything the page complained about, when it takes too long
 * @type {<Argument, Result>(visit: Visit, work: (argument: Argument) => Result | Promise<Result>, argument: Argument) => Promise<Result>}
 */
export async function inPage({ page, complaints }, work, argument) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS, new Error('it took too long'));
  });
  try {
    const inBrowser = /** @type {(argument: unknown) => ReturnType<typeof work>} */ (work);
    return await Promise.race([page.evaluate(inBrowser, argument), late]);
  } catch (error) {
    const failure = await page.evaluate(() => window.bench?.failure).catch(() => null);
    const messages = [failure, ...complaints].filter(Boolean).join('\n  ');
    throw new Error(`${page.url()}: ${messageOf(error)}\n  ${messages}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
