// /feed.xml (RSS 2.0) and /sitemap.xml, made of the content and the brand in host-app/config.ts.
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { escaped } from '../../content/html.mjs';
import { formulas, lessons, posts } from '../../content/library.mjs';

/** @import { Plugin } from 'rollup' */
/** @import { PostSummary } from '../../../host-app/content/content.types.js' */
/** @typedef {{ name: string, origin: string, tagline: string }} Brand */
/** A path, and the day of its last change where that is known. @typedef {readonly string[]} PublicPage */

const CONFIG = 'host-app/config.ts';

/** Pages without content files; what is personal or sells something else than reading is left out. */
const FIXED = [
  '/ai',
  ...['algebra', 'geometry', 'calculus', 'statistics'].map((subject) => `/ai/${subject}`),
  ...['basic', 'scientific', 'fraction', 'percentage', 'quadratic', 'graph', 'units'].map(
    (name) => `/math/${name}`,
  ),
  ...['mortgage', 'loan'].map((name) => `/financial/${name}`),
  '/formulas',
  '/learning',
  '/blog',
  '/privacy',
  '/terms',
];

/** @type {(name: string, text: string) => string} */
const element = (name, text) => `<${name}>${escaped(text)}</${name}>`;

/**
 * The configuration is TypeScript without imports: what the compiler leaves of it is a module that can be read.
 * @type {() => Promise<Brand>}
 */
export async function readBrand() {
  const { code } = await transform(readFileSync(CONFIG, 'utf8'), { loader: 'ts' });
  const { config } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const { name, origin, tagline } = config?.brand ?? {};
  if (typeof name !== 'string' || !/^https?:\/\/[^/]+$/.test(origin ?? ''))
    throw new Error(`${CONFIG}: brand needs a name, and an origin without a slash at its end`);
  return { name, origin, tagline: String(tagline) };
}

/** @type {(post: PostSummary, origin: string) => string} */
const item = ({ slug, title, description, category, date }, origin) => `    <item>
      ${element('title', title)}
      ${element('link', `${origin}/blog/${slug}`)}
      <guid isPermaLink="true">${escaped(`${origin}/blog/${slug}`)}</guid>
      ${element('description', description)}
      ${element('category', category)}
      ${element('pubDate', new Date(date).toUTCString())}
    </item>
`;

/** @type {(brand: Brand, articles: readonly PostSummary[]) => string} */
const rssFeed = ({ name, origin }, articles) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    ${element('title', `${name} blog`)}
    ${element('link', `${origin}/blog`)}
    <atom:link href="${escaped(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml" />
    ${element('description', `How math is learned, where it comes from, and where it is useful. By ${name}.`)}
    <language>en</language>
    ${element('lastBuildDate', new Date(articles[0]?.date ?? 0).toUTCString())}
${articles.map((post) => item(post, origin)).join('')}  </channel>
</rss>
`;

/** @type {(page: PublicPage, origin: string) => string} */
const location = ([path = '', changed], origin) =>
  `  <url>${element('loc', origin + path)}${changed ? element('lastmod', changed) : ''}</url>\n`;

/** @type {(brand: Brand, pages: readonly PublicPage[]) => string} */
const siteMap = ({ origin }, pages) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => location(page, origin)).join('')}</urlset>
`;

/** @type {() => PublicPage[]} */
export function publicPages() {
  const articles = posts();
  const categories = [...new Set(articles.map(({ category }) => category))];
  return [
    ...FIXED.map((path) => [path]),
    ...formulas().map(({ id }) => [`/formulas/${id}`]),
    ...[...new Set(lessons().map(({ subject }) => subject))].map((subject) => [`/learning/${subject}`]),
    ...lessons().map(({ subject, topic }) => [`/learning/${subject}/${topic}`]),
    ...categories.map((category) => [`/blog/category/${category}`]),
    ...articles.map(({ slug, date }) => [`/blog/${slug}`, date]),
  ];
}

/** @type {() => Plugin} */
export function feeds() {
  return {
    name: 'feeds',
    async generateBundle() {
      const brand = await readBrand();
      /** @type {(fileName: string, source: string) => string} */
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit('feed.xml', rssFeed(brand, posts()));
      emit('sitemap.xml', siteMap(brand, publicPages()));
    },
  };
}
