import type { Page } from 'playwright/test';
import { appStarted, test as base } from './app-test';

export { expect } from '../test';

/** For a visitor who has been here before: no welcome. */
export const test = base.extend<{ readonly isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  page: async ({ page, isFirstVisit }, use) => {
    if (!isFirstVisit) await page.addInitScript(() => localStorage.setItem('has_seen_welcome_modal', 'true'));
    await use(page);
  },
});

/** Opens a page of the app in the shared browser page. The visitor has closed the welcome dialog before. */
export async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.setItem('has_seen_welcome_modal', 'true');
    localStorage.setItem('promo_dismissed_at', String(Date.now()));
  });
  await page.goto(path);
  await appStarted(page);
}
