import type { Page } from 'playwright/test';
import { Centre, DATE } from '../../models/customer-centre';
import { expect, test } from '../../models/one-page';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Adds to the record of a subscription what other stores say. The sandbox sells in one store only. */
const changeRecord = async (page: Page, productId: string, change: object): Promise<void> => {
  await page.route(/\/v1\/subscribers\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as {
      subscriber: { subscriptions: Record<string, object>; entitlements: object };
    };
    const record = json.subscriber.subscriptions[productId];
    if (record) json.subscriber.subscriptions[productId] = { ...record, ...change };
    if ('expires_date' in change) json.subscriber.entitlements = {};
    await route.fulfill({ response, json });
  });
};

const OTHER_PAGE = 'https://play.example.org/subscriptions';

const CASES = [
  {
    what: 'days of grace',
    change: { billing_issues_detected_at: inDays(-1), grace_period_expires_date: inDays(60) },
    badge: 'Payment problem',
    lines: [`You keep your access until ${DATE}\\. Update your payment method before then\\.`],
    link: { name: 'Update payment method', url: null },
  },
  {
    what: 'a pause',
    change: {
      store: 'play_store',
      expires_date: inDays(-1),
      auto_resume_date: inDays(20),
      management_url: null,
    },
    badge: 'Paused',
    lines: [`Resumes on ${DATE}`, 'Purchased via Google Play\\. Manage it there\\.'],
    link: null,
  },
  {
    what: 'a pause that begins later, with its own management page',
    change: { store: 'play_store', auto_resume_date: inDays(90), management_url: OTHER_PAGE },
    badge: 'Active',
    lines: [`Pauses on ${DATE}`, `Resumes on ${DATE}`],
    link: { name: 'Manage subscription', url: OTHER_PAGE },
  },
  {
    what: 'a subscription of the family',
    change: { store: 'app_store', ownership_type: 'FAMILY_SHARED', billing_issues_detected_at: inDays(-1) },
    badge: 'Active',
    lines: ['Shared with you by your family\\.'],
    link: null,
  },
] as const;

for (const { what, change, badge, lines, link } of CASES)
  test(`${what}: badge, lines and link`, async ({ page, sandbox }) => {
    await sandbox.grant('monthly');
    await changeRecord(page, 'monthly', change);
    const centre = new Centre(page);
    await centre.open(sandbox);
    const card = centre.card('Stepwise PRO monthly');
    await expect(card.locator('[part="badge"]')).toHaveText(badge);
    for (const line of lines) await expect(card).toContainText(new RegExp(line));
    await expect(card.getByRole('link')).toHaveCount(link ? 1 : 0);
    if (link) await expect(card.getByRole('link')).toContainText(link.name);
    if (link?.url) await expect(card.getByRole('link')).toHaveAttribute('href', link.url);
    await page.unrouteAll();
  });
