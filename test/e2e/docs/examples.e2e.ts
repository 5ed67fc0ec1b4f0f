import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { toOfferingsWire } from '../../../demo/server/catalogue/offerings';
import { onSandbox } from '../../../docs/.vitepress/live-pages';
import { blocksIn, GUIDES, where } from '../../repo/docs-code/blocks';
import type { Block } from '../../repo/docs-code/blocks';
import { expect, test } from '../models/one-page';

const OUR_SCRIPT =
  '<script src="https://your.cdn/purchase-elements@0.1.0/dist/purchases.js" data-api-key="rcb_your_key" async></script>';

/** Every block of HTML with a tag of ours. Those marked `live` run on the site, too (`live.e2e.ts`). */
const EXAMPLES: readonly Block[] = GUIDES.flatMap((file) =>
  blocksIn(file, readFileSync(file, 'utf8')),
).filter(({ language, code }) => language === 'html' && /<purchase-|\/dist\/purchases\.m?js/.test(code));

/** A block as a reader would try it: in a page, with the script of the page's head where the block has none. */
const pageOf = (code: string, key: string): string => {
  const script = /\/dist\/purchases\.m?js/.test(code) ? '' : OUR_SCRIPT;
  const body = onSandbox(`${script}\n${code}`, key)
    .replaceAll('../../dist/', '/dist/')
    .replaceAll('http://localhost:4300/', '/')
    // A digest that the reader fills in.
    .replaceAll(/\s(integrity|crossorigin)="[^"]*"/g, '');
  if (/^\s*<!doctype/i.test(code)) return body;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title>
<link rel="icon" href="data:,"><script src="/sandbox/stripe/stripe.js"></script></head>
<body><main>${body}</main></body></html>`;
};

/** What the console of the page says, from now on. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

async function openExample(page: Page, code: string, key: string): Promise<void> {
  await page.unroute('**/example-of-a-guide');
  await page.route('**/example-of-a-guide', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(code, key) }),
  );
  await page.goto('/example-of-a-guide');
}

/** What each element of ours shows, in its shadow root and in its slots. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('purchase-'))
      .map((element) => {
        const name = element.localName;
        if (!element.matches(':defined')) return `${name}: not defined`;
        const text = `${element.shadowRoot?.textContent ?? ''} ${element.textContent}`.trim();
        return /coming soon|not found|no offering|no package/i.test(text) ? `${name}: ${text}` : name;
      }),
  );

test('there are examples in most guides, and the sandbox has their offerings', () => {
  expect(EXAMPLES.length).toBeGreaterThan(15);
  const named = EXAMPLES.flatMap(({ code }) =>
    [...code.matchAll(/\boffering="([^"]*)"/g)].map(([, id]) => id),
  );
  const sold = toOfferingsWire({ assetBaseUrl: '', now: new Date() }) as {
    offerings: { identifier: string }[];
  };
  const known = sold.offerings.map(({ identifier }) => identifier);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((id) => !known.includes(id ?? ''))).toEqual([]);
});

for (const guide of new Set(EXAMPLES.map(({ file }) => file)))
  test(`the examples of ${guide} run against the sandbox as they are written`, async ({ page, sandbox }) => {
    const said = listen(page);
    for (const block of EXAMPLES.filter(({ file }) => file === guide))
      await test.step(where(block), async () => {
        await openExample(page, block.code, sandbox.key);
        const isModule = block.code.includes('purchases.mjs');
        if (!isModule) await expect.poll(() => page.evaluate(() => 'Purchases' in window)).toBe(true);
        const names = [...block.code.matchAll(/<(purchase-[a-z]+)/g)].map(([, name = '']) => name);
        await page.waitForLoadState('networkidle');
        const found = await shown(page);
        expect(found.filter((line) => !names.includes(line))).toEqual([]);
        expect(said).toEqual([]);
      });
  });

/** The blocks of the guide that begin with a call, by what only they have. */
const callExample = (mark: string): string =>
  EXAMPLES.find(({ file, code }) => file === 'docs/start-script-tag.md' && code.includes(mark))?.code ?? '';

/** How the call of the guide comes by the library, with what only its block has, and the script. */
const WAYS = [
  ['a deferred script and a call', 'getSharedInstance', '**/dist/purchases.js'],
  ['an async script that comes late, and configure', 'billing.addEventListener', '**/dist/purchases.js'],
  ['a module that imports the library', 'purchases.mjs', '**/dist/purchases.mjs'],
] as const;

test('the button of the guide opens the checkout, however the library comes', async ({
  page,
  sandbox,
  checkout,
}) => {
  const said = listen(page);
  for (const [what, mark, script] of WAYS)
    await test.step(what, async () => {
      await page.route(script, async (route) => {
        // Longer than the page's own module needs.
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await openExample(page, callExample(mark), sandbox.key);
      await page.getByRole('button', { name: 'Go PRO' }).click();
      await checkout.expectScreen('email');
      await page.unroute(script);
      expect(said).toEqual([]);
    });
});
