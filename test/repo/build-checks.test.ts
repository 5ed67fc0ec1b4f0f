import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup, type Plugin } from 'rollup';
import { expect, test } from 'vitest';
import { appPage } from '../../scripts/build/plugins/app-page.mjs';
import { compileHints } from '../../scripts/build/plugins/compile-hints.mjs';
import { minified } from '../../scripts/build/targets/plugin-chain.mjs';

/** Bundles one virtual entry and gives the text of every output. */
async function bundle(code: string, plugins: Plugin[]): Promise<string[]> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry.js' ? join(process.cwd(), 'entry.js') : null),
    load: (id) => (id.endsWith('/entry.js') ? code : null),
  };
  const built = await rollup({
    input: 'entry.js',
    plugins: [entry, ...plugins],
    onwarn: () => undefined,
  });
  const { output } = await built.generate({ format: 'es' });
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
}

test('the hint to compile a file at once is its first line, also after the minifier', async () => {
  const hinted = (name: string): Promise<string[]> =>
    bundle('export const two = 1 + 1;', [
      minified(false) as unknown as Plugin,
      compileHints((chunk) => chunk.name === name),
    ]);
  expect((await hinted('entry'))[0]).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconst /);
  expect((await hinted('another'))[0]).toMatch(/^const /);
});

async function page(html: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const template = join(folder, 'index.html');
  writeFileSync(template, html);
  const entryTag = '<script type="module" src="./entry.js"></script>';
  try {
    const outputs = await bundle('console.log(1);', [appPage({ template, entryTag })]);
    return outputs.find((text) => text.includes('<head>')) ?? '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the page of the app names the built entry', async () => {
  const html = await page('<head>\n</head><body><script type="module" src="./entry.js"></script></body>');
  expect(html).toContain('<script type="module" src="/entry.js" fetchpriority="low"></script>');
});

test.each([
  ['<head></head><script>go()</script>', 'an inline script'],
  ['<head></head><p style="color: red"></p>', 'a style attribute'],
  ['<head><style>p {}</style></head>', 'a style element'],
  ['<head></head><p onclick="go()"></p>', 'an inline event handler'],
])('a page the content security policy would block ends the build: %s', async (html, what) => {
  await expect(page(html)).rejects.toThrow(what);
});
