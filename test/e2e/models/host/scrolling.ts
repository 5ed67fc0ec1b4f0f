import type { Page } from 'playwright/test';

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls once the fonts are there, which change heights when they come. Says where the page is then. */
export async function scrollWhenLaidOut(page: Page, top: number): Promise<number> {
  await page.evaluate(async (top) => {
    await document.fonts.ready;
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
  return scrolled(page);
}
