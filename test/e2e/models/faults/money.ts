import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { Checkout, titles } from '../checkout';
import { PAGE } from './left';
import type { Sandbox } from '../sandbox';
import { Shop } from '../shop';

/** One customer, one order, several pages: what becomes of the money when pages come and go. */

/** What may be said only of a payment that is known to have charged nothing. */
const UNTRUE = /have not been charged/;

export interface Tab {
  readonly page: Page;
  readonly checkout: Checkout;
  readonly shop: Shop;
}

export const tabOf = (page: Page, sandbox: Sandbox): Tab => ({
  page,
  checkout: new Checkout(page),
  shop: new Shop(page, sandbox),
});

export async function newTab(context: BrowserContext, sandbox: Sandbox): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(PAGE);
  return tabOf(page, sandbox);
}

/** Another tab with the session storage of this one, as 'Duplicate tab' makes it. */
export async function duplicated({ page }: Tab, sandbox: Sandbox): Promise<Tab> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const copy = await page.context().newPage();
  await copy.goto('/healthz');
  await copy.evaluate((kept) => {
    for (const [name, value] of kept) sessionStorage.setItem(name, value);
  }, kept);
  await copy.goto(PAGE);
  return tabOf(copy, sandbox);
}

/** Hears every word that a checkout shows, on all pages of the context, from now on. */
export async function hearUntruths(context: BrowserContext): Promise<() => readonly string[]> {
  const untruths: string[] = [];
  await context.exposeFunction('noteUntruth', (words: string) => void untruths.push(words));
  await context.addInitScript((untrue) => {
    // Frames show no checkout.
    if (window !== top) return;
    const isUntrue = new RegExp(untrue);
    let last = '';
    setInterval(() => {
      const words = document.querySelector('purchase-checkout')?.shadowRoot?.textContent ?? '';
      if (words === last) return;
      last = words;
      if (isUntrue.test(words))
        (window as unknown as { noteUntruth(words: string): void }).noteUntruth(words);
    }, 30);
  }, UNTRUE.source);
  return () => untruths;
}

/** The customer confirms that it is over, and paid for once. */
export async function expectOneCharge(sandbox: Sandbox, { checkout }: Tab): Promise<void> {
  await expect(checkout.title).toHaveText(titles.success, { timeout: 15_000 });
  await checkout.finishButton.click();
  await checkout.expectGone();
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
}

export const ORDER = { email: 'ada@example.org', offering: 'no_trial' };
/** What the server says of a session that it does not know. */
export const UNKNOWN_SESSION = { code: 7877, message: 'planted' };
export const DENIED = '<h1>Denied</h1>';

/** Pay is pressed, and the provider has its request; it pays when `sandbox.release` is called. */
export async function payLate({ checkout, shop }: Tab, sandbox: Sandbox): Promise<void> {
  await sandbox.hang('confirm');
  await shop.sell(ORDER);
  await checkout.pay();
  await sandbox.holdsCall('confirm');
}

export const firstTab = async (page: Tab['page'], sandbox: Sandbox): Promise<Tab> => {
  await page.goto(PAGE);
  return tabOf(page, sandbox);
};
