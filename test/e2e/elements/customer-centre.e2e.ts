import { Centre, DATE } from '../models/customer-centre';
import { expect, test } from '../models/one-page';
import type { Sandbox } from '../models/sandbox';

interface Case {
  readonly what: string;
  readonly make: (sandbox: Sandbox) => Promise<void>;
  readonly name: string;
  readonly badge: string | null;
  /** Every line below the name, as patterns. */
  readonly lines: readonly string[];
  readonly link: string | null;
}

const CASES: readonly Case[] = [
  {
    what: 'a subscription that renews',
    make: (sandbox) => sandbox.grant('monthly'),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: [`Renews on ${DATE}`, `Last payment on ${DATE}`],
    link: 'Manage subscription',
  },
  {
    what: 'a free trial',
    make: (sandbox) => sandbox.grant('annual', { trial: true }),
    name: 'Stepwise PRO annual',
    badge: 'Free trial',
    lines: [`Free trial until ${DATE}, then your paid subscription begins`, `Bought on ${DATE}`],
    link: 'Manage subscription',
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
    link: 'Manage subscription',
  },
  {
    what: 'a subscription that was cancelled',
    make: async (sandbox) => {
      await sandbox.grant('monthly');
      await sandbox.happen('cancel');
    },
    name: 'Stepwise PRO monthly',
    badge: 'Cancelled',
    lines: [`Ends on ${DATE}`, `Last payment on ${DATE}`],
    link: 'Manage subscription',
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
      `Current period ends on ${DATE}`,
      `Last payment on ${DATE}`,
      'The last payment did not go through. Update your payment method to keep your access.',
    ],
    link: 'Update payment method',
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
      ['app_store', 'App Store'],
      ['play_store', 'Google Play'],
      ['amazon', 'Amazon Appstore'],
    ] as const
  ).map(([store, name]) => ({
    what: `a subscription from ${name}`,
    make: (sandbox: Sandbox) => sandbox.grant('monthly', { store }),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: [`Renews on ${DATE}`, `Last payment on ${DATE}`, `Purchased via ${name}. Manage it there.`],
    link: null,
  })),
];

for (const { what, make, name, badge, lines, link } of CASES)
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
