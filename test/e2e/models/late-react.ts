import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Checkout } from './checkout';
import { openHostPage } from './host-page';
import type { Shop } from './shop';

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

/** Nobody gets the file until the line is mended. */
export async function cutReact(page: Page): Promise<{ mend(): void }> {
  let isCut = true;
  await page.route(REACT, (route) => (isCut ? route.abort() : route.continue()));
  return { mend: () => void (isCut = false) };
}

interface Seller {
  readonly page: Page;
  readonly checkout: Checkout;
  readonly shop: Shop;
}

/** A sale on a page with `body`, whose first frame is there and can be typed into, while React is held. */
export async function sellWithoutReact({ page, checkout, shop }: Seller, body?: string) {
  const react = await holdReact(page);
  await openHostPage(page, body === undefined ? {} : { body });
  const sale = await shop.sell();
  await expect(checkout.email).toBeFocused();
  return { react, sale };
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
