import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { digestsOf } from '../../../../scripts/build/integrity.mjs';
import { atAnotherOrigin, STAND_IN } from '../../models/host/host-page';
import { expect, test } from '../../models/test';

const { files } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as {
  readonly files: Readonly<Record<string, string>>;
};
const nameOf = (address: string): string => new URL(address).pathname.replace('/dist/', '');

test('the published digests are those of the files, and no file is left out', () => {
  expect(files).toEqual(digestsOf('dist'));
  for (const name of ['purchases.js', 'purchases.full.js'])
    expect(files[name]).toMatch(/^sha384-[\w+/]{64}$/);
  expect(Object.keys(files).filter((name) => name.startsWith('purchases-ui.'))).toHaveLength(1);
});

test('a page of another origin takes the script by its digest, and the screens come by theirs', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.addInitScript(() => {
    const asked: string[][] = [];
    Object.assign(window, { asked });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLLinkElement && node.rel === 'modulepreload')
          asked.push([node.href, node.integrity, node.crossOrigin ?? '']);
    }).observe(document, { childList: true, subtree: true });
  });
  const { origin } = sandbox;
  const tag = `<script src="${origin}/dist/purchases.js" integrity="${files['purchases.js']}" crossorigin></script>`;
  const head = STAND_IN.replace('src="', `src="${origin}`) + tag;
  await atAnotherOrigin({ head }, async (address) => {
    await page.goto(address);
    await shop.sell({ email: 'ada@example.org' });
    await expect(checkout.dialog).toBeVisible();
    await checkout.expectCardForm();
    const asked = await page.evaluate(() => (window as unknown as { asked: string[][] }).asked);
    for (const start of ['purchases-ui.', 'purchases-runtime.']) {
      const chunks = asked.filter(([href = '']) => nameOf(href).startsWith(start));
      const bytes = readFileSync(`dist/${nameOf(chunks[0]?.[0] ?? origin)}`);
      const digest = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
      expect(chunks).toEqual([[expect.any(String), digest, 'anonymous']]);
    }
  });
});

test('a script that is not what its digest says is not run', async ({ page, sandbox }) => {
  const { origin } = sandbox;
  const wrong = files['purchases.full.js'];
  const head = `<script src="${origin}/dist/purchases.js" integrity="${wrong}" crossorigin></script>`;
  await atAnotherOrigin({ head }, async (address) => {
    await page.goto(address);
    expect(await page.evaluate(() => 'Purchases' in window)).toBe(false);
  });
});
