// Public pages that are there without a script: the app draws each of them at build time (host-app/prerender.tsx), with its own
// title, description, canonical link, structured data and text. The app takes over when it has loaded.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escaped } from '../../content/html.mjs';
import { publicPages, readBrand } from './feeds.mjs';

/** @import { OutputBundle, Plugin } from 'rollup' */
/** @import { PrerenderedPage } from '../../../host-app/ui/page/page.types.js' */
/** @import { Brand } from './feeds.mjs' */

/** Pages that are not for the sitemap. */
const UNLISTED = [
  '/checkout',
  '/tiktok',
  ...['physics', 'chemistry', 'biology', 'computing'].map((subject) => `/ai/${subject}`),
];
/** No page has this path, so it shows that there is no page. */
const UNKNOWN = '/404';

/** The JSON of a data block. `<` is escaped, so that the data can't end the block and start a script. @type {(data: object) => string} */
const dataBlock = (data) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

/**
 * What React has written, for a page with a strict policy and without a script: style attributes are left out, because the
 * policy blocks them and the app sets them itself; controls do nothing yet, so nothing can be typed that would be lost.
 * @type {(body: string) => string}
 */
const still = (body) =>
  body
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<(input|textarea|select|button)(?=[\s>])/g, '<$1 inert')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<!--\/?[$&]-->/g, '');

/** The files of a page: its own chunk and the app's, with all that they import. @type {(bundle: OutputBundle, name: string) => string[]} */
export function modulesOf(bundle, name) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // By its modules, because a merged chunk exports shorter names.
  const page = chunks.find(({ modules }) =>
    Object.values(modules).some(({ renderedExports }) => renderedExports.includes(name)),
  );
  const app = chunks.find((chunk) => chunk.name === 'main');
  if (!page || !app) throw new Error(`there is no chunk of ${name}`);
  const found = new Set([app.fileName, page.fileName]);
  // A set also hands out what is added while it is read.
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return [...found].map((file) => `/${file}`);
}

/** The app's page, filled in. @type {(shell: string, brand: Brand, path: string, page: PrerenderedPage, modules: readonly string[]) => string} */
export function fillPage(shell, { name, origin, tagline }, path, { body, head }, modules) {
  const full = escaped(`${head.title} · ${name}`);
  const url = origin + (head.path ?? path);
  const plain = { '@type': 'WebPage', name: head.title, description: head.description, url };
  const address = escaped(url);
  const data = head.structuredData ?? (head.isPrivate ? null : plain);
  const lines = [
    ...(head.isPrivate
      ? ['<meta name="robots" content="noindex" />']
      : [`<link rel="canonical" href="${address}" />`]),
    `<meta property="og:title" content="${full}" />`,
    `<meta property="og:description" content="${escaped(head.description)}" />`,
    `<meta property="og:url" content="${address}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escaped(name)}" />`,
    `<meta property="og:image" content="${escaped(origin)}/share.png" />`,
    `<meta property="og:image:alt" content="${escaped(`${name}: ${tagline}`)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(data ? [dataBlock(data)] : []),
  ];
  const text = still(body);
  const filled = shell
    // The page is complete without the app, which is loaded when the page is on screen (host-app/start.ts).
    .replaceAll(/\n\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${full}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*(")/,
      (_, before, after) => before + escaped(head.description) + after,
    )
    .replace(/\n\s*<\/head>/, () => `\n${lines.map((line) => `    ${line}\n`).join('')}  </head>`)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app" data-written data-modules="${modules.join(' ')}">${text}</div>`,
    );
  if (!filled.includes(text) || !filled.includes(`<title>${full}`))
    throw new Error('host-app/index.html lacks its title or its empty #app');
  return filled;
}

/** Comes after appPage, whose index.html it fills. `folder`: where prerender.js was built. @type {(folder: string) => Plugin} */
export function prerenderedPages(folder) {
  return {
    name: 'prerendered-pages',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        const shell = page?.type === 'asset' && page.source;
        if (typeof shell !== 'string')
          return this.error('prerendered-pages needs the index.html of app-page');
        const brand = await readBrand();
        // React's parts for development are slower.
        process.env['NODE_ENV'] = 'production';
        /** @type {{ renderPage: (path: string) => Promise<PrerenderedPage> }} */
        const { renderPage } = await import(pathToFileURL(resolve(folder, 'prerender.js')).href);
        const paths = [...publicPages().map(([path = '']) => path), ...UNLISTED, UNKNOWN];
        // One after another: the pages read a global address.
        for (const path of paths) {
          const written = await renderPage(path);
          this.emitFile({
            type: 'asset',
            fileName: path === UNKNOWN ? '404.html' : `${path.slice(1)}/index.html`,
            source: fillPage(shell, brand, path, written, modulesOf(bundle, written.name)),
          });
        }
      },
    },
  };
}
