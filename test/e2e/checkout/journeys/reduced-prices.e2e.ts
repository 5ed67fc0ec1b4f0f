import { axeComplaints } from '../../models/looks/axe';
import type { Checkout } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { Offers } from '../../models/offers';
import { expect, test } from '../../models/one-page';

/** Each row of the totals as one text: label, note and amount. */
const totals = (checkout: Checkout) =>
  checkout.element
    .locator('[part~="total-row"]')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(': ')));

test('a discount for three months is shown, charged, and named on the success screen', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ offering: 'reduced', packageId: 'sale_monthly' });
  await expect(checkout.panel).toContainText('$4.99 / month for 3 months, then $9.99 / month');
  expect(await totals(checkout)).toEqual([
    'Subtotal: $9.99',
    'Back to school50% off for 3 months: -$5.00',
    'Due today: $4.99',
    expect.stringMatching(/^From \w+ \d+, \d{4}: \$9\.99 \/ month$/),
  ]);
  await checkout.buy();
  await expect(checkout.element).toContainText('$4.99 / month for 3 months, then $9.99 / month');
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 4_990_000 }]);
});

test('an introductory price after a trial has both dates, at every width and in Arabic', async ({
  page,
  checkout,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openHostPage(page);
  await shop.sell({ offering: 'reduced', packageId: 'intro_term' });
  await expect(checkout.panel).toContainText('Then $14.99 for 3 months, after that $9.99 / month');
  expect(await totals(checkout)).toEqual([
    'Due today: $0.00',
    expect.stringMatching(/^Due on .*: \$14\.99$/),
    expect.stringMatching(/^From .*: \$9\.99 \/ month$/),
  ]);
  await checkout.summaryBar.click();
  for (const row of await checkout.element.locator('[part~="total-row"]').all())
    await expect(row).toBeInViewport({ ratio: 1 });
  expect(await axeComplaints(page, { include: 'purchase-checkout' })).toEqual([]);
  await checkout.close();
  await checkout.expectGone();
  await shop.sell({ offering: 'reduced', packageId: 'intro_term', locale: 'ar' });
  await expect(checkout.element.locator('.root')).toHaveAttribute('dir', 'rtl');
  await expect(checkout.element.locator('[part~="due"]')).toContainText('0.00');
  expect(
    await checkout.element.locator('.dialog').evaluate((node) => node.scrollWidth - node.clientWidth),
  ).toBe(0);
});

test('a price table strikes the regular price through, and screen readers hear both', async ({
  page,
  sandbox,
}) => {
  const offers = await Offers.open(
    page,
    sandbox,
    'offering="reduced" selected="sale_annual" periods="never"',
  );
  await offers.expectReady();
  const annual = offers.element.locator('[data-package="sale_annual"]');
  await expect(annual.locator('s')).toHaveText('$59.99');
  await expect(annual.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  const monthly = offers.element.locator('[data-package="sale_monthly"]');
  await expect(annual.getByRole('radio')).toHaveAccessibleName(/\$47\.99 \/ year instead of \$59\.99$/);
  await expect(monthly.getByRole('radio')).toHaveAccessibleName(
    /\$4\.99 \/ month for 3 months, then \$9\.99 \/ month$/,
  );
  expect(await axeComplaints(page, { include: 'purchase-offers' })).toEqual([]);
  await monthly.getByRole('radio').check();
  await expect(offers.button).toHaveText('Subscribe for $4.99, then $9.99 / month');
});
