import type { Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { familyTag, listenFor } from '../models/family';
import { openHostPage, SDK } from '../models/host/host-page';
import { expect, test } from '../models/one-page';
import type { Sandbox } from '../models/sandbox';

const INSIDE = '<p>Inside</p>';
const OUTSIDE = '<p slot="fallback">Outside</p>';

const gate = (sandbox: Sandbox, content: string, attributes = 'entitlement="pro"'): string =>
  familyTag(sandbox, 'purchase-gate', attributes, content);

/** Which of these texts were ever drawn: looked at in every frame from the first one on. */
const watchFor = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  await page.addInitScript((texts) => {
    const seen = new Set<string>();
    Object.assign(window, { seenTexts: seen });
    const look = (): void => {
      for (const element of document.querySelectorAll('p')) {
        const text = element.textContent;
        if (texts.includes(text) && element.checkVisibility({ visibilityProperty: true })) seen.add(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, texts);
};
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);

const BLOCKING = '<script src="/dist/purchases.js"></script>';

for (const { title, head, isTemplate } of [
  { title: 'after a blocking script in the head', head: BLOCKING, isTemplate: false },
  { title: 'in templates, with the script anywhere', head: SDK, isTemplate: true },
])
  test(`${title}: each frame shows only the content for customers with the entitlement, or only the content for those without it`, async ({
    page,
    sandbox,
  }) => {
    const content = (inside: string, outside: string): string =>
      isTemplate
        ? `<template><p>${inside}</p></template><template slot="fallback"><p>${outside}</p></template>`
        : `<p>${inside}</p><p slot="fallback">${outside}</p>`;
    await sandbox.grant('annual');
    await watchFor(page, 'Inside', 'Outside', 'Mine', 'Not mine');
    await sandbox.fault({ call: 'getCustomerInfo', kind: 'latency', ms: 600, times: 2 });
    const stranger = gate(sandbox, content('Inside', 'Outside')).replace(sandbox.user, 'someone');
    await openHostPage(page, { head, body: stranger + gate(sandbox, content('Mine', 'Not mine')) });
    await expect(page.getByText('Outside')).toBeVisible();
    await expect(page.getByText('Mine', { exact: true })).toBeVisible();
    await expect(page.locator('purchase-gate').first()).toHaveAttribute('state', 'closed');
    expect((await seen(page)).toSorted()).toEqual(['Mine', 'Outside']);
  });

test('the content of templates is created when it is shown and removed when it is hidden', async ({
  page,
  sandbox,
  checkout,
}) => {
  const heard = await listenFor(page, 'gate-change');
  await openHostPage(page, {
    body: gate(
      sandbox,
      `<template>${INSIDE}</template><template slot="fallback">Not <b>yet</b></template>
       <template slot="loading"><i>Looking</i></template>`,
    ),
  });
  await expect(page.getByText('yet')).toBeVisible();
  await expect(page.locator('purchase-gate > p')).toHaveCount(0);
  await expect(page.getByText('Looking')).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector('purchase-gate')?.setAttribute('entitlement', ' max  pro '),
  );
  await openShop(page, sandbox);
  await checkout.buy();
  await expect(page.locator('purchase-gate > p')).toHaveText('Inside');
  await expect(page.getByText('yet')).toHaveCount(0);
  expect((await heard()).map(({ detail }) => detail)).toEqual([{ state: 'closed' }, { state: 'open' }]);
});

/** A button of the same shop, pressed. */
const openShop = async (page: Page, sandbox: Sandbox): Promise<void> => {
  await page.evaluate(
    (tag) => document.querySelector('main')?.insertAdjacentHTML('beforeend', tag),
    familyTag(sandbox, 'purchase-button', 'package="annual"', 'Buy'),
  );
  await page.getByRole('button', { name: 'Buy' }).click();
};

test('a gate without a fallback shows the offering’s paywall, opens after the purchase, and keeps its place in the page', async ({
  page,
  sandbox,
  checkout,
}) => {
  const heard = await listenFor(page, 'paywall-purchased', 'gate-change');
  await openHostPage(page, { body: gate(sandbox, INSIDE, 'entitlement="pro" offering="paywall-hero"') });
  const paywall = page.locator('purchase-gate purchase-paywall');
  await expect(paywall).toBeVisible();
  await expect(page.getByText('Inside')).toBeHidden();
  await paywall.locator('[data-part="purchase"]').click();
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
  await expect(page.getByText('Inside')).toBeVisible();
  await expect(paywall).toHaveCount(0);
  expect((await heard()).map(({ type }) => type)).toContain('paywall-purchased');
  await expect(page.locator('purchase-gate .content')).toBeFocused();
  await expect(page.locator('purchase-gate [role="status"]')).toHaveText('Unlocked.');
});

test('a gate that opens after the checkout has closed focuses its content, too', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: gate(sandbox, INSIDE, 'entitlement="pro" offering="paywall-hero"') });
  await page.locator('purchase-gate purchase-paywall [data-part="purchase"]').click();
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'latency', ms: 2000, times: 9 });
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
  await expect(page.getByText('Inside')).toBeHidden();
  await expect(page.getByText('Inside')).toBeVisible();
  await expect(page.locator('purchase-gate .content')).toBeFocused();
});

test('a gate that opens by itself leaves the focus where the user has put it', async ({ page, sandbox }) => {
  await openHostPage(page, {
    body: `<input aria-label="Search">${gate(sandbox, INSIDE, 'entitlement="pro" offering="paywall-hero"')}`,
  });
  await expect(page.locator('purchase-gate purchase-paywall')).toBeVisible();
  await page.getByLabel('Search').focus();
  await sandbox.grant('annual');
  await page.evaluate(() => document.querySelector('purchase-gate')?.refresh());
  await expect(page.getByText('Inside')).toBeVisible();
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('a missing answer keeps the gate closed, with an error and “Try again”', async ({ page, sandbox }) => {
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'drop', times: 99 });
  await openHostPage(page, { body: gate(sandbox, INSIDE + OUTSIDE) });
  await expect(page.getByText('Your access could not be checked')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Inside')).toBeHidden();
  await expect(page.getByText('Outside')).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeComplaints(page)).toEqual([]);
  }
  await sandbox.noMoreFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Outside')).toBeVisible();
});

/** What the sandbox's control endpoint does for the tenant; see demo/server/README.md. */
const control = async (sandbox: Sandbox, path: string, body: object): Promise<void> => {
  const response = await fetch(`${sandbox.origin}/sandbox/control${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sandbox.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
};

test('the gate closes when the entitlement ends while the page is open', async ({ page, sandbox }) => {
  await sandbox.grant('annual');
  await control(sandbox, `/subscribers/${sandbox.user}`, { action: 'cancel', productId: 'annual' });
  await openHostPage(page, { body: gate(sandbox, `<template>${INSIDE}</template>${OUTSIDE}`) });
  await expect(page.getByText('Inside')).toBeVisible();
  await control(sandbox, '/clock', { advanceMs: 400 * 24 * 3600 * 1000 });
  await page.evaluate(() => document.querySelector('purchase-gate')?.refresh());
  await expect(page.getByText('Outside')).toBeVisible();
  await expect(page.getByText('Inside')).toHaveCount(0);
});

test('the page’s own content keeps its language, direction and font; a gate without the attribute entitlement shows nothing and reports the error', async ({
  page,
  sandbox,
}) => {
  await openHostPage(page, {
    head: `<style>body { font: 17px/1.1 monospace }</style><script src="/dist/purchases.js" async></script>`,
    body:
      gate(sandbox, INSIDE + OUTSIDE, 'entitlement="pro" locale="ar"') +
      gate(sandbox, '<p>Never</p><p slot="fallback">Nor this</p>', ''),
  });
  const outside = page.getByText('Outside');
  await expect(outside).toHaveCSS('direction', 'ltr');
  await expect(outside).toHaveCSS('font-size', '17px');
  await expect(outside).toHaveCSS('font-family', 'monospace');
  await expect(page.getByRole('note')).toContainText('The attribute entitlement is missing');
  await expect(page.getByText('Never')).toBeHidden();
});
