import { expect, test } from 'vitest';
import { blocksHtml, mathHtml, plainLine } from '../../scripts/content/html.mjs';
import { fillPage } from '../../scripts/build/plugins/prerendered-pages.mjs';

const shell = `<html>
  <head>
    <meta name="description" content="old" />
    <title>Old</title>
  </head>
  <body><div id="app"></div></body></html>`;
const brand = { name: 'Stepwise', origin: 'https://stepwise.example' };
const page = {
  path: '/blog/x',
  title: 'A "title" & more',
  description: 'What <it> says',
  data: { '@type': 'BlogPosting', headline: '</script><script>alert(1)</script>' },
  body: '<h1>Costs $& $1</h1>',
};

test('a written page has its own title, description, canonical link and text', () => {
  const html = fillPage(shell, brand, page);
  expect(html).toContain('<title>A &quot;title&quot; &amp; more · Stepwise</title>');
  expect(html).toContain('<meta name="description" content="What &lt;it&gt; says" />');
  expect(html).toContain('<link rel="canonical" href="https://stepwise.example/blog/x" />');
  expect(html).toContain('<main><div class="page reading"><h1>Costs $& $1</h1></div></main>');
});

test('structured data can not end its block', () => {
  const html = fillPage(shell, brand, page);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, data] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data ?? '')).toMatchObject({ ...page.data, url: 'https://stepwise.example/blog/x' });
});

test('a template without its place ends the build', () => {
  expect(() => fillPage('<html></html>', brand, page)).toThrow('lacks its title');
});

test('text and attributes are escaped, and no style attribute is written', () => {
  const html = blocksHtml([
    { kind: 'paragraph', content: ['<b>', ['a', 'https://x.org/?a="1"', ['link']], ['code', '<i>']] },
    { kind: 'math', tree: ['mi', { style: { color: 'red' }, className: 'a"b' }, 'x<y'] },
  ]);
  expect(html).toBe(
    '<p>&lt;b&gt;<a href="https://x.org/?a=&quot;1&quot;">link</a><code>&lt;i&gt;</code></p>' +
      '<div class="math-line"><mi class="a&quot;b">x&lt;y</mi></div>',
  );
  expect(mathHtml(['mo', null, '<'])).toBe('<mo>&lt;</mo>');
  expect(plainLine(['A ', ['strong', ['b']], ['math', ['mi', null, 'x']], ' c'])).toBe('A b c');
});
