// The files for script tags, from the unpacked package, in a browser: each comes up and fetches what it needs.
import { existsSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { findTestBrowser, launchBrowser } from '../../support/ensure-browser.mjs';
import { isFile } from '../../support/files.mjs';
import { about } from './packed.mjs';
import { messageOf } from '../../support/values.mjs';

/** @import { BrowserContext } from 'playwright' */

/** @type {(head: string) => string} */
const page = (head) => `<!doctype html><title>Integrator</title><body>${head}</body>`;

/** A page that writes no code shows an element; one that does has the class. */
const TAG = '<purchase-checkout layout="inline" api-key="rcb_sb_x" proxy-url="/nowhere"></purchase-checkout>';
const importMap = `<script type="importmap">{"imports":{"${about.name}/":"/package/"}}</script>`;

/** @type {Record<string, string>} */
const PAGES = {
  'script tag': `<script src="/package/dist/purchases.js"></script>${TAG}`,
  'script tag, single file': `<script src="/package/dist/purchases.full.js"></script>${TAG}`,
  'deep import of the single file': `${importMap}<script type="module">import '${about.name}/dist/purchases.full.js';</script>${TAG}`,
  'import by address': `<script type="module">
    import { Purchases } from '/package/dist/purchases.mjs';
    window.Purchases = Purchases;
  </script>${TAG}`,
};

/**
 * A script under its hashed name finds the screens beside itself; there when a release was made before.
 * @type {(folder: string) => [name: string, head: string][]}
 */
function releasePages(folder) {
  const browser = join(folder, 'release/browser');
  const files = existsSync(browser) ? readdirSync(browser) : [];
  return files
    .filter((file) => /^purchases\.[0-9a-f]{12}\.js$/.test(file))
    .map((file) => ['hashed name', `<script src="/release/browser/${file}"></script>${TAG}`]);
}

/**
 * Answers with the pages under their names, and with the files of the folder.
 * @type {(context: BrowserContext, folder: string, pages: Record<string, string>) => Promise<unknown>}
 */
const serve = (context, folder, pages) =>
  context.route('**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const named = pages[path.slice(1)];
    if (named) return route.fulfill({ contentType: 'text/html', body: page(named) });
    const file = join(folder, normalize(path));
    return isFile(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });

/** @type {(context: BrowserContext, name: string) => Promise<void>} */
async function checkPage(context, name) {
  const tab = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  try {
    await tab.goto(`https://integrator.example/${encodeURIComponent(name)}`);
    await tab.waitForFunction(() => 'Purchases' in window && typeof window.Purchases === 'function', null, {
      timeout: 20_000,
    });
    // The screens are there when the tag has become an element with something in it.
    await tab.waitForFunction(
      () => (document.querySelector('purchase-checkout')?.shadowRoot?.childElementCount ?? 0) > 0,
      null,
      { timeout: 20_000 },
    );
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}\n${errors.join('\n')}`, { cause: error });
  } finally {
    await tab.close();
  }
}

/** @type {(folder: string) => Promise<string>} */
export async function checkInBrowser(folder) {
  const pages = { ...PAGES, ...Object.fromEntries(releasePages(folder)) };
  const browser = await launchBrowser({ path: findTestBrowser() });
  try {
    const context = await browser.newContext();
    await serve(context, folder, pages);
    const names = Object.keys(pages);
    for (const name of names) await checkPage(context, name);
    return names.join(', ');
  } finally {
    await browser.close();
  }
}
