import type { Page } from 'playwright/test';
import { settled } from '../../models/looks/access';
import { axeComplaints } from '../../models/looks/axe';
import type { Checkout } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

/** The summary of the order at every width, and the seller in it. */

const TAG = 'purchase-checkout';

const complaints = async (page: Page): Promise<string[]> => {
  await settled(page, TAG);
  return axeComplaints(page, { include: TAG, frames: false });
};

for (const { locale, colorScheme } of [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
] as const)
  test(`on phones the summary folds, and what is due stays beside the button: ${locale}, ${colorScheme}`, async ({
    page,
    checkout,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 640 });
    await openHostPage(page);
    await shop.sell({ email: 'ada@example.org', locale });
    await expect(checkout.element.locator('[part="payment-form"][data-open]')).toBeVisible();
    const description = checkout.element.locator('[part~="product-description"]');
    await expect(description).toBeHidden();
    await expect(checkout.summaryBar).toHaveAttribute('aria-expanded', 'false');
    await expect(checkout.summaryBar).toContainText(locale === 'en' ? '$0.00' : 'US$');
    for (const term of [...(await checkout.orderTerms.locator('dt, dd, li').all()), checkout.payButton])
      await expect(term).toBeInViewport({ ratio: 1 });
    expect(await checkout.orderTerms.locator('dd').allInnerTexts()).toHaveLength(2);
    expect(await checkout.orderTerms.locator('li').allInnerTexts()).toHaveLength(4);
    expect(await complaints(page)).toEqual([]);

    await checkout.summaryBar.focus();
    await page.keyboard.press('Enter');
    await expect(checkout.summaryBar).toHaveAttribute('aria-expanded', 'true');
    await expect(description).toBeVisible();
    await expect(checkout.element.locator('[part~="totals"]')).toBeVisible();
    expect(await complaints(page)).toEqual([]);
    // Nothing that stays in view covers the form.
    await checkout.title.click({ trial: true });
    await checkout.summaryBar.focus();
    await page.keyboard.press('Space');
    await expect(description).toBeHidden();
  });

test('on phones the terms of a trial are as loud as the trial, and in words', async ({
  page,
  checkout,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('payment');
  await expect(checkout.orderTerms).toContainText(/Due today\$0\.00Due on \w{3} \d+, \d{4}\$9\.99/);
  expect(await checkout.orderTerms.locator('li').allInnerTexts()).toEqual([
    'Renews monthly',
    'Continues until cancelled',
    'Cancel anytime',
    'To cancel, use the link in your receipt',
  ]);
  const looks = await checkout.orderTerms.locator('dd').evaluateAll((cells) =>
    cells.map((cell) => {
      const { color, fontSize, fontWeight } = getComputedStyle(cell);
      return [color, fontSize, fontWeight].join(' ');
    }),
  );
  expect(new Set(looks).size).toBe(1);
});

test('beside the form the summary is open, and nothing of it is there twice', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('payment');
  await expect(checkout.summaryBar).toBeHidden();
  await expect(checkout.orderTerms).toBeHidden();
  await expect(checkout.element.locator('[part~="totals"]')).toBeVisible();
  await expect(checkout.panel).toContainText('To cancel, use the link in your receipt');
});

test('the close button is within the dialog at every width', async ({ page, checkout, shop }) => {
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  for (const width of [375, 660, 740, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page, TAG);
    const [dialog, close] = [await checkout.dialog.boundingBox(), await checkout.closeButton.boundingBox()];
    if (!dialog || !close) throw new Error('The dialog has no box.');
    expect(close.y, `${width} px`).toBeGreaterThanOrEqual(dialog.y);
    expect(close.x + close.width, `${width} px`).toBeLessThanOrEqual(dialog.x + dialog.width);
  }
});

const boxesOf = async (checkout: Checkout): Promise<readonly number[]> =>
  Promise.all(
    [checkout.element.locator('[part~="form"]'), checkout.continueButton].map(
      async (part) => (await part.boundingBox())?.width ?? 0,
    ),
  );

const NAMES = ['Nachhilfevermittlung24', 'Nachhilfeunterrichtsvermittlungsgesellschaften'];

test('a long name of the business does not take room from the form', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const widths = [768, 375, 320] as const;
  const seen: (readonly (readonly number[])[])[] = [];
  await openHostPage(page);
  for (const app_name of ['Stepwise', ...NAMES]) {
    await sandbox.branding('default', { app_name });
    // Each instance reads the branding again.
    await shop.configure(sandbox.user);
    await shop.sell();
    await checkout.expectScreen('email');
    await expect(checkout.panel).toContainText(app_name);
    const boxes: (readonly number[])[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page, TAG);
      boxes.push(await boxesOf(checkout));
      const name = await checkout.element.locator('[part~="business-name"]').boundingBox();
      expect((name?.x ?? 0) + (name?.width ?? 0), `${app_name}, ${width} px`).toBeLessThanOrEqual(width);
    }
    seen.push(boxes);
    await checkout.close();
    await checkout.expectGone();
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

const WIDE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="400"><rect width="3000" height="400" fill="#6d28d9"/></svg>';

test('an icon that is no square is shown whole; a wordmark takes the place of icon and name', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.route('**/assets/wide.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: WIDE }),
  );
  await openHostPage(page);
  const shown = async (patch: Readonly<Record<string, string | null>>, part: string) => {
    await sandbox.branding('default', patch);
    await shop.configure(sandbox.user);
    await shop.sell();
    await checkout.expectScreen('email');
    const image = checkout.element.locator(`[part~="${part}"] img`);
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(3000);
    await expect(image).toHaveCSS('object-fit', 'contain');
    const box = await image.boundingBox();
    expect(box?.width).toBeGreaterThan(80);
    expect((await checkout.element.locator('[part~="form"]').boundingBox())?.width).toBeGreaterThan(480);
  };
  await shown({ app_icon: 'wide.svg', app_icon_webp: null }, 'business-icon');
  await expect(checkout.panel).toContainText('Stepwise');
  await checkout.close();
  await checkout.expectGone();
  await shown({ app_wordmark: 'wide.svg' }, 'business-wordmark');
  await expect(checkout.panel.getByRole('img', { name: 'Stepwise' })).toBeVisible();
  await expect(checkout.element.locator('[part~="business-name"]')).toHaveCount(0);
});

test('a wordmark that can’t be loaded leaves icon and name', async ({ page, sandbox, checkout, shop }) => {
  await openHostPage(page);
  await sandbox.branding('default', { app_wordmark: 'missing.png' });
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.element.locator('[part~="business-name"]')).toHaveText('Stepwise');
  await expect(checkout.element.locator('[part~="business-icon"]')).toBeVisible();
});

test('the branding’s colour of the button’s label is used where it can be read', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const colours = { color_buttons_primary: '#1a1a66', color_buttons_primary_text: '#ffe08a' };
  await sandbox.branding('default', { appearance: colours });
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.continueButton).toHaveCSS('color', 'rgb(255, 224, 138)');
});
