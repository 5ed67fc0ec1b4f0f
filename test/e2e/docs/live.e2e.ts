import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { blocksIn, GUIDES, where } from '../../repo/docs-code/blocks';
import { Checkout } from '../models/checkout';
import { watchViolations } from '../models/host/strict-page';
import { expect, test } from '../models/test';

const EXAMPLES = readdirSync('build/docs/live')
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

/** A live example in its page, whose shop is this test's tenant. */
async function forTenant(page: Page, key: string): Promise<void> {
  await page.route('**/docs/live/*.html', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('rcb_sb_docs', key) });
    } catch {
      // The frame was reloaded, or the test is over.
    }
  });
}

test('an example in a page sells, the gate of another example opens, and “Start again” creates a new customer', async ({
  page,
  sandbox,
}) => {
  // Six shops on one page.
  test.setTimeout(90_000);
  const violations = await watchViolations(page);
  await forTenant(page, sandbox.key);
  await page.goto('/docs/elements.html');
  await page.locator('[data-live="gate"]').scrollIntoViewIfNeeded();
  const gate = page.frameLocator('iframe[src="/docs/live/gate.html"]');
  await expect(gate.getByText('Not yet: buy in one of the examples above')).toBeVisible();

  await page.locator('[data-live="button"]').scrollIntoViewIfNeeded();
  const shop = page.frameLocator('iframe[src="/docs/live/button.html"]');
  await shop.getByRole('button', { name: 'One year of PRO' }).click();
  const checkout = new Checkout(page, shop.locator('purchase-checkout'));
  await checkout.buy();
  await checkout.finishButton.click();
  expect((await sandbox.ledger()).length).toBe(1);
  await expect(gate.getByRole('heading', { name: 'You are PRO' })).toBeVisible();

  const figure = page.locator('[data-live="customer"]');
  await figure.scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[src="/docs/live/customer.html"]');
  await expect(frame.locator('purchase-customer')).toBeVisible();
  const customer = () => page.evaluate(() => localStorage.getItem('purchase-elements.anonymous-app-user-id'));
  await expect.poll(customer).toMatch(/^\$RCAnonymousID:/);
  const before = await customer();
  // The examples above still grow to the height of their content, and may move the button under the pointer.
  await expect(async () => {
    await figure.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(customer, { timeout: 1500 }).not.toBe(before);
  }).toPass();
  expect(await violations()).toEqual([]);
});

/** What the examples do beyond showing their element. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async theming(page) {
    const radius = () =>
      new Checkout(page).continueButton.evaluate((button) =>
        Number.parseFloat(getComputedStyle(button).borderTopLeftRadius),
      );
    await expect.poll(radius).toBeGreaterThan(30);
    await page.getByLabel('Shape').selectOption('rectangle');
    await expect.poll(radius).toBe(0);
  },
  async events(page) {
    await page.getByRole('button', { name: 'Buy, or open and close' }).click();
    const checkout = new Checkout(page);
    await checkout.expectScreen('email');
    await checkout.close();
    await expect(page.locator('#log')).toContainText('purchase-requested: purchase-button');
    await expect(page.locator('#log')).toContainText('purchase-cancelled: purchase-button');
  },
};

test('the examples that do more than show their element are there', () => {
  expect(Object.keys(ACTS).filter((name) => !EXAMPLES.includes(name))).toEqual([]);
});

/** Each page is opened in the browser page of the one before it. */
const HALVES = [0, 1].map((half) => EXAMPLES.filter((_, nth) => nth % 2 === half));

for (const half of HALVES)
  test(`the examples ${half.join(', ')} show their elements and do what they say, without a console error or a policy violation`, async ({
    page,
    sandbox,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    const violations = await watchViolations(page);
    await forTenant(page, sandbox.key);
    for (const name of half)
      await test.step(name, async () => {
        await page.goto(`/docs/live/${name}.html`);
        // Some of ours have no box of their own; what they show is the content of the page.
        const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
        await expect.poll(height).toBeGreaterThan(80);
        const defined = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('*')]
              .filter(({ localName }) => localName.startsWith('purchase-'))
              .map((element) => element.matches(':defined')),
          );
        // The content of the page is high enough before the tags are known.
        await expect.poll(async () => new Set(await defined())).toEqual(new Set([true]));
        await ACTS[name]?.(page);
        expect(said).toEqual([]);
        expect(await violations()).toEqual([]);
      });
  });

/** Blocks that are whole pages: they are opened as a reader would who has saved them. */
const WHOLE = GUIDES.flatMap((file) => blocksIn(file, readFileSync(file, 'utf8'))).filter(({ code }) =>
  /^<!doctype html>/i.test(code),
);

test('the guides contain whole pages', () => {
  expect(WHOLE.length).toBeGreaterThan(0);
});

for (const block of WHOLE)
  test(`the whole page at ${where(block)} works when it is saved as a file`, async ({ page, sandbox }) => {
    await page.route('**/saved.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: block.code }),
    );
    // The addresses that a reader replaces: script host, key, and the live billing host.
    await page.route('https://your.cdn/**', async (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^.*\/dist\//, '/dist/');
      await route.fulfill({ response: await route.fetch({ url: `${sandbox.origin}${path}` }) });
    });
    await page.route('https://api.revenuecat.com/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const headers = { ...route.request().headers(), authorization: `Bearer ${sandbox.key}` };
      const response = await route.fetch({ url: `${sandbox.origin}/sandbox${pathname}${search}`, headers });
      await route.fulfill({ response });
    });
    await page.goto('/saved.html');
    await page.getByRole('button', { name: 'Start free trial' }).click();
    await new Checkout(page).expectScreen('email');
    await expect(page.getByText('PRO opens here after you have bought it.')).toBeVisible();
    // Requests may still be under way when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
