import { afterAll, describe, expect, it, test } from 'vitest';
import type { OutputBundle } from 'rollup';
import { renderPage } from '../../../host-app/prerender';
import { fillPage, modulesOf } from '../../../scripts/build/plugins/prerendered-pages.mjs';
import { publicPages } from '../../../scripts/build/plugins/feeds.mjs';

const shell = `<html>
  <head>
    <meta name="description" content="old" />
    <title>Old</title>
  </head>
  <body><div id="app"></div></body></html>`;
const brand = { name: 'Stepwise', origin: 'https://stepwise.example', tagline: 'Steps' };
const page = {
  name: 'PostPage',
  head: {
    title: 'A "title" & more',
    description: 'What <it> says',
    structuredData: { '@type': 'BlogPosting', headline: '</script><script>alert(1)</script>' },
  },
  body: '<h1>Costs $& $1</h1><p style="color:red">a &quot; style=&quot;</p><input type="text"/><!-- -->b',
};
const fill = (head: object = {}) =>
  fillPage(shell, brand, '/blog/x', { ...page, head: { ...page.head, ...head } }, ['/a.js', '/b.js']);

const own = Object.getOwnPropertyDescriptors(globalThis);
afterAll(() => {
  for (const name of ['location', 'navigator'] as const) {
    Reflect.deleteProperty(globalThis, name);
    if (name in own) Object.defineProperty(globalThis, name, own[name]);
  }
});

test('a written page has its own title, description, canonical link and text', () => {
  const html = fill();
  expect(html).toContain('<title>A &quot;title&quot; &amp; more · Stepwise</title>');
  expect(html).toContain('<meta name="description" content="What &lt;it&gt; says" />');
  expect(html).toContain('<link rel="canonical" href="https://stepwise.example/blog/x" />');
  expect(html).toContain('<div id="app" data-written data-modules="/a.js /b.js"><h1>Costs $& $1</h1>');
  expect(html).toContain('<meta property="og:image" content="https://stepwise.example/share.png" />');
  expect(html).not.toContain('noindex');
});

test('a private page is not for search engines, and another address can be the page’s own', () => {
  const hidden = fill({ isPrivate: true });
  expect(hidden).toContain('<meta name="robots" content="noindex" />');
  expect(hidden).not.toContain('canonical');
  expect(fill({ path: '/blog' })).toContain('<link rel="canonical" href="https://stepwise.example/blog" />');
});

test('no style attribute is written, and nothing can be typed or pressed', () => {
  expect(fill()).toContain('<p>a &quot; style=&quot;</p><input inert type="text"/>b');
});

test('a page without structured data of its own is described as a page', () => {
  const html = fill({ structuredData: undefined });
  const [, data] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data ?? '{}')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.head.title,
    description: page.head.description,
    url: 'https://stepwise.example/blog/x',
  });
  expect(fill({ structuredData: undefined, isPrivate: true })).not.toContain('ld+json');
});

test('structured data can not end its block', () => {
  const html = fill();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, data] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data ?? '')).toMatchObject(page.head.structuredData);
});

test('a page names its own scripts, the app’s, and what they import', () => {
  const chunk = (fileName: string, imports: string[], ...renderedExports: string[]) => ({
    [fileName]: {
      type: 'chunk',
      fileName,
      imports,
      name: fileName.split('.')[0],
      modules: { 'a.tsx': { renderedExports } },
    },
  });
  const bundle = {
    ...chunk('main.1.js', ['react.js']),
    ...chunk('post.js', ['prose.js', 'main.1.js'], 'PostPage'),
    ...chunk('other.js', ['unused.js'], 'OtherPage'),
    ...chunk('prose.js', ['maths.js']),
  } as unknown as OutputBundle;
  expect(modulesOf(bundle, 'PostPage').toSorted()).toEqual([
    '/main.1.js',
    '/maths.js',
    '/post.js',
    '/prose.js',
    '/react.js',
  ]);
  expect(() => modulesOf(bundle, 'NoPage')).toThrow('NoPage');
});

test('a template without its place ends the build', () => {
  expect(() => fillPage('<html></html>', brand, '/x', page, [])).toThrow('lacks its title');
});

describe('a page that is drawn without a browser', () => {
  it.each([
    ['/ai', 'Stepwise'],
    ['/math/scientific', 'Scientific calculator'],
    ['/financial/mortgage', 'Mortgage calculator'],
    ['/formulas', 'Formulas'],
    ['/formulas/quadratic-formula', 'Quadratic formula'],
    ['/blog', 'Blog'],
    ['/404', 'Page not found'],
  ])('%s has its heading, its text and the links of the site', async (path, title) => {
    const { body, head, name } = await renderPage(path);
    expect(name).toMatch(/Page$/);
    expect(head.title.length + head.description.length).toBeGreaterThan(20);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(`${head.title} ${body}`).toContain(title);
    expect(body).toContain('href="/formulas"');
    expect(body).not.toMatch(/<template|<script|hidden id="S:/);
  });

  it('is the same each time, whatever was drawn before', async () => {
    const [first] = [await renderPage('/math/basic'), await renderPage('/blog')];
    expect(await renderPage('/math/basic')).toEqual(first);
  });
});

test('each public page is listed once', () => {
  const paths = publicPages().map(([path]) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(60);
});
