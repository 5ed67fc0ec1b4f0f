import type { BrowserContext, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { GAPI_STAND_IN } from './gapi-stand-in';

const isOwn = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

/** Nothing leaves the machine; Google's script is answered by a stand-in. The result are the addresses asked for. */
export const stayHere = async (context: BrowserContext): Promise<readonly string[]> => {
  const asked: string[] = [];
  await context.route(
    (url) => !isOwn(url),
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url.startsWith('https://apis.google.com/js/api.js'))
        await route.fulfill({ contentType: 'text/javascript', body: GAPI_STAND_IN });
      else await route.abort();
    },
  );
  return asked;
};

/** What the pages' policy has refused, and errors nobody caught. */
export const watchComplaints = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TrustedScript/i.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
};

const fillIn = async (window: Page, email: string, name: string): Promise<void> => {
  await window.locator('.js-new-account button').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill(name);
  await window.locator('#sign-in').click();
};

/** The provider's window that `click` opens. */
export const windowAfter = async (page: Page, click: () => Promise<void>): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await click();
  const window = await opened;
  await window.waitForLoadState('domcontentloaded');
  return window;
};

export const newAccountIn = async (window: Page, email: string, name: string): Promise<void> => {
  const closed = window.isClosed() ? Promise.resolve() : window.waitForEvent('close');
  await fillIn(window, email, name);
  await closed;
};

/** Where the page itself was left for the provider's. */
export const newAccountOn = fillIn;

export const sameAccountIn = async (window: Page, email: string): Promise<void> => {
  const closed = window.waitForEvent('close');
  await window.locator('.js-reuse-account').filter({ hasText: email }).click();
  await closed;
};

export const openModal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
};

/** Signed in with the account's menu, and out of sight again. */
export const expectSignedInAs = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await page.keyboard.press('Escape');
};
