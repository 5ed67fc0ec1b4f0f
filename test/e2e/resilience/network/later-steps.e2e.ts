import type { Page, Route } from 'playwright/test';
import { reload } from '../../models/app/arrival';
import { openHostPage } from '../../models/host/host-page';
import { PAGE } from '../../models/faults/left';
import { reach } from '../../models/looks/states';
import { expect, test } from '../../models/test';

const CHUNK = '**/dist/purchases-later-steps.*.js';

/** The requests of the chunk, in order. */
function requestsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('purchases-later-steps')) seen.push(request.url());
  });
  return seen;
}

const tampered = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
};

test('the first screen does not wait for the steps after it', async ({ page, checkout, shop }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.panel).toContainText('Stepwise PRO');
  // The customer is faster than the network.
  await checkout.typeEmail();
  await expect(checkout.continueButton).toHaveAttribute('data-busy', 'true');
  release();
  await checkout.expectScreen('payment');
  await checkout.pay();
  await checkout.expectScreen('success');
});

/** What comes in the place of the chunk. */
const WRONG = [
  { what: 'nothing', answer: (route: Route) => route.fulfill({ status: 404, body: 'no' }) },
  { what: 'no answer', answer: (route: Route) => route.abort() },
] as const;

test('later steps that are missing or can’t be fetched send nothing, and Continue tries again', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  let { answer }: { answer: (route: Route) => Promise<void> } = WRONG[0];
  let answered = 0;
  await page.route(CHUNK, async (route) => {
    await answer(route);
    answered += 1;
  });
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await checkout.email.fill('ada@example.org');
  await expect.poll(() => answered).toBeGreaterThan(0);
  for (const wrong of WRONG)
    await test.step(wrong.what, async () => {
      const before = answered;
      answer = wrong.answer;
      await checkout.continueButton.click();
      await expect.poll(() => answered).toBeGreaterThan(before);
      await expect(checkout.continueButton).not.toHaveAttribute('data-busy', 'true');
      await expect(checkout.email).toHaveAccessibleDescription(
        'Network error. Please check your internet connection.',
      );
      await expect(checkout.email).toHaveValue('ada@example.org');
      expect(await sandbox.requests('purchase')).toEqual([]);
    });
  await page.unroute(CHUNK);
  await checkout.continueButton.click();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('later steps that were tampered with are not run, and send nothing', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.route(CHUNK, tampered);
  await openHostPage(page);
  await shop.sell();
  await checkout.typeEmail();
  await expect(checkout.email).toHaveAccessibleDescription(
    'Network error. Please check your internet connection.',
  );
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(await sandbox.requests('purchase')).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // A later try may still be on its way.
});

test('later steps that never arrive let the customer try again after half a minute', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.clock.install();
  const waiting: Route[] = [];
  await page.route(CHUNK, (route) => void waiting.push(route));
  await openHostPage(page);
  await shop.sell();
  await checkout.typeEmail();
  await expect(checkout.continueButton).toHaveAttribute('data-busy', 'true');
  await page.clock.fastForward(31_000);
  await expect(checkout.email).toHaveAccessibleDescription(
    'Network error. Please check your internet connection.',
  );
  expect(await sandbox.requests('purchase')).toEqual([]);
  // They arrive at last: nothing goes on by itself.
  for (const route of waiting) await route.continue();
  await checkout.expectScreen('email');
  await checkout.continueButton.click();
  await checkout.pay();
  await checkout.fastForwardTo('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('with a known address they are fetched side by side with the first answers', async ({
  page,
  checkout,
  shop,
}) => {
  const seen = requestsOf(page);
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('payment');
  expect(new Set(seen).size).toBe(1);
});

test('a checkout that is closed before they have arrived rejects as cancelled and sends nothing', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.route(CHUNK, () => {});
  await openHostPage(page);
  const sale = await shop.sell();
  await checkout.typeEmail();
  await checkout.close();
  expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 1 });
  await checkout.expectGone();
  expect(await sandbox.requests('purchase')).toEqual([]);
});

test('a payment of an earlier page is resumed only with their code, and is not forgotten without it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
  await page.route(CHUNK, (route) => route.abort());
  const again = await reload(page, sandbox);
  const refused = await again.sell({ email: 'ada@example.org' });
  expect(await refused.outcome()).toMatchObject({ type: 'rejected', code: 10 });
  await page.unroute(CHUNK);
  await sandbox.pollsUntilDone(0);
  await reload(page, sandbox);
  await checkout.expectScreen('success');
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('what an element’s customer owns can’t be fetched: the offer can be loaded again', async ({
  page,
  sandbox,
  checkout,
}) => {
  const pattern = '**/dist/purchases-owned.*.js';
  await page.route(pattern, (route) => route.abort());
  await openHostPage(page, {
    body: `<purchase-checkout open package="annual" api-key="${sandbox.key}" proxy-url="/sandbox"></purchase-checkout>`,
  });
  await expect(checkout.title).toHaveText('This offer could not be loaded');
  await page.unroute(pattern);
  await checkout.retryButton.click();
  await checkout.expectScreen('email');
});
