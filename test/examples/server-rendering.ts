import { expect } from 'playwright/test';
import type { Browser } from 'playwright/test';

/** What the server sends is complete, and shows nothing of what the gate is to decide about: no script has run here. */
export async function expectRenderedOnServer(browser: Browser, origin: string): Promise<void> {
  const html = await (await fetch(origin)).text();
  expect(html).toMatch(/<purchase-gate[^>]*entitlement="pro"/);
  expect(html).toContain('All four steps');
  expect(html).toContain('Choose a plan to read on.');
  expect(html).toContain('<purchase-offers');
  expect(html).toContain('<purchase-customer');

  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await expect(page.getByRole('heading', { name: 'Completing the square' })).toBeVisible();
    await expect(page.getByText('All four steps')).toBeHidden();
    await expect(page.getByText('Choose a plan to read on.')).toBeHidden();
  } finally {
    await context.close();
  }
}
