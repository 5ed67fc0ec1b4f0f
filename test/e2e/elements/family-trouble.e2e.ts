import type { Locator, Page, Route } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { familyTag } from '../models/family';
import { openHostPage } from '../models/host/host-page';
import { expect, test } from '../models/one-page';

/** What a host between the page and the billing server says when it is in trouble. */
const htmlError = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>502 Bad gateway</h1>' });

/** A server's fault is asked about again, after about 0.4 and 0.8 s. */
const PATIENCE = { timeout: 15_000 };

interface Trouble {
  readonly tag: 'purchase-button' | 'purchase-offers' | 'purchase-gate' | 'purchase-customer';
  readonly attributes: string;
  readonly content: string;
  /** What it needs from the server. */
  readonly call: string;
  readonly title: string;
  readonly offline: string;
  readonly broken: string;
  /** What is there when the server answers again. */
  healed(page: Page): Locator;
}

const OFFLINE = 'Check your internet connection and try again.';

const troubles: readonly Trouble[] = [
  {
    tag: 'purchase-offers',
    attributes: '',
    content: '',
    call: '**/offerings',
    title: 'This offer could not be loaded',
    offline: 'Check your internet connection',
    broken: 'Please try again in a moment',
    healed: (page) => page.getByRole('radio').first(),
  },
  {
    tag: 'purchase-gate',
    attributes: 'entitlement="pro"',
    content: '<p>Inside</p><p slot="fallback">Outside</p>',
    call: '**/v1/subscribers/*',
    title: 'Your access could not be checked',
    offline: OFFLINE,
    broken: 'Something went wrong',
    healed: (page) => page.getByText('Outside'),
  },
  {
    tag: 'purchase-customer',
    attributes: '',
    content: '',
    call: '**/v1/subscribers/*',
    title: 'Your purchases could not be loaded',
    offline: OFFLINE,
    broken: 'Something went wrong',
    healed: (page) => page.getByText('No active purchases'),
  },
];

for (const { tag, attributes, content, call, title, offline, broken, healed } of troubles)
  for (const { what, fail, says, saysNot } of [
    { what: 'a lost connection', fail: (route: Route) => route.abort(), says: offline, saysNot: broken },
    { what: 'an HTML answer', fail: htmlError, says: broken, saysNot: offline },
  ])
    test(`<${tag}> shows an error with “Try again” after ${what}`, async ({ page, sandbox }) => {
      await page.route(call, fail);
      await openHostPage(page, { body: familyTag(sandbox, tag, attributes, content) });
      const element = page.locator(tag);
      const notice = element.locator('[part~="notice"]');
      await expect(notice).toContainText(title, PATIENCE);
      await expect(notice).toContainText(says);
      await expect(notice).not.toContainText(saysNot);
      await expect(page.getByText('Inside')).toBeHidden();
      expect(await axeComplaints(page, { include: tag })).toEqual([]);
      await page.unroute(call);
      await element.getByRole('button', { name: 'Try again' }).click();
      await expect(healed(page)).toBeVisible(PATIENCE);
      await expect(notice).toHaveCount(0);
    });

for (const { what, fail } of [
  { what: 'a lost connection', fail: (route: Route) => route.abort() },
  { what: 'an HTML answer', fail: htmlError },
])
  test(`a button without content has the label “Continue” after ${what}, and opens the checkout on the next press`, async ({
    page,
    sandbox,
    checkout,
  }) => {
    await page.route('**/offerings', fail);
    await openHostPage(page, { body: familyTag(sandbox, 'purchase-button', 'package="monthly"') });
    const button = page.locator('purchase-button').getByRole('button');
    await expect(button).toHaveText('Continue', PATIENCE);
    await expect(button).not.toHaveAttribute('data-waiting', /./);
    await page.unroute('**/offerings');
    await button.click();
    await checkout.expectScreen('email');
  });

test('a page with several elements reads the branding once', async ({ page, sandbox, checkout }) => {
  const button = familyTag(sandbox, 'purchase-button', 'package="monthly"', 'Buy');
  await openHostPage(page, {
    body: `${button}${familyTag(sandbox, 'purchase-offers')}${familyTag(sandbox, 'purchase-customer')}`,
  });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.locator('purchase-button').getByRole('button').click();
  await checkout.expectScreen('email');
  const sent = await sandbox.requests('getBrandingInfo');
  expect(sent).toHaveLength(1);
});
