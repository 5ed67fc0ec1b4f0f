// The documentation site (`npm run build docs`): guides from docs/, the API reference by TypeDoc, the elements' reference
// from their manifest. VitePress runs at the root of the repository, because some pages are beside the folder docs/.
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import type { DefaultTheme, MarkdownEnv, MarkdownRenderer } from 'vitepress';
import { classesForColours, codeTheme } from './code-colours';
import { writeInlineHashes } from './inline-hashes';
import { createLiveExamples } from './live-pages';
import { extendMarkdown } from './markdown';
import { writeApiReference } from './reference/api';
import { writeElementPages } from './reference/elements';
import { addressesOf, REFERENCE_FOLDER, siteSections } from './site-map';
import type { SiteSection } from './site-map';

const BASE = '/docs/';

/** Markdown files that are no pages of the site. */
const NO_PAGES = [
  '!(docs|demo|build)/**/*',
  '!(ARCHITECTURE|CONTRIBUTING|CHANGELOG).md',
  'build/!(docs-reference)/**/*',
  'demo/!(server)/**/*',
  'demo/*.md',
  'docs/*/**/*',
];

const sidebarOf = (sections: readonly SiteSection[]): DefaultTheme.SidebarItem[] =>
  sections.map(({ title, pages }) => ({
    text: title,
    items: pages.map(({ label, address }) => ({
      // Labels are HTML to the theme.
      text: label.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      link: `/${address === 'index' ? '' : address.replace(/\/index$/, '/')}`,
    })),
  }));

/** The search index has words only, so its pages need no colours, which cost more than all the rest. */
const withoutColours = (text: string, env: MarkdownEnv, md: MarkdownRenderer): string =>
  md.set({ highlight: null }).render(text, env);

export default async () => {
  rmSync(REFERENCE_FOLDER, { recursive: true, force: true });
  const apiPages = await writeApiReference();
  writeElementPages();
  const sections = siteSections(apiPages);
  const pages = sections.flatMap((section) => section.pages);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const examples = createLiveExamples();

  return defineConfig({
    title: 'purchase-elements',
    titleTemplate: ':title · purchase-elements',
    description: 'Checkout, price table, paywall, gate and customer centre as custom elements.',
    lang: 'en',
    base: BASE,
    srcDir: '..',
    srcExclude: NO_PAGES,
    rewrites: Object.fromEntries(pages.map(({ file, address }) => [file, `${address}.md`])),
    outDir: '../build/docs',
    cacheDir: '../.cache/docs',
    head: [['link', { rel: 'icon', href: `${BASE}mark.svg`, type: 'image/svg+xml' }]],
    // Without it each change of colours would add a style element, which the policy of the site forbids.
    appearance: { disableTransition: false },
    // A file with the list of pages, instead of an inline script with it in each page.
    metaChunk: true,
    markdown: {
      theme: codeTheme,
      codeTransformers: [classesForColours],
      languageAlias: { csp: 'http' },
      image: { lazyLoading: true },
      // Anchors as code hosts make them.
      anchor: { slugify: slug },
      config: extendMarkdown(addressesOf(sections), examples),
    },
    themeConfig: {
      logo: { src: '/mark.svg', alt: '' },
      nav: [
        { text: 'Start', link: '/start-script-tag' },
        { text: 'Elements', link: '/elements' },
        { text: 'Reference', link: '/reference/purchase-elements/classes/Purchases' },
        { text: `v${version}`, link: '/changelog' },
      ],
      sidebar: sidebarOf(sections),
      outline: [2, 3],
      search: { provider: 'local', options: { _render: withoutColours } },
    },
    vite: {
      publicDir: resolve('docs/.vitepress/public'),
      // The repository has pages of its own, which are no part of the site.
      optimizeDeps: { entries: [] },
      // The page of the headless entry is long.
      build: { chunkSizeWarningLimit: 1500 },
    },
    buildEnd({ outDir }) {
      examples.write(join(outDir, 'live'));
      writeInlineHashes(outDir);
    },
  });
};
