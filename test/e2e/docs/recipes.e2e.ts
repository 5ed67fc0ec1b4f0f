import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Page } from 'playwright/test';
import { blocksIn } from '../../repo/docs-code/blocks';
import { openHostPage, STAND_IN } from '../models/host/host-page';
import type { Sandbox } from '../models/sandbox';
import { expect, test } from '../models/one-page';

const BLOCKS = blocksIn('docs/analytics.md', readFileSync('docs/analytics.md', 'utf8')).map(
  ({ code }) => code,
);
const blockWith = (mark: string): string => BLOCKS.find((code) => code.includes(mark)) ?? '';

type Sent = readonly (readonly [name: string, properties: Readonly<Record<string, unknown>>])[];

/** A page with a button, and with the guide's lines; the tool notes what it gets. */
async function openShop(page: Page, sandbox: Sandbox, mark: string): Promise<() => Promise<Sent>> {
  const script = `<script src="/dist/purchases.js" data-api-key="${sandbox.key}" data-proxy-url="/sandbox" async></script>`;
  const body = '<purchase-button package="monthly" offering="no_trial">Buy</purchase-button>';
  await openHostPage(page, { head: STAND_IN + script, body });
  const recipe = `${blockWith('function readItem')}\n${blockWith(mark)}`;
  await page.addScriptTag({
    type: 'module',
    content: `const sent = []; globalThis.sent = sent;
      const purchases = Purchases.getSharedInstance();
      const gtag = (...words) => sent.push(words.slice(1));
      const analytics = { track: (...words) => sent.push(words) };
      ${transformSync(recipe, { loader: 'ts' }).code}`,
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { sent: Sent }).sent);
}

const namesOf = (sent: Sent): readonly string[] => sent.map(([name]) => name);
const lastOf = (sent: Sent): Readonly<Record<string, unknown>> | undefined => sent.at(-1)?.[1];

test('Google Analytics gets the way to the purchase, and the sale', async ({ page, sandbox, checkout }) => {
  const sent = await openShop(page, sandbox, 'declare function gtag');
  await expect(page.getByRole('button', { name: 'Buy' })).toBeEnabled();
  // The price that the recipe asks for arrives after the customer has closed the checkout.
  await page.route('**/offerings', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Buy' }).click();
  await checkout.close();
  await expect.poll(async () => namesOf(await sent())).toEqual(['begin_checkout', 'checkout_cancelled']);

  await page.getByRole('button', { name: 'Buy' }).click();
  await checkout.buy();
  await expect
    .poll(async () => namesOf(await sent()).slice(2))
    .toEqual(['begin_checkout', 'add_payment_info', 'purchase']);
  const [entry] = await sandbox.ledger();
  const price = (entry?.amountMicros ?? 0) / 1_000_000;
  expect(lastOf(await sent())).toMatchObject({
    transaction_id: expect.stringMatching(/./),
    currency: entry?.currency,
    value: price,
    items: [{ item_id: entry?.productId, price, quantity: 1 }],
  });
});

test('Segment gets the steps and the order', async ({ page, sandbox, checkout }) => {
  const sent = await openShop(page, sandbox, 'declare const analytics');
  await page.getByRole('button', { name: 'Buy' }).click();
  await checkout.buy();
  await expect.poll(async () => namesOf(await sent())).toContain('Order Completed');
  expect(new Set(namesOf(await sent()))).toEqual(
    new Set(['Checkout Started', 'Checkout Step Viewed', 'Payment Info Entered', 'Order Completed']),
  );
  const [entry] = await sandbox.ledger();
  const order = (await sent()).find(([name]) => name === 'Order Completed')?.[1];
  expect(order).toMatchObject({
    order_id: expect.stringMatching(/./),
    currency: entry?.currency,
    revenue: (entry?.amountMicros ?? 0) / 1_000_000,
    products: [{ product_id: entry?.productId, quantity: 1 }],
  });
});
