import type { Page } from 'playwright/test';
import { expectAccessible } from '../models/app/app-looks';
import { expect, test } from '../models/app/study-app';

/** A page that is there from the start and asks for nothing. */
const PAGE = '/tiktok';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });

const answerSurvey = async (page: Page): Promise<void> => {
  const survey = dialog(page, 'Before you go');
  const submit = survey.getByRole('button', { name: 'Submit' });
  await survey.getByRole('radio', { name: 'Something is missing' }).check({ force: true });
  await survey.getByLabel('What did you miss?').fill('Matrices');
  await survey.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  await survey.getByRole('radio', { name: 'A friend' }).check({ force: true });
  await expect(submit).toBeDisabled();
  await survey.getByRole('radio', { name: 'A calculator' }).check({ force: true });
  await submit.click();
};

const keptSurveys = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('documents:exit_surveys/'))
      .map(([, text]): unknown => JSON.parse(String(text))),
  );

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the welcome modal leads to the sign-in modal, a local account, and a toast', async ({ page }) => {
    await page.goto(PAGE);
    const welcome = dialog(page, 'Unlock the Full Power of Stepwise!');
    await expect(welcome.getByRole('heading')).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    expect(await page.evaluate(() => localStorage.getItem('has_seen_welcome_modal'))).toBe('true');
    await welcome.getByRole('button', { name: 'Sign In Now' }).click();

    const signIn = dialog(page, 'Welcome');
    await expect(signIn).toContainText('Sign in to access your account');
    await expect(signIn).toContainText("Choose how you'd like to sign in:");
    await expectAccessible(page, 'dialog[open]');
    await signIn.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(signIn.getByRole('button', { name: 'Signing in...' })).toBeVisible();

    await expect(signIn).toContainText('lives in this browser only');
    await expect(signIn.getByLabel('Email')).toBeFocused();
    await signIn.getByLabel('Email').fill('ada');
    await signIn.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(signIn.getByRole('alert')).toHaveText('The address needs an @, as in ada@example.org.');
    await expectAccessible(page, 'dialog[open]');
    await signIn.getByLabel('Email').fill('ada@example.org');
    await signIn.getByLabel('Name').fill('Ada');
    await signIn.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(signIn).toHaveCount(0);
    await expect(toast(page, 'Welcome to Stepwise! Your account is ready to use.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(welcome).toHaveCount(0);
  });

  test('no welcome modal appears on the checkout page', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /trial/i }).first().click();
    await expect(dialog(page, 'Welcome')).toContainText('Sign in to complete your purchase');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.banner')).toHaveCount(0);
  });
});

test.describe('on a later visit', () => {
  const account = (uid: string, name: string) => ({
    uid,
    email: `${name}@example.org`,
    displayName: name,
    photoURL: null,
    provider: 'google',
    createdAt: 1,
    lastSignInAt: 1,
  });

  test('the user chooses among several local accounts, and can cancel', async ({ page }) => {
    await page.addInitScript(
      (text) => localStorage.setItem('local_accounts', text),
      JSON.stringify([account('1', 'ada'), account('2', 'emmy')]),
    );
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    const signIn = dialog(page, 'Welcome');
    await signIn.getByRole('button', { name: 'Continue with Google' }).click();
    await expectAccessible(page, 'dialog[open]');
    await signIn.getByRole('button', { name: 'Back' }).click();
    await expect(signIn.getByRole('alert')).toHaveCount(0);
    await signIn.getByRole('button', { name: 'Continue with Google' }).click();
    await signIn.getByRole('button', { name: 'emmy' }).click();
    await expect(toast(page, 'Welcome to Stepwise!')).toBeVisible();
  });

  test('a failed sign-in shows an error in a red box', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    const signIn = dialog(page, 'Welcome');
    await signIn.getByRole('button', { name: 'Continue with Apple' }).click();
    await signIn.getByLabel('Email').fill('ada@example.org');
    await page.keyboard.press('Enter');
    await expect(signIn.getByRole('alert')).toContainText('does not allow storage');
    await expectAccessible(page, 'dialog[open]');
  });

  test('the promo banner is shown until ‘Not now’, and hides no content of the page', async ({ page }) => {
    await page.goto(PAGE);
    const promo = page.getByRole('region', { name: 'Free trial' });
    await expect(promo).toContainText('Unlock Stepwise PRO Now!');
    await expect(promo.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/checkout');
    await expectAccessible(page, '.banner');
    const [banner, legal] = await Promise.all([
      promo.boundingBox(),
      page.getByRole('link', { name: 'Contact Us' }).boundingBox(),
    ]);
    expect((banner?.y ?? 0) + (banner?.height ?? Infinity)).toBeLessThan(legal?.y ?? 0);
    await promo.getByRole('button', { name: 'Not now' }).click();
    await expect(promo).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(promo).toHaveCount(0);
  });

  test('the exit survey opens when the mouse moves to the tab strip', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.banner')).toBeVisible();
    await page.mouse.move(500, 400);
    await page.mouse.move(500, 3);
    await expect(dialog(page, 'Before you go')).toBeVisible();
    await expect(page.locator('.banner')).toHaveCount(0);
    await expectAccessible(page, 'dialog[open]');
    await answerSurvey(page);
    await expect(toast(page, 'Survey submitted successfully!')).toBeVisible();
    await expect(dialog(page, 'Before you go')).toHaveCount(0);
    expect(await keptSurveys(page)).toMatchObject([
      {
        exitReason: 'missing-features',
        missingFeatureDetail: 'Matrices',
        enjoyedExperience: 'no',
        referralSource: 'friend',
        futureInterest: 'calculator',
        isMobile: false,
        path: PAGE,
      },
    ]);
    await page.mouse.move(500, 400);
    await page.mouse.move(500, 3);
    await expect(dialog(page, 'Before you go')).toHaveCount(0);
  });

  test('going offline and online is announced', async ({ page, context }) => {
    await page.goto(PAGE);
    await expect(page.locator('.banner')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Opened pages still work.')).toBeVisible();
    await expectAccessible(page, '.offline');
    await context.setOffline(false);
    await expect(toast(page, 'You are back online.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const viewport = { width: 375, height: 667 };
  test.use({ isAlone: true, viewport, hasTouch: true, isMobile: true, userAgent: agent });

  test('the first press of the back button opens the survey, the second leaves the app', async ({ page }) => {
    await page.goto('/terms');
    await page.goto(PAGE);
    await expect(page.locator('.banner')).toBeVisible();
    await page.touchscreen.tap(4, 200);
    await page.goBack();
    await expect(dialog(page, 'Before you go')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await expectAccessible(page, 'dialog[open]');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  });

  test('going back within the app does not open the survey', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ios_banner_dismissed', 'true'));
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Start Free Trial' }).tap();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.locator('.banner')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('30 s without a touch open the survey', async ({ page }) => {
    await page.clock.install();
    await page.goto(PAGE);
    await page.clock.runFor(3000);
    await expect(page.locator('.banner')).toBeVisible();
    await page.clock.runFor(30_000);
    const survey = dialog(page, 'Before you go');
    await expect(survey).toBeVisible();
    const intro = survey.getByText('Four quick questions.');
    const head = survey.locator('.modal-head');
    const edges = async () => {
      const [dialogBox, headBox, introBox] = await Promise.all(
        [survey, head, intro].map((part) => part.boundingBox()),
      );
      return {
        dialogTop: dialogBox?.y,
        headTop: headBox?.y,
        headEnd: headBox!.y + headBox!.height,
        intro: introBox!.y,
      };
    };
    const first = await edges();
    expect(first.intro).toBeGreaterThanOrEqual(first.headEnd);
    await survey.evaluate((element) => element.scrollTo(0, 150));
    const scrolled = await edges();
    // Nothing is seen above the title while the questions scroll.
    expect(Math.abs(scrolled.headTop! - scrolled.dialogTop!)).toBeLessThanOrEqual(2);
  });

  test('on iOS the app banner is shown until it is closed, and then the trial offer', async ({ page }) => {
    await page.goto(PAGE);
    const banner = page.getByRole('region', { name: 'Our app' });
    await expect(banner).toContainText('Want even more features?');
    const store = await banner.getByRole('link', { name: 'Get the app' }).getAttribute('href');
    expect((await page.request.get(String(store))).status()).toBe(200);
    await expectAccessible(page, '.banner');
    await banner.getByRole('button', { name: 'Close' }).tap();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Free trial' })).toBeVisible();
    await expectAccessible(page, '.banner');
  });
});
