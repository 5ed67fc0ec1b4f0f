import type { Page } from 'playwright/test';
import { openReactShop, renderedShop, tenantOf } from '../models/app/react-app';
import { expect, test } from '../models/one-page';

/** All that the page complains of, React in development included. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

/** Whether texts were ever drawn: looked at in every frame from the first one on. */
const watchFor = async (page: Page, texts: readonly string[]): Promise<void> => {
  await page.addInitScript((texts) => {
    const seen = new Set<string>();
    Object.assign(window, { seenTexts: seen });
    const look = (): void => {
      for (const element of document.querySelectorAll('p')) {
        const text = element.textContent;
        if (texts.includes(text) && element.checkVisibility({ visibilityProperty: true })) seen.add(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, texts);
};
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);

test('a React page in StrictMode sells with the hook, and all its components update', async ({
  page,
  sandbox,
  checkout,
}) => {
  const complaints = complaintsOf(page);
  await openReactShop(page, tenantOf(sandbox));
  await expect(page.locator('output')).toHaveText('inactive 0');
  await expect(page.getByText('For members')).toBeVisible();
  expect(await sandbox.requests('getOfferings')).toHaveLength(1);
  expect(await sandbox.requests('getCustomerInfo')).toHaveLength(1);

  await page.getByText('Buy with the hook').click();
  await expect(page.locator('#sale')).toHaveText('open ');
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.close();
  await expect(page.locator('#sale')).toHaveText('finished pro');
  await expect(page.locator('output')).toHaveText('active 1');
  await expect(page.getByText('The secret')).toBeVisible();
  await expect(page.getByText('For members')).toBeHidden();
  expect(await sandbox.ledger()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('the button component sells to the provider’s customer and calls its handlers', async ({
  page,
  sandbox,
  checkout,
}) => {
  const complaints = complaintsOf(page);
  await openReactShop(page, tenantOf(sandbox));
  // Until its module has loaded, the button is only text.
  await expect(page.locator('purchase-button:defined')).toBeVisible();
  await page.getByText('Buy with the element').click();
  await checkout.expectCardForm();
  await checkout.close();
  await expect(page.locator('#heard')).toHaveText('gate-change purchase-requested purchase-cancelled');
  await page.getByText('Buy with the element').click();
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.close();
  await expect(page.locator('output')).toHaveText('active 1');
  await expect(page.locator('#heard')).toContainText('purchase-finished');
  expect((await sandbox.ledger()).map(({ appUserId }) => appUserId)).toEqual([sandbox.user]);
  expect(complaints).toEqual([]);
});

for (const { who, wrong, right } of [
  { who: 'a customer without the entitlement', wrong: 'The secret', right: 'For members' },
  { who: 'a customer with the entitlement', wrong: 'For members', right: 'The secret' },
])
  test(`server-rendered HTML hydrates without a warning, and ${who} sees no wrong content in any frame`, async ({
    page,
    sandbox,
  }) => {
    if (who === 'a customer with the entitlement') await sandbox.grant('annual');
    await sandbox.fault({ call: 'getCustomerInfo', kind: 'latency', ms: 600 });
    const complaints = complaintsOf(page);
    await watchFor(page, [wrong, right]);
    const html = await renderedShop(tenantOf(sandbox));
    expect(html).toContain('<output>loading -</output>');
    expect(html).toContain('<p>The secret</p>');
    let send = (): void => {};
    const delay = new Promise<void>((resolve) => {
      send = resolve;
    });
    await openReactShop(page, tenantOf(sandbox), { html, delay });
    await expect(page.locator('output')).toHaveText('loading -');
    await page.waitForTimeout(300);
    expect(await seen(page)).toEqual([]);
    send();
    await expect(page.getByText(right)).toBeVisible();
    await expect(page.locator('purchase-gate')).not.toHaveAttribute('hidden');
    expect(await seen(page)).toEqual([right]);
    expect(complaints).toEqual([]);
  });
