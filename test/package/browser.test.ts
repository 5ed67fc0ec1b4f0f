// The files for script tags, from the unpacked package, in a browser: each comes up and fetches what it needs.
import { join, normalize } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { writeBrowserFiles } from '../../scripts/package/assemble-release.mjs';
import { about } from '../../scripts/package/packed.mjs';
import { findTestBrowser, launchBrowser } from '../../scripts/support/ensure-browser.mjs';
import { isFile } from '../../scripts/support/files.mjs';
import { makeProject } from './project';

const folder = makeProject();
/** A script under its hashed name finds the screens beside itself. */
const { names } = writeBrowserFiles(join(folder, 'package/dist'), join(folder, 'release'));

/** A page that writes no code shows an element; one that does has the class. */
const TAG = '<purchase-checkout layout="inline" api-key="rcb_sb_x" proxy-url="/nowhere"></purchase-checkout>';
const importMap = `<script type="importmap">{"imports":{"${about.name}/":"/package/"}}</script>`;

const PAGES: Record<string, string> = {
  'script tag': '<script src="/package/dist/purchases.js"></script>',
  'script tag, single file': '<script src="/package/dist/purchases.full.js"></script>',
  'deep import of the single file': `${importMap}<script type="module">import '${about.name}/dist/purchases.full.js';</script>`,
  'import by address': `<script type="module">
    import { Purchases } from '/package/dist/purchases.mjs';
    window.Purchases = Purchases;
  </script>`,
  'hashed name': `<script src="/release/${names['purchases.js']}"></script>`,
};

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await launchBrowser({ path: findTestBrowser() });
});
afterAll(() => browser?.close());

test.each(Object.entries(PAGES))('%s', async (_name, head) => {
  const page = await browser!.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const body = `<!doctype html><title>Integrator</title><body>${head}${TAG}</body>`;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body });
    const file = join(folder, normalize(path));
    return isFile(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto('https://integrator.example/');
  // The screens are there when the tag has become an element with something in it.
  const isReady = (): boolean =>
    'Purchases' in window &&
    typeof window.Purchases === 'function' &&
    (document.querySelector('purchase-checkout')?.shadowRoot?.childElementCount ?? 0) > 0;
  const appears = page.waitForFunction(isReady, null, { timeout: 20_000 }).then(() => 'it is there', String);
  expect({ errors, end: await appears }).toEqual({ errors: [], end: 'it is there' });
  await page.close();
});
