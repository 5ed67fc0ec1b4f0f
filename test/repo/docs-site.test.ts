import { expect, test } from 'vitest';
import { highlighted, parts } from '../../scripts/docs-site/highlight/highlight.mjs';
import { parseMarkdown } from '../../scripts/docs-site/markdown.mjs';
import { createRenderer } from '../../scripts/docs-site/render.mjs';
import { makeSite } from '../../scripts/docs-site/site.mjs';
import { allBlocks, where } from './docs-code/blocks';

const assets = {
  style: 'assets/style.css',
  liveStyle: 'assets/live.css',
  font: 'assets/inter.woff2',
  script: 'assets/site.js',
  theme: 'assets/theme.js',
  liveScript: 'assets/live-frame.js',
};
const { files, pages } = makeSite({ assets, version: '1.2.3' });
const sources = new Map(files.map(({ name, source }) => [name, source]));
const built = new Set([...sources.keys(), ...Object.values(assets), 'assets/mark.svg', 'assets/icons.svg']);
const html = [...sources].flatMap(([name, source]) =>
  name.endsWith('.html') ? [[name, String(source)] as const] : [],
);
const reading = html.filter(([name]) => !name.startsWith('live/'));

const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

test('the site has its sections, and every page a title, a description and a place in the list', () => {
  expect(new Set(pages.map(({ section }) => section))).toEqual(
    new Set(['Start', 'Guides', 'Reference', 'Numbers', 'Project', 'Study app']),
  );
  expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([]);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
});

test.each(reading)('%s: one heading of the first rank, no id twice', (_name, text) => {
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  const ids = idsIn(text);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(html)('%s: no inline script, style or handler, and nothing from elsewhere', (_name, text) => {
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  const fetched = [...text.matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)="([^"]+)"/g)];
  expect(fetched.map(([, url = '']) => url).filter((url) => /^(https?:)?\/\//.test(url))).toEqual([]);
});

test('every link within the site leads to a page and to a heading that are there, by a relative path', () => {
  const dead = reading.flatMap(([name, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, url = '']) => {
      if (/^(https?:|mailto:)/.test(url)) return [];
      const [path = '', anchor] = url.replaceAll('&amp;', '&').split('#');
      const target = path === '' ? name : path;
      if (target.startsWith('/') || !built.has(target)) return [`${name}: ${url}`];
      const isPage = target.endsWith('.html') && anchor !== undefined;
      return isPage && !idsIn(String(sources.get(target))).includes(anchor) ? [`${name}: ${url}`] : [];
    }),
  );
  expect(dead).toEqual([]);
});

test('pages lead from one to the next, in the order of the list', () => {
  pages.forEach((page, index) => {
    const text = String(sources.get(`${page.slug}.html`));
    const [, next] = / href="([\w-]+)\.html" rel="next"/.exec(text) ?? [];
    expect(next).toBe(pages[index + 1]?.slug);
  });
});

test('the search index has every page and its sections', () => {
  const { p } = JSON.parse(String(sources.get('search.json'))) as {
    p: [string, string, string, unknown[]][];
  };
  expect(p.map(([slug]) => slug)).toEqual(pages.map(({ slug }) => slug));
  expect(p.filter(([, , , sections]) => sections.length === 0)).toEqual([]);
});

test('colours change nothing about the code', () => {
  const changed = allBlocks().filter(
    ({ language, code }) =>
      parts(language, code)
        .map(([, text]) => text)
        .join('') !== code,
  );
  expect(changed.map(where)).toEqual([]);
});

test.each([
  ['ts', "const a = 'x'; // y", ['keyword const', "string 'x'", 'comment // y']],
  [
    'html',
    '<a href="#">x</a><script>let b = 1;</script>',
    ['tag <a', 'property href', 'string "#"', 'keyword let', 'number 1'],
  ],
  ['css', 'a::part(x) { --purchase-b: 1px; }', ['tag a::part', 'property --purchase-b', 'number 1px']],
  ['sh', 'FOO=1 npm run x # y', ['property FOO', 'function npm', 'comment # y']],
  ['json', '{ "a": "b" }', ['property "a"', 'string "b"']],
])('code in %s is told apart', (language, code, expected) => {
  const found = parts(language, code).flatMap(([kind, text]) => (kind === null ? [] : [`${kind} ${text}`]));
  expect(found).toEqual(expect.arrayContaining(expected));
});

test('nothing of a source becomes markup', () => {
  const text =
    '# `<img onerror=x>` & "q"\n\na < b\n\n```html\n<script>alert(1)</script>\n```\n\n| <b> |\n| --- |\n| x |';
  const renderer = createRenderer({
    links: (url) => url,
    picture: () => ({ src: '', width: 1, height: 1 }),
    live: () => '',
  });
  expect(() => renderer.blocks(parseMarkdown(text).children)).toThrow('HTML in Markdown is not passed on');
  const page = renderer.blocks(parseMarkdown(text.replace('<b>', 'b')).children);
  expect(page).not.toMatch(/<img|<script/);
  expect(highlighted('html', '<b>"&"</b>')).toContain('&lt;b');
});
