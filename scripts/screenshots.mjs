// npm run screenshots: drives the built demo in Chromium and writes the pictures of docs/images.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './ensure-browser.mjs';
import { isPortFree, startChild, stopAll, waitForAnswers } from './processes.mjs';

const FOLDER = 'docs/images';
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

let port = 4700;
while (!(await isPortFree(port))) port += 1;
const origin = `http://localhost:${port}`;
startChild(process.execPath, ['build/server/main.mjs'], {
  env: { ...process.env, PORT: String(port), SANDBOX_STATE: 'memory' },
  stdio: 'ignore',
});
await waitForAnswers([`${origin}/healthz`], 20_000, () => false);

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** Opens a fresh customer's checkout and hands over the page. */
async function checkout(viewport, key, email) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, locale: 'en-US' });
  await page.goto(`${origin}/demo/script-tag.html?key=rcb_sb_test_pictures_${key}`);
  await page.click('#buy');
  const field = page.getByLabel('Email', { exact: true });
  await field.waitFor();
  if (email) {
    await field.fill(email);
    await field.press('Enter');
  }
  return page;
}

async function fillCard(page) {
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  for (const [id, value] of Object.entries(CARD)) await form.locator(`#${id}`).fill(value);
  await page.locator('[part~="pay"]:enabled').waitFor();
  return page;
}

const scenes = {
  email: (size, key) => checkout(size, key, ''),
  payment: async (size, key) => fillCard(await checkout(size, key, 'ada@example.com')),
  success: async (size, key) => {
    const page = await fillCard(await checkout(size, key, 'ada@example.com'));
    await page.locator('[part~="pay"]').click();
    await page.locator('[part~="finish"]').waitFor();
    return page;
  },
  error: async (size, key) => {
    const page = await checkout(size, key, 'backend-7107@example.com');
    await page.locator('[part~="retry"]').waitFor();
    return page;
  },
};

mkdirSync(FOLDER, { recursive: true });
for (const [sizeName, size] of Object.entries(SIZES))
  for (const [scene, open] of Object.entries(scenes)) {
    const page = await open(size, `${scene}_${sizeName}`);
    await page.waitForTimeout(600); // animations and the drawn check come to rest
    const path = `${FOLDER}/checkout-${scene}-${sizeName}.png`;
    await page.screenshot({ path, scale: 'css' });
    console.log(path);
    await page.close();
  }
await browser.close();
await stopAll();
