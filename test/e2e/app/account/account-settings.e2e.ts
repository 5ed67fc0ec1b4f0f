import { pbkdf2Sync } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from '../../models/app/study-app';

const SALT = '00112233445566778899aabbccddeeff';
const PASSWORD = 'correct horse';

const account = (provider: 'google' | 'password') => ({
  uid: 'local-ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
  provider,
  createdAt: 1,
  lastSignInAt: 1,
});

const openSettings = async (page: Page, provider: 'google' | 'password'): Promise<void> => {
  const hash = pbkdf2Sync(PASSWORD, Buffer.from(SALT, 'hex'), 1000, 32, 'sha256').toString('hex');
  const entries: readonly (readonly [string, string])[] = [
    ['promo_dismissed_at', String(Date.now())],
    ['local_accounts', JSON.stringify([account(provider)])],
    ['local_account', 'local-ada'],
    ['local_passwords', JSON.stringify({ 'local-ada': { salt: SALT, hash, rounds: 1000 } })],
  ];
  await page.addInitScript((all) => {
    // Once for each tab: what the app writes later stays.
    if (sessionStorage.getItem('is-kept')) return;
    sessionStorage.setItem('is-kept', 'yes');
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
  await page.goto('/profile/settings');
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A picture that is red at the sides and green in the middle, as a PNG of 600 by 300. */
const drawPicture = async (page: Page): Promise<Buffer> => {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 300];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d00';
    context.fillRect(0, 0, 600, 300);
    context.fillStyle = '#0a0';
    context.fillRect(150, 0, 300, 300);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
};

/** What is shown: its size, and its colours at the left edge and in the middle. */
const look = (page: Page) =>
  page.locator('.set-photo img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const isGreen = (x: number, y: number): boolean => {
      const [red = 0, green = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return green > 120 && red < 60;
    };
    return { width: canvas.width, height: canvas.height, edge: isGreen(3, 96), middle: isGreen(96, 96) };
  });

test('a photo is cropped, made small, shown in the menu, kept after a reload, and can be removed', async ({
  page,
}) => {
  await openSettings(page, 'google');
  const input = page.getByLabel('Picture file');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(section(page, 'Profile')).toContainText('This file is not a picture that can be used');
  await input.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(section(page, 'Profile')).toContainText('This picture can’t be read');
  await input.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  });
  await expect(section(page, 'Profile')).toContainText('Your picture is saved.');
  expect(await look(page)).toEqual({ width: 192, height: 192, edge: true, middle: true });
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account', exact: true }).locator('img')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('documents:users/local-ada') ?? '');
  expect(kept.length).toBeLessThan(42_000);
  expect(kept).toContain('data:image/webp;base64,');
  await section(page, 'Profile').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveText('AL');
});

test('password and e-mail change only after the current password was entered; the typed text stays until then', async ({
  page,
}) => {
  await openSettings(page, 'password');
  const form = section(page, 'E-mail and password');
  await form.getByLabel('Current password').fill('a guess');
  await form.getByLabel('New password', { exact: true }).fill('battery staple');
  await form.getByLabel('New password again').fill('battery staple');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('The current password is not right.')).toBeVisible();
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('battery staple');
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Your password is changed.')).toBeVisible();
  await form.getByLabel('New e-mail address').fill('countess@example.org');
  await form.getByLabel('Your password').fill('battery staple');
  await form.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(form.getByText('Your e-mail address is countess@example.org from now on.')).toBeVisible();
  await expect(form.getByText('Now: countess@example.org')).toBeVisible();
});

test('a Google account confirms by choosing the account again; closing the question changes nothing', async ({
  page,
}) => {
  await openSettings(page, 'google');
  const form = section(page, 'E-mail');
  await form.getByLabel('New e-mail address').fill('countess@example.org');
  await form.getByRole('button', { name: 'Change e-mail' }).click();
  const question = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(question.getByRole('button', { name: 'Use another account' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByText('Now: ada@example.org')).toBeVisible();
  await form.getByRole('button', { name: 'Change e-mail' }).click();
  await question.getByRole('button', { name: /ada@example.org/ }).click();
  await expect(form.getByText('Now: countess@example.org')).toBeVisible();
});

test('a change that can’t be saved stays on screen, and is saved when saving works again', async ({
  page,
}) => {
  await openSettings(page, 'google');
  const form = section(page, 'Study preferences');
  await expect(form).toBeVisible();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Object.assign(globalThis, { giveBack: () => Object.assign(Storage.prototype, { setItem }) });
    Storage.prototype.setItem = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await form.getByLabel('Subject').selectOption('Calculus');
  await expect(form.getByText('Not saved yet.')).toBeVisible();
  await expect(form.getByLabel('Subject')).toHaveValue('Calculus');
  await page.evaluate('giveBack()');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(section(page, 'Study preferences').getByLabel('Subject')).toHaveValue('Calculus');
});
