import type { JSHandle, Page } from 'playwright/test';
import type { Sandbox } from '../sandbox';
import { Shop } from '../shop';

/** Configures the SDK on the page that is there now, as its script would on every load. */
export async function arrive(page: Page, sandbox: Sandbox, user?: string): Promise<Shop> {
  const shop = new Shop(page, sandbox);
  await shop.configure(user);
  return shop;
}

export async function reload(page: Page, sandbox: Sandbox): Promise<Shop> {
  await page.reload();
  return arrive(page, sandbox);
}

/** What the window hears of purchases that nobody on this page has asked for. */
export const heard = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const name of ['purchase-finished', 'purchase-cancelled', 'purchase-failed'] as const)
      window.addEventListener(name, ({ type, detail }) => {
        const active =
          detail && 'customerInfo' in detail ? Object.keys(detail.customerInfo.entitlements.active) : [];
        seen.push([type, ...active].join(' '));
      });
    return seen;
  });
