import type { Page } from 'playwright/test';
import { expectAccessible } from '../models/app/app-looks';
import { expect, test } from '../models/app/study-app';

/** Addresses of other hosts that the page asked for. */
function watchStrangers(page: Page, origin: string): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(url.hostname);
  });
  return strangers;
}

/** The app as somebody with advertising accounts would build and serve it. */
async function configureTags(page: Page): Promise<void> {
  await page.route(/\/assets\/[\w.-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const code = (await answer.text())
      .replace(/ads:\s*null/, 'ads:["AW-1","AW-2"]')
      .replace(/pixel:\s*null/, 'pixel:"PIXEL"');
    await route.fulfill({ response: answer, body: code });
  });
  await page.route('/tiktok', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _ours, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  for (const host of ['https://www.googletagmanager.com/**', 'https://analytics.tiktok.com/**'])
    await page.route(host, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

test('with the default settings the app shows no consent question and sends no request to other hosts', async ({
  page,
  baseURL,
}) => {
  const strangers = watchStrangers(page, baseURL ?? '');
  await page.goto('/tiktok');
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0);
});

test('configured scripts are loaded after consent', async ({ page, baseURL }) => {
  const strangers = watchStrangers(page, baseURL ?? '');
  await configureTags(page);
  await page.goto('/tiktok');
  const consent = page.getByRole('region', { name: 'Privacy' });
  await expect(consent).toContainText('Everything works without them.');
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  await expectAccessible(page, '.banner');
  await consent.getByRole('button', { name: 'Accept' }).click();
  await expect(consent).toHaveCount(0);
  await expect.poll(() => strangers.toSorted()).toEqual(['analytics.tiktok.com', 'www.googletagmanager.com']);
});

test('configured scripts are not loaded after a refusal', async ({ page, baseURL }) => {
  const strangers = watchStrangers(page, baseURL ?? '');
  await configureTags(page);
  await page.goto('/tiktok');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
});
