// npm run screenshots: drives the built demo in Chromium and writes the sixteen pictures of docs/images.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { launchBrowser } from '../support/ensure-browser.mjs';
import { stopAll } from '../support/processes.mjs';
import { startSandbox } from '../support/sandbox-server.mjs';

/** @import { Page } from 'playwright' */
/** @typedef {{ locale: string, colorScheme: 'light' | 'dark' }} Look */

const FOLDER = 'docs/images';
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
/** @type {('light' | 'dark')[]} */
const THEMES = ['light', 'dark'];
const DIRECTIONS = { ltr: 'en-US', rtl: 'ar' };
/** A picture that is heavier slows the page that shows it. */
const LIMIT = 60_000;

const { origin } = await startSandbox();
const browser = await launchBrowser();

/**
 * Opens a fresh customer's checkout and hands over the page.
 * @type {(look: Look, key: string, email: string) => Promise<Page>}
 */
async function checkout({ locale, colorScheme }, key, email) {
  const page = await browser.newPage({
    viewport: { width: 960, height: 760 },
    deviceScaleFactor: 1.5,
    locale,
    colorScheme,
  });
  await page.goto(`${origin}/demo/script-tag.html?key=rcb_sb_test_pictures_${key}`);
  await page.click('#buy');
  const field = page.locator('purchase-checkout [part~="input"]');
  await field.fill(email);
  await field.press('Enter');
  return page;
}

/** @type {(page: Page) => Promise<Page>} */
async function fillCard(page) {
  const form = page.frameLocator('purchase-checkout iframe');
  for (const [id, value] of Object.entries(CARD)) await form.locator(`#${id}`).fill(value);
  await page.locator('[part~="pay"]:enabled').waitFor();
  return page;
}

/** @type {Record<string, (look: Look, key: string) => Promise<Page>>} */
const scenes = {
  email: async (look, key) => {
    const page = await checkout(look, key, 'ada@example');
    await page.locator('[part~="input"][aria-invalid]').waitFor();
    return page;
  },
  payment: async (look, key) => fillCard(await checkout(look, key, 'ada@example.com')),
  success: async (look, key) => {
    const page = await fillCard(await checkout(look, key, 'ada@example.com'));
    await page.locator('[part~="pay"]').click();
    await page.locator('[part~="finish"]').waitFor();
    return page;
  },
  error: async (look, key) => {
    const page = await checkout(look, key, 'backend-7107@example.com');
    await page.locator('[part~="retry"]').waitFor();
    return page;
  },
};

/** @type {(page: Page, path: string) => Promise<void>} */
async function capture(page, path) {
  await page.mouse.move(1, 1);
  await page.waitForTimeout(600); // animations and the drawn check come to rest
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const picture = Buffer.from(data, 'base64');
  if (picture.length > LIMIT) throw new Error(`${path} has ${picture.length} bytes, more than ${LIMIT}.`);
  writeFileSync(path, picture);
  console.log(path, picture.length);
}

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) if (file.startsWith('checkout-')) rmSync(`${FOLDER}/${file}`);
try {
  for (const [scene, open] of Object.entries(scenes))
    for (const colorScheme of THEMES)
      for (const [direction, locale] of Object.entries(DIRECTIONS)) {
        const name = `${scene}-${colorScheme}-${direction}`;
        const page = await open({ locale, colorScheme }, name.replaceAll('-', '_'));
        await capture(page, `${FOLDER}/checkout-${name}.webp`);
        await page.close();
      }
} finally {
  await browser.close();
  await stopAll();
}
