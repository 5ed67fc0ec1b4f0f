import { Centre, DATE } from '../../models/customer-centre';
import { expect, test } from '../../models/one-page';
import type { Sandbox } from '../../models/sandbox';

interface Case {
  readonly what: string;
  readonly make: (sandbox: Sandbox) => Promise<void>;
  readonly name: string;
  readonly badge: string | null;
  /** Every line below the name, as patterns. */
  readonly lines: readonly string[];
  /** The words of the link. */
  readonly link: string | null;
  /** Where the link leads; the sandbox's own page if it is left out. */
  readonly address?: string;
}

const MANAGE = 'Manage subscription Cancel, change payment method, view invoices';
const RESUME = 'Manage subscription Resume, change payment method, view invoices';
const MONTHLY = '\\$9\\.99 / month';
const PAID_MONTHLY = `Last payment: \\$9\\.99 on ${DATE}`;

const CASES: readonly Case[] = [
  {
    what: 'a subscription that renews',
    make: (sandbox) => sandbox.grant('monthly'),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: [MONTHLY, `Renews on ${DATE}`, PAID_MONTHLY],
    link: MANAGE,
  },
  {
    what: 'a free trial',
    make: (sandbox) => sandbox.grant('annual', { trial: true }),
    name: 'Stepwise PRO annual',
    badge: 'Free trial',
    lines: [
      'Regular price: \\$59\\.99 / year',
      `Free trial until ${DATE}, then your paid subscription begins`,
      `Bought on ${DATE}`,
    ],
    link: MANAGE,
  },
  {
    what: 'a free trial that was cancelled',
    make: async (sandbox) => {
      await sandbox.grant('annual', { trial: true });
      await sandbox.happen('cancel');
    },
    name: 'Stepwise PRO annual',
    badge: 'Cancelled',
    lines: [`Free trial until ${DATE}; it will not renew`, `Bought on ${DATE}`],
    link: RESUME,
  },
  {
    what: 'a subscription that was cancelled',
    make: async (sandbox) => {
      await sandbox.grant('monthly');
      await sandbox.happen('cancel');
    },
    name: 'Stepwise PRO monthly',
    badge: 'Cancelled',
    lines: [MONTHLY, `Ends on ${DATE}`, PAID_MONTHLY],
    link: RESUME,
  },
  {
    what: 'a payment that failed',
    make: async (sandbox) => {
      await sandbox.grant('monthly');
      await sandbox.happen('billing-issue');
    },
    name: 'Stepwise PRO monthly',
    badge: 'Payment problem',
    lines: [
      MONTHLY,
      `Current period ends on ${DATE}`,
      PAID_MONTHLY,
      'The last payment did not go through. Update your payment method to keep your access.',
    ],
    link: 'Update payment method You can also cancel or view invoices there',
  },
  {
    what: 'a failed payment in the days of grace',
    make: async (sandbox) => {
      await sandbox.grant('weekly');
      await sandbox.happen('billing-issue');
      await sandbox.advance(8 * 86_400_000);
    },
    name: 'Stepwise PRO weekly',
    badge: 'Payment problem',
    lines: [
      '\\$2\\.99 / week',
      `Last payment: \\$2\\.99 on ${DATE}`,
      `The last payment did not go through\\. You keep your access until ${DATE}\\. Update your payment method before then\\.`,
    ],
    link: 'Update payment method You can also cancel or view invoices there',
  },
  {
    what: 'a subscription at a price that is not sold any more',
    make: (sandbox) => sandbox.grant('monthly', { currency: 'EUR' }),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: ['Billing period: 1 month', `Renews on ${DATE}`, `Last payment: €9\\.99 on ${DATE}`],
    link: MANAGE,
  },
  {
    what: 'a lifetime purchase',
    make: (sandbox) => sandbox.grant('lifetime'),
    name: 'Stepwise PRO for life',
    badge: 'Active',
    lines: ['Lifetime access', `Bought on ${DATE}`],
    link: null,
  },
  {
    what: 'a consumable',
    make: (sandbox) => sandbox.grant('coins'),
    name: '100 solution coins',
    badge: null,
    lines: [`Bought on ${DATE}`],
    link: null,
  },
  {
    what: 'a promotional grant',
    make: (sandbox) => sandbox.grant('half_year', { store: 'promotional' }),
    name: 'Stepwise PRO half-year',
    badge: 'Active',
    lines: [`Ends on ${DATE}`, 'Complimentary access'],
    link: null,
  },
  ...(
    [
      ['app_store', 'App Store', 'https://apps.apple.com/account/subscriptions'],
      ['play_store', 'Google Play', 'https://play.google.com/store/account/subscriptions'],
      ['amazon', 'Amazon Appstore', null],
    ] as const
  ).map(([store, name, address]) => ({
    what: `a subscription from ${name}`,
    make: (sandbox: Sandbox) => sandbox.grant('monthly', { store }),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: [`Renews on ${DATE}`, PAID_MONTHLY, `Purchased via ${name}. Manage it there.`],
    ...(address === null ? { link: null } : { link: 'Manage subscription', address }),
  })),
];

for (const { what, make, name, badge, lines, link, address } of CASES)
  test(`${what} is shown with the right texts, badge and link`, async ({ page, sandbox }) => {
    await make(sandbox);
    const centre = new Centre(page);
    await centre.open(sandbox);
    await expect(centre.cards).toHaveCount(1);
    const card = centre.cards;
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.locator('[part="badge"]')).toHaveText(badge ? [badge] : []);
    await expect(card.locator('p')).toHaveText(lines.map((line) => new RegExp(`^${line}$`)));
    await expect(card.getByRole('link')).toHaveCount(link ? 1 : 0);
    if (!link) return;
    const anchor = card.getByRole('link', { name: `${link} ${name} (opens in a new tab)`, exact: true });
    await expect(anchor).toHaveAttribute('target', '_blank');
    await expect(anchor).toHaveAttribute('rel', 'noopener');
    const prefix = address ?? `${sandbox.origin}/sandbox/manage?token=`;
    expect((await anchor.getAttribute('href'))?.startsWith(prefix)).toBe(true);
  });

test('problems are first, past purchases are folded, and active-only hides past purchases', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('coins');
  await sandbox.grant('quarterly');
  await sandbox.happen('expire', 'quarterly');
  await sandbox.grant('weekly');
  await sandbox.grant('annual');
  await sandbox.happen('billing-issue', 'annual');
  const centre = new Centre(page);
  await centre.open(sandbox);
  const names = centre.element.getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Stepwise PRO annual', 'Stepwise PRO weekly', '100 solution coins']);
  // The entitlement belongs to the other product. This subscription has a state of its own all the same.
  await expect(centre.card('Stepwise PRO weekly')).toContainText('Renews on');
  const past = centre.element.getByRole('button', { name: 'Past purchases' });
  await past.focus();
  await page.keyboard.press('Enter');
  await expect(past).toHaveAttribute('aria-expanded', 'true');
  await expect(names.last()).toHaveText('Stepwise PRO for a term');
  await expect(centre.card('Stepwise PRO for a term')).toContainText('Ended on');
  await expect(centre.card('Stepwise PRO for a term').getByRole('link')).toHaveCount(0);
  await centre.element.evaluate((node) => node.setAttribute('active-only', ''));
  await expect(past).toHaveCount(0);
  await expect(names).toHaveCount(3);
});

test('without purchases, the default text or the page’s slot is shown; a refunded purchase is past', async ({
  page,
  sandbox,
}) => {
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.element).toContainText('No active purchases');
  await sandbox.grant('monthly');
  await sandbox.happen('refund');
  await centre.open(sandbox, '', { content: '<p slot="empty">Nothing here. Buy PRO!</p>' });
  await expect(page.getByText('Nothing here. Buy PRO!')).toBeVisible();
  await expect(centre.element.getByText('No active purchases')).toBeHidden();
  await centre.element.getByRole('button', { name: 'Past purchases' }).click();
  await expect(centre.card('Stepwise PRO monthly')).toContainText(/Refunded.*Refunded on/s);
});

test('a cancelled plan is called cancelled although another product gives the access', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('monthly');
  await sandbox.happen('cancel', 'monthly');
  await sandbox.grant('annual');
  const centre = new Centre(page);
  await centre.open(sandbox);
  const monthly = centre.card('Stepwise PRO monthly');
  await expect(monthly.locator('[part="badge"]')).toHaveText('Cancelled');
  await expect(monthly).toContainText(new RegExp(`Ends on ${DATE}`));
  await expect(centre.card('Stepwise PRO annual').locator('[part="badge"]')).toHaveText('Active');
});
