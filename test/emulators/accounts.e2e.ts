import { expect, test } from 'playwright/test';
import { accountWith, belongingsOf, deleteAccount, documentsIn } from './emulator-data';
import {
  expectSignedInAs,
  newAccountIn,
  newAccountOn,
  openModal,
  sameAccountIn,
  stayHere,
  watchComplaints,
  windowAfter,
} from './provider-window';

/** Each run and each try has its own people. */
const addressOf = (name: string): string => `${name}.${Date.now().toString(36)}@example.org`;

test('a visitor answers, asks, signs in with Google, finds everything again after a reload, and deletes it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const asked = await stayHere(context);
  const complaints = watchComplaints(page);
  const email = addressOf('ada');

  await page.goto('/onboarding');
  await page.getByRole('radio', { name: /Calculus/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const name of ['Skip', 'Skip']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Finish without' }).click();
  await expect(page).toHaveURL('/ai');
  const box = page.getByLabel('Your problem');
  await box.fill('x^2 - 5x + 6 = 0');
  await box.press('Enter');
  await expect(page.getByRole('article').getByText('Verified')).toBeVisible();
  await expect
    .poll(async () => (await documentsIn('ai_questions')).filter(({ data }) => data['is_anonymous']).length)
    .toBeGreaterThan(0);
  const anonymousId = await page.evaluate(() => localStorage.getItem('anonymous_user_id'));

  await openModal(page);
  // The window's helpers are there before anybody clicks.
  await expect.poll(() => asked.some((url) => url.includes('/js/api.js'))).toBe(true);
  await expect(page.locator('link[rel="preconnect"][href="https://apis.google.com"]')).toHaveCount(1);
  const window = await windowAfter(page, () =>
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  );
  await newAccountIn(window, email, 'Ada Lovelace');
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeHidden();
  await expect(page.getByText('Your account is ready to use.')).toBeVisible();

  const account = await accountWith(email);
  const uid = account?.localId ?? '';
  expect(account?.providerUserInfo.map(({ providerId }) => providerId)).toEqual(['google.com']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pending_onboarding_data'))).toBeNull();
  const records = (await documentsIn('onboarding_data')).filter(({ data }) => data['userId'] === uid);
  expect(records.map(({ data }) => data)).toMatchObject([
    { isAnonymous: false, anonymousIdMigrated: true, previousAnonymousId: anonymousId, email },
  ]);
  await expect
    .poll(async () => (await documentsIn('ai_questions')).filter(({ data }) => data['user_id'] === uid))
    .toMatchObject([{ data: { is_anonymous: false, anonymousIdMigrated: true, auth_provider: 'google' } }]);
  expect((await belongingsOf(uid))['profile']?.[0]?.data).toMatchObject({
    email,
    isAdmin: false,
    preferences: { subject: 'Calculus', onboardingCompleted: true },
  });
  expect(await page.evaluate(() => localStorage.getItem('anonymous_user_id'))).not.toBe(anonymousId);

  await page.goto('/formulas/quadratic-formula');
  const heart = page.getByRole('button', { name: 'Favorite: Quadratic formula', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/ai');
  await expectSignedInAs(page, email);
  await page.getByLabel('Your problem').fill('2x + 3 = 11');
  await page.getByLabel('Your problem').press('Enter');
  await expect(page.getByRole('article').last().getByText('Verified')).toBeVisible();
  await expect.poll(async () => (await belongingsOf(uid))['calculations']?.length).toBe(1);

  await page.reload();
  await expectSignedInAs(page, email);
  await page.goto('/profile/favorite');
  await expect(page.getByRole('link', { name: /Quadratic formula/ }).first()).toBeVisible();
  await page.goto('/profile/history');
  await expect(page.getByRole('button', { name: 'Delete AI Solver: 2x + 3 = 11' })).toBeVisible();

  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  const proof = await windowAfter(page, () =>
    page.getByRole('button', { name: 'Delete everything' }).click(),
  );
  await sameAccountIn(proof, email);
  await expect(page).toHaveURL('/ai');
  expect(await accountWith(email)).toBeUndefined();
  const left = Object.entries(await belongingsOf(uid)).filter(([, kept]) => kept.length > 0);
  expect(left).toEqual([]);
  await expect(page.getByText('You have been signed out')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a closed window is no error; then Apple signs in, and a session ended elsewhere says so', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await stayHere(context);
  const complaints = watchComplaints(page);
  const email = addressOf('alan');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  const apple = page.getByRole('button', { name: 'Continue with Apple' });
  const closed = await windowAfter(page, () => apple.click());
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await closed.close();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(apple).toBeEnabled();
  await expect(page.getByRole('dialog', { name: 'Welcome' }).getByRole('alert')).toBeHidden();

  await newAccountIn(await windowAfter(page, () => apple.click()), email, 'Alan Turing');
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeHidden();
  await expectSignedInAs(page, email);
  const account = await accountWith(email);
  expect(account?.providerUserInfo.map(({ providerId }) => providerId)).toEqual(['apple.com']);
  await expect.poll(async () => (await belongingsOf(account?.localId ?? ''))['profile']?.length).toBe(1);

  await deleteAccount(account?.localId ?? '');
  await page.reload();
  await expect(page.getByText('You have been signed out. Please sign in again.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('where windows are blocked the page is left and comes back signed in', async ({ page, context }) => {
  await stayHere(context);
  const complaints = watchComplaints(page);
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  const email = addressOf('grace');
  await page.goto('/formulas');
  await openModal(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await newAccountOn(page, email, 'Grace Hopper');
  await expect(page).toHaveURL('/formulas');
  await expect(page.getByText('Your account is ready to use.')).toBeVisible();
  await expectSignedInAs(page, email);
  await deleteAccount((await accountWith(email))?.localId ?? '');
  expect(complaints).toEqual([]);
});

test('a stranger’s page asks Google for nothing, and loads the account service only when it is idle', async ({
  page,
  context,
}) => {
  const asked = await stayHere(context);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/ai');
  await expect(page.getByLabel('Your problem')).toBeVisible();
  await expect.poll(() => scripts.some((url) => /auth-client\.\w+\.js$/.test(url))).toBe(true);
  const html = await (await page.request.get('/ai')).text();
  expect(html).not.toMatch(/auth-client|documents-client/);
  expect(asked).toEqual([]);
  expect(scripts.filter((url) => /documents-client/.test(url))).toEqual([]);
});
