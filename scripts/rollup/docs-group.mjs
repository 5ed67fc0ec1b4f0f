// The documentation site: pages from Markdown and from the sources' comments (scripts/docs-site), with two small scripts
// and two style sheets, whose names carry a hash.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOutputs } from './outputs.mjs';
import { minifyCss } from './css.mjs';
import { placeFonts } from './fonts.mjs';
import { minified, onwarn } from './plugins.mjs';

const SITE = 'scripts/docs-site';
const TO = 'build/docs';
const SHEETS = {
  style: ['styles/site.css', 'styles/prose.css', 'styles/page-parts.css', 'styles/search.css'],
  liveStyle: ['styles/live.css'],
};
const PICTURES = ['mark.svg', 'icons.svg'];

const digest = (source) => createHash('sha256').update(source).digest('hex').slice(0, 10);

/** The sheets, as one minified file each, and the font that they name. */
async function emitSheets(context) {
  const assets = {};
  const emit = (file) => {
    if (file.fileName.endsWith('.woff2')) assets.font = file.fileName;
    context.emitFile(file);
  };
  for (const [name, parts] of Object.entries(SHEETS)) {
    const text = parts.map((part) => readFileSync(join(SITE, part), 'utf8')).join('\n');
    const placed = await placeFonts(await minifyCss(text, `${name}.css`), emit);
    // The sheet lies beside the font; the site may lie below any path.
    const source = placed.replaceAll('url(/assets/', 'url(');
    const fileName = `assets/${name}.${digest(source)}.css`;
    assets[name] = fileName;
    context.emitFile({ type: 'asset', fileName, source });
  }
  return assets;
}

/** Pages, once the names of the scripts are known. */
const pages = {
  name: 'docs-pages',
  async generateBundle(_options, bundle) {
    const entry = (name) =>
      Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name).fileName;
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const assets = {
      ...(await emitSheets(this)),
      script: entry('site'),
      theme: entry('theme'),
      liveScript: entry('live-frame'),
    };
    for (const name of PICTURES)
      this.emitFile({
        type: 'asset',
        fileName: `assets/${name}`,
        source: readFileSync(join(SITE, 'styles', name)),
      });
    // Loaded when it is needed: every group's build reads this file.
    const { makeSite } = await import('../docs-site/site.mjs');
    for (const { name, source } of makeSite({ assets, version }).files)
      this.emitFile({ type: 'asset', fileName: name, source });
  },
};

export const docsGroup = ({ fast }) => [
  {
    input: Object.fromEntries(
      ['site', 'theme', 'live-frame'].map((name) => [name, join(SITE, 'client', `${name}.mjs`)]),
    ),
    output: {
      dir: TO,
      format: 'es',
      entryFileNames: 'assets/[name].[hash].js',
      chunkFileNames: 'assets/[name].[hash].js',
      hashCharacters: 'base36',
    },
    plugins: [pages, recordOutputs('docs'), ...minified(fast)],
    onwarn,
  },
];
