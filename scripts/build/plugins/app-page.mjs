// index.html of the study app: the source entry becomes the hashed one, with its style sheet and preloads.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @import { Plugin } from 'rollup' */

/** @type {[pattern: RegExp, what: string][]} */
const INLINE = [
  [/<script(?![^>]*\bsrc=)[^>]*>/i, 'an inline script'],
  [/<style[\s>]/i, 'a style element'],
  [/<[^>]+\sstyle=/i, 'a style attribute'],
  [/<[^>]+\son[a-z]+=/i, 'an inline event handler'],
];

/** The page has its text without a script, so scripts must not take the line from the style sheet. */
const LATER = 'fetchpriority="low"';

/** @type {(options: { template: string, entryTag: string }) => Plugin} */
export function appPage({ template, entryTag }) {
  return {
    name: 'app-page',
    generateBundle(_options, bundle) {
      const html = readFileSync(template, 'utf8');
      for (const [pattern, what] of INLINE) {
        if (pattern.test(html))
          this.error(`${template} holds ${what}, which the content security policy blocks`);
      }
      if (!html.includes(entryTag)) this.error(`${template} must hold ${entryTag}`);
      const files = Object.values(bundle);
      const entry = files
        .filter((file) => file.type === 'chunk')
        .find(({ isEntry, facadeModuleId }) => isEntry && entryTag.includes(basename(facadeModuleId ?? '?')));
      if (!entry) return this.error('the app has no entry');
      const links = [
        ...files
          .filter((file) => file.fileName.endsWith('.css'))
          .map((file) => `<link rel="stylesheet" href="/${file.fileName}" />`),
        // The text font is needed at once; the others when there is something to write in them.
        ...files
          .filter(({ fileName }) => /inter-latin\.\w+\.woff2$/.test(fileName))
          .map(
            ({ fileName }) =>
              `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin />`,
          ),
        // What the entry loads when a written page is on screen; fillPage takes these links out of such pages.
        ...[...entry.imports, ...entry.dynamicImports].map(
          (name) => `<link rel="modulepreload" href="/${name}" ${LATER} />`,
        ),
      ];
      /** @type {(link: string) => string} */
      const indent = (link) => `    ${link}\n`;
      const source = html
        .replace(entryTag, () => `<script type="module" src="/${entry.fileName}" ${LATER}></script>`)
        .replace(/\n\s*<\/head>/, () => `\n${links.map(indent).join('')}  </head>`);
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
    },
  };
}
