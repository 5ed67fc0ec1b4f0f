// /feed.xml (RSS 2.0), /sitemap.xml and /robots.txt, made of the content and the brand in host-app/config.ts.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { contentFiles, formulasBySubject, lessons, posts } from '../../content/library.mjs';

/** @import { Plugin } from 'rollup' */
/** @import { PostSummary } from '../../../host-app/content/content.types.js' */
/** @typedef {{ name: string, origin: string }} Brand */
/** @typedef {[path: string, changed?: string]} PublicPage */

const CONFIG = 'host-app/config.ts';

/** Pages without content files; what is personal or sells something else than reading is left out. */
const FIXED = [
  '/ai',
  '/ai/algebra',
  '/ai/geometry',
  '/ai/calculus',
  '/ai/statistics',
  '/math/basic',
  '/math/scientific',
  '/math/fraction',
  '/math/percentage',
  '/math/quadratic',
  '/financial/mortgage',
  '/financial/loan',
  '/formulas',
  '/blog',
  '/privacy',
  '/terms',
];

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** @type {(text: unknown) => string} */
const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
/** @type {(name: string, text: string) => string} */
const element = (name, text) => `<${name}>${escaped(text)}</${name}>`;

/**
 * The configuration is TypeScript without imports: what the compiler leaves of it is a module that can be read.
 * @type {() => Promise<Brand>}
 */
export async function readBrand() {
  const { outputText } = ts.transpileModule(readFileSync(CONFIG, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const { config } = await import(
    `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`
  );
  const { name, origin } = config?.brand ?? {};
  if (typeof name !== 'string' || !/^https?:\/\/[^/]+$/.test(origin ?? ''))
    throw new Error(`${CONFIG}: brand needs a name, and an origin without a slash at its end`);
  return { name, origin };
}

/** @type {(brand: Brand, articles: readonly PostSummary[]) => string} */
export function rssFeed({ name, origin }, articles) {
  const items = articles.map(({ slug, title, description, category, date }) => {
    const url = `${origin}/blog/${slug}`;
    return [
      '    <item>',
      `      ${element('title', title)}`,
      `      ${element('link', url)}`,
      `      <guid isPermaLink="true">${escaped(url)}</guid>`,
      `      ${element('description', description)}`,
      `      ${element('category', category)}`,
      `      ${element('pubDate', new Date(date).toUTCString())}`,
      '    </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', `${name} blog`)}`,
    `    ${element('link', `${origin}/blog`)}`,
    `    <atom:link href="${escaped(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml" />`,
    `    ${element('description', `How maths is learned, where it comes from, and where it is useful. By ${name}.`)}`,
    '    <language>en</language>',
    ...(articles[0] ? [`    ${element('lastBuildDate', new Date(articles[0].date).toUTCString())}`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/**
 * `pages`: [path, day of the last change or undefined]
 * @type {(brand: Brand, pages: readonly PublicPage[]) => string}
 */
export function siteMap({ origin }, pages) {
  const urls = pages.map(
    ([path, day]) =>
      `  <url>${element('loc', origin + path)}${day === undefined ? '' : element('lastmod', day)}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** @type {(path: string, changed?: string) => PublicPage} */
const page = (path, changed) => (changed === undefined ? [path] : [path, changed]);

/** @type {() => PublicPage[]} */
function publicPages() {
  const articles = posts();
  const categories = [...new Set(articles.map(({ category }) => category))];
  return [
    ...FIXED.map((path) => page(path)),
    ...Object.values(formulasBySubject())
      .flat()
      .map(({ id }) => page(`/formulas/${id}`)),
    ...lessons().map(({ subject, topic }) => page(`/learning/${subject}/${topic}`)),
    ...categories.map((category) => page(`/blog/category/${category}`)),
    ...articles.map(({ slug, date }) => page(`/blog/${slug}`, date)),
  ];
}

/** @type {(brand: Brand) => string} */
const robots = ({ origin }) =>
  [
    'User-agent: *',
    'Disallow: /profile',
    'Disallow: /sandbox/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** @type {() => Plugin} */
export function feeds() {
  return {
    name: 'feeds',
    buildStart() {
      for (const file of [CONFIG, ...contentFiles()]) this.addWatchFile(resolve(file));
    },
    async generateBundle() {
      const brand = await readBrand();
      /** @type {(fileName: string, source: string) => string} */
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit('feed.xml', rssFeed(brand, posts()));
      emit('sitemap.xml', siteMap(brand, publicPages()));
      if (!existsSync('host-app/public/robots.txt')) emit('robots.txt', robots(brand));
    },
  };
}
