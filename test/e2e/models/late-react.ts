import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** React's renderer, which comes after the first frame of the script tag's first checkout. */
export const REACT = '**/dist/purchases-react.*.js';

/** Lets the file come only when `release` is called; counts how often it was asked for. */
export async function holdReact(page: Page): Promise<{ release(): void; asked(): number }> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(REACT, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { release, asked: () => asked };
}

/** React has put its mark on the elements that it has made. */
export const isReacts = (page: Page): Promise<boolean> =>
  page
    .locator('purchase-checkout')
    .evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll('form')].some((node) =>
        Object.keys(node).some((key) => key.startsWith('__react')),
      ),
    );

export const untilReact = (page: Page): Promise<void> => expect.poll(() => isReacts(page)).toBe(true);
