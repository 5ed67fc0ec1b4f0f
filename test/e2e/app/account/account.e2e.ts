import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../../models/app/app-test';
import { expectAccessible } from '../../models/app/app-looks';

const HOUR = 3_600_000;
const START = Date.now();

const ada = {
  uid: 'local-ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
  provider: 'google',
  createdAt: START - 100 * HOUR,
  lastSignInAt: START - 90 * HOUR,
};

const entry = (path: string, data: unknown): [string, string] => [`documents:${path}`, JSON.stringify(data)];

/** Nothing that lies over the pages is part of these tests. */
const QUIET: readonly [string, string][] = [
  ['has_seen_welcome_modal', 'true'],
  ['promo_dismissed_at', String(START)],
];

const SIGNED_IN: readonly [string, string][] = [
  ['local_accounts', JSON.stringify([ada])],
  ['local_account', ada.uid],
];

const calculation = (id: string, calculator: string, input: string, result: string, path: string) =>
  entry(`users/${ada.uid}/calculations/${id}`, {
    calculator,
    input,
    result,
    path,
    userId: ada.uid,
    timestamp: { $time: START - id.length * HOUR },
  });

const RICH: readonly [string, string][] = [
  ...SIGNED_IN,
  calculation('a', 'basic', '12*12', '144', '/math/basic'),
  calculation('bb', 'mortgage', '$300,000 at 6.5%', '$1,896.20', '/financial/mortgage'),
  entry(`users/${ada.uid}/favoriteFormulas/quadratic-formula`, {
    formulaId: 'quadratic-formula',
    title: 'Quadratic formula',
    subject: 'algebra',
    addedAt: { $time: START },
    userId: ada.uid,
  }),
  entry('onboarding_data/r1', { subject: 'Algebra', timestamp: { $time: START - HOUR } }),
];

/** Once for each tab: what the app writes later stays. */
const keep = (page: Page, entries: readonly (readonly [string, string])[]): Promise<void> =>
  page.addInitScript(
    (all) => {
      if (sessionStorage.getItem('is-kept')) return;
      sessionStorage.setItem('is-kept', 'yes');
      for (const [key, value] of all) localStorage.setItem(key, value);
    },
    [...QUIET, ...entries],
  ) as Promise<unknown> as Promise<void>;

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('onboarding answers that a visitor gives by keyboard are in the profile after signing in', async ({
  page,
}) => {
  await keep(page, SIGNED_IN.slice(0, 1));
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /Calculus/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where are you in school?' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /Calculus/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('radio', { name: /Catch up/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Finish without' }).click();
  await expect(page).toHaveURL('/ai');
  const before = await stored(page);
  expect(before).toMatchObject({ user_subject: 'Calculus', onboarding_completed: 'true' });
  expect(JSON.parse(before['pending_onboarding_data'] ?? '{}')).toMatchObject({ grade: null });

  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /ada@example.org/ }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Calculus');
  await expect(page.getByLabel('Goal')).toHaveValue('Catch up');
  await expect.poll(async () => (await stored(page))['pending_onboarding_data']).toBeUndefined();
  const after = await stored(page);
  expect(after['anonymous_user_id']).not.toBe(before['anonymous_user_id']);
  const records = Object.entries(after).filter(([key]) => key.startsWith('documents:onboarding_data/'));
  expect(records.map(([, text]) => JSON.parse(text) as unknown)).toMatchObject([
    { userId: ada.uid, isAnonymous: false, originalSubject: 'calculus', anonymousIdMigrated: true },
  ]);
});

test('history: a deleted entry can be restored, is gone after leaving the page, and other entries open again', async ({
  page,
}) => {
  await keep(page, RICH);
  await page.goto('/profile/history');
  await page.getByRole('button', { name: /^Delete Mortgage/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mortgage', exact: false }).first().click();
  await expect(page.getByRole('link', { name: /144/ })).toBeHidden();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: /^Delete Mortgage/ }).click();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('link', { name: /144/ })).toBeVisible();
  await expect(page.getByText('$1,896.20')).toBeHidden();
  await page.getByRole('link', { name: /144/ }).click();
  await expect(page).toHaveURL('/math/basic');
});

test('settings: the user can export all data, and delete it after typing a word', async ({ page }) => {
  await keep(page, RICH);
  await page.goto('/profile/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: 'ada@example.org' },
    documents: { [`users/${ada.uid}/calculations/a`]: { input: '12*12' } },
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('button', { name: 'Delete everything' });
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.click();
  await page
    .getByRole('dialog', { name: 'Is it still you?' })
    .getByRole('button', { name: /ada@example.org/ })
    .click();
  await expect(page).toHaveURL('/ai');
  const left = Object.keys(await stored(page)).filter((key) => key.startsWith('documents:'));
  expect(left).toEqual(['documents:onboarding_data/r1']);
});

test('admins see the statistics; other users see “Unauthorized”', async ({ page }) => {
  await keep(page, RICH);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
  await page.evaluate((key) => {
    const profile = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...profile, isAdmin: true }));
  }, `documents:users/${ada.uid}`);
  await page.reload();
  await expect(page.getByRole('table', { name: 'By subject', exact: true })).toContainText('Algebra');
  await expect(page.getByRole('table', { name: 'From the offer to the subscription' })).toContainText(
    'Subscribed',
  );
  // Each chart says what it counts.
  for (const text of ['Solved questions, last 30 days', 'Subscriptions, last 30 days', '0 solved'])
    await expect(page.locator('main')).toContainText(text);
  await expectAccessible(page, 'main');
});

const PAGES = [
  ['/profile', 'My profile'],
  ['/profile/history', 'Calculation history'],
  ['/profile/favorite', 'Favorite formulas'],
  ['/profile/learning', 'Learning progress'],
  ['/profile/settings', 'Account settings'],
] as const;

/** Within the app: the page is not loaded anew. */
const go = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};

test('axe finds nothing on the account pages in either theme, and none scrolls sideways at 320 px', async ({
  page,
}) => {
  test.slow();
  await keep(page, RICH);
  await page.goto('/ai');
  for (const [path, heading] of [...PAGES, ['/onboarding', 'What are you working on?'] as const]) {
    await go(page, path, heading);
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('each account page shows a visitor a description and a sign-in button', async ({ page }) => {
  await keep(page, []);
  await page.goto('/ai');
  for (const [path, heading] of PAGES) {
    await go(page, path, heading);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await expectAccessible(page, 'main');
});
