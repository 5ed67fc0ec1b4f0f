import { expect, test } from '../models/app/app-test';
import { arrive } from '../models/app/app-visitor';

test('until the scripts of its page are there, the page of the build stays, and its links work', async ({
  page,
}) => {
  await arrive(page);
  // The server never answers for this chunk.
  await page.route(/\/assets\/landing-page\.[^/]*js/, () => undefined);
  // `goto` of these tests would wait until the app has drawn the page.
  await page.goto('/healthz');
  const appIsThere = page.waitForResponse(/\/assets\/main\./);
  await page.evaluate(() => location.assign('/tiktok'));
  await appIsThere;
  await expect(page.locator('#app[data-written] h1')).toHaveText('Homework, one step at a time');
  await page.getByRole('banner').getByRole('link', { name: 'AI Solver' }).click();
  await expect(page.locator('#app:not([data-written]) h1')).toHaveText('What are we solving?');
});

test('a click in the moment in which the app takes over the page counts', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      const account = document.querySelector<HTMLElement>('.user-menu > button:not([inert])');
      if (!account) return;
      drawn.disconnect();
      account.click();
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await arrive(page);
  await page.goto('/formulas');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});
