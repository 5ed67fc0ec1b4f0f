import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { readHostState } from '../../models/host/host-state';
import { reach } from '../../models/looks/states';
import type { StateName } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';

const TALL = '<p style="height: 2000px"></p><button id="opener">Buy</button><p style="height: 2000px"></p>';

/** A tall page, scrolled to a button that has focus. */
async function openTallPage(page: Page): Promise<void> {
  await openHostPage(page, { body: TALL });
  await page.locator('#opener').focus();
  await page.evaluate(() => window.scrollTo(0, 1700));
}

/** The wheel moves the page. A turn of it before the page has been laid out is lost, so it is turned again. */
const expectScrolling = (page: Page, from: number): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(from);
  }).toPass();

for (const state of [
  'needs-auth-info',
  'needs-payment-info, form ready',
  'success',
  'error',
] satisfies StateName[])
  test(`open and closed in ${state}, the checkout leaves the host page as it was`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    await openTallPage(page);
    await shop.configure();
    const before = await readHostState(page);
    const sale = await reach[state]({ page, sandbox, checkout, shop });
    const during = () =>
      page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as HTMLElement;
        copy.querySelector('purchase-checkout')?.remove();
        return copy.outerHTML;
      });
    // While a file is fetched, its link is in the head.
    await expect.poll(during, 'while it is open').toBe(before.html);
    await checkout.close();
    await sale.outcome();
    await expect(checkout.element).toHaveCount(0);
    await expect.poll(() => readHostState(page)).toEqual(before);
  });

test('the page behind neither scrolls nor jumps while the dialog is open, and a click beside it does not close it', async ({
  page,
  checkout,
  shop,
}) => {
  await openTallPage(page);
  await shop.configure();
  const place = (): Promise<DOMRect> =>
    page.locator('#opener').evaluate((node) => node.getBoundingClientRect());
  const before = await place();
  const sale = await shop.sell();
  await checkout.expectScreen('email');
  expect(await place()).toEqual(before);
  await page.mouse.click(5, 5);
  await expect(checkout.dialog).toBeVisible();
  expect(await sale.isOver()).toBe(false);
  await checkout.dialog.hover();
  await page.mouse.wheel(0, 600);
  await page.mouse.move(4, 4);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await checkout.email.fill('ada@example.org');
  expect(await place()).toEqual(before);
  await checkout.close();
  await expect(checkout.element).toHaveCount(0);
  await expect.poll(place).toEqual(before);
  await expectScrolling(page, 1700);
});

test('the page’s own mount point is used and stays', async ({ page, checkout, shop }) => {
  await openHostPage(page, { body: '<div id="rcb-ui-root"><b>mine</b></div>' });
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(page.locator('#rcb-ui-root > purchase-checkout')).toHaveCount(1);
  await checkout.close();
  await expect(page.locator('#rcb-ui-root')).toHaveText('mine');
});

test('a target gets the checkout inline, keeps what is in it, and the page can still be scrolled', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page, { body: '<div id="place"><b>mine</b></div><p style="height: 3000px"></p>' });
  const sale = await shop.sell({ target: '#place' });
  await checkout.expectScreen('email');
  await expect(checkout.dialog).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  await expectScrolling(page, 0);
  await checkout.email.focus();
  await page.keyboard.press('Escape');
  await checkout.expectScreen('email');
  expect(await sale.isOver()).toBe(false);
  await checkout.close();
  expect(await sale.outcome()).toMatchObject({ code: 1 });
  expect(await page.locator('#place').innerHTML()).toBe('<b>mine</b>');
});
