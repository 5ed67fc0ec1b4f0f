import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { exportsOf } from '../../support/exports-of';

/** The documentation as its build leaves it: files, without a browser. */
const ROOT = 'build/docs';
const BASE = '/docs/';

const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);
const pages = new Map(
  paths
    .filter((path) => path.endsWith('.html') && !path.startsWith('live/') && path !== '404.html')
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
const idsIn = (text: string): string[] => all(text, / id="([^"]+)"/g);

/** The file behind an address of a page, with the page's own address as the base. */
function fileOf(page: string, address: string): string | null {
  const { pathname, origin } = new URL(address, `http://docs${BASE}${page}`);
  if (origin !== 'http://docs' || !pathname.startsWith(BASE)) return null;
  const path = decodeURIComponent(pathname.slice(BASE.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

test('every guide has a page, and every page has its own title and description', () => {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md'));
  expect(guides.filter((name) => !pages.has(name.replace(/\.md$/, '.html')))).toEqual([]);
  for (const name of ['changelog', 'architecture', 'contributing', 'sandbox-server'])
    expect([...pages.keys()]).toContain(`${name}.html`);
  const titles = [...pages.values()].map((text) => /<title>([^<]+)<\/title>/.exec(text)?.[1]);
  expect(new Set(titles).size).toBe(pages.size);
  for (const [page, text] of pages)
    expect(/<meta name="description" content="([^"]+)">/.exec(text)?.[1], page).toBeTruthy();
});

test('every page is in the list of pages, and every page shows this list', () => {
  const [, text = ''] = [...pages].find(([page]) => page === 'theming.html') ?? [];
  const list = text.slice(text.indexOf('class="VPSidebar"'), text.indexOf('id="VPContent"'));
  const listed = all(list, / href="([^"]+)"/g).map((url) => fileOf('theming.html', url));
  expect([...pages.keys()].filter((page) => !listed.includes(page))).toEqual([]);
  expect(listed.filter((page) => page === null || !pages.has(page))).toEqual([]);
});

test('a page has one h1, and no duplicate id', () => {
  for (const [page, text] of pages) {
    expect(text.match(/<h1[ >]/g), page).toHaveLength(1);
    const ids = idsIn(text);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      page,
    ).toEqual([]);
  }
});

test('every link within the site leads to a file and to a heading that exist', () => {
  const ids = new Map([...pages].map(([page, text]) => [page, new Set(idsIn(text))]));
  const dead = [...pages].flatMap(([page, text]) =>
    all(text, / (?:href|src)="([^"]+)"/g).flatMap((url) => {
      if (/^(https?:|mailto:|data:)/.test(url)) return [];
      const file = fileOf(page, url);
      if (file === null || !paths.includes(file)) return [`${page}: ${url}`];
      const anchor = decodeURIComponent(url.split('#')[1] ?? '');
      return anchor !== '' && ids.get(file)?.has(anchor) !== true ? [`${page}: ${url}`] : [];
    }),
  );
  expect(dead).toEqual([]);
});

test('a page fetches nothing from another host', () => {
  for (const [page, text] of pages) {
    const fetched = all(text, /<(?:script|link|img|iframe)[^>]*? (?:src|href)="([^"]+)"/g);
    expect(
      fetched.filter((url) => /^(https?:)?\/\//.test(url)),
      page,
    ).toEqual([]);
  }
  const sheets = paths.filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets)
    expect(readFileSync(join(ROOT, sheet), 'utf8'), sheet).not.toMatch(/url\(["']?(https?:)?\/\//);
});

test('only a few inline scripts and style attributes are in the pages', () => {
  const { scripts, styles } = JSON.parse(readFileSync(join(ROOT, 'inline-hashes.json'), 'utf8')) as {
    scripts: string[];
    styles: string[];
  };
  expect(scripts.length).toBe(2);
  expect(styles.length).toBeLessThan(5);
});

/** Anchors are the names in lower case; a class has a page of its own. */
function missingIn(entry: string, source: string): string[] {
  const ids = new Set(idsIn(pages.get(`${entry}/index.html`) ?? ''));
  return [...exportsOf(source).keys()].filter(
    (name) => !ids.has(name.toLowerCase()) && !pages.has(`${entry}/classes/${name}.html`),
  );
}

test('the reference has every name that the entries export', () => {
  // The compiler reads all sources.
  test.setTimeout(90_000);
  const root = 'reference/purchase-elements';
  expect(missingIn(root, 'elements/entries/npm.ts')).toEqual([]);
  expect(missingIn(`${root}/headless`, 'sdk/headless.ts')).toEqual([]);
  expect(missingIn(`${root}/react`, 'elements/react/index.ts')).toEqual([]);
});

test('the reference of the class has no private members, and lists what it throws', () => {
  const text = pages.get('reference/purchase-elements/classes/Purchases.html') ?? '';
  expect(idsIn(text)).toEqual(expect.arrayContaining(['purchase', 'getcustomerinfo', 'configure']));
  expect(text).toMatch(/PurchasesError 1 when the customer cancels/);
  expect(text).not.toMatch(/#appUserId|this\.#/);
});

interface Manifest {
  modules: {
    declarations: { tagName: string; attributes: { name: string }[]; events: { name: string }[] }[];
  }[];
}

test('the page of each element describes every attribute and event', () => {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;
  const elements = modules.flatMap(({ declarations }) => declarations);
  expect(elements.length).toBeGreaterThan(5);
  for (const { tagName, attributes, events } of elements) {
    const text = pages.get(`reference/${tagName}.html`) ?? '';
    for (const { name } of [...attributes, ...events])
      expect(text).toContain(`<td><code>${name}</code></td>`);
    expect(text).not.toMatch(/<td><\/td>/);
  }
});
