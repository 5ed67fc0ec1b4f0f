// The script-tag builds: a small classic script with the UI chunk it loads when something is shown (`script`),
// and everything in one file (`full`). Both fetch the texts of a language from `locales/` beside themselves.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileHints } from '../plugins/compile-hints.mjs';
import { besideChunk, besideScript, localeFiles } from '../plugins/locale-files.mjs';
import { noteLicences } from '../plugins/notices.mjs';
import { renderer, scriptTarget } from '../plugins/renderer.mjs';
import { PRODUCTION, minified, onwarn, sources } from './plugin-chain.mjs';

/** @import { GetManualChunk, InputPluginOption, OutputChunk, OutputOptions, Plugin, PreRenderedChunk, RenderedChunk, RollupOptions } from 'rollup' */
/** @import { Constants, Target } from './plugin-chain.mjs' */

const DIST = scriptTarget();

/** A folder's index is called like the folder. @type {(chunk: PreRenderedChunk) => string} */
const chunkFileNames = ({ name, facadeModuleId }) => {
  const folder = /([^/\\]+)[/\\]index\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  return `purchases-${folder ?? name}.[hash].js`;
};

/** A file, and its digest. @typedef {[file: string, digest: string]} Checked */

/**
 * The screens' file and what it imports, and the files that the core fetches one by one; noted when they are written, for the
 * core built after them.
 * @type {{ files: Checked[], parts: Map<string, Checked> }}
 */
const screens = { files: [], parts: new Map() };

/** The files that the core fetches one by one, by a module of each. */
const PARTS = {
  laterSteps: 'elements/entries/later-steps.ts',
  paywall: 'elements/paywall/present.ts',
  catalogue: 'sdk/purchases/answers/catalogue.ts',
  customer: 'sdk/purchases/answers/customer-answers.ts',
  shared: 'elements/checkout/sale/element-sale.ts',
};

/** @type {(code: string | Uint8Array) => string} */
const digestOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** @type {Plugin} */
const noteScreens = {
  name: 'note-screens',
  writeBundle({ dir = DIST }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    /** @type {(module: string) => OutputChunk} */
    const chunkOf = (module) =>
      chunks.find((file) => file.moduleIds.some((id) => id.endsWith(`/${module}`))) ??
      this.error(`no file contains ${module}`);
    /** @type {(file: string) => Checked} */
    const noted = (file) => [file, digestOf(readFileSync(join(dir, file)))];
    const ui = chunkOf('elements/entries/ui.ts');
    screens.files = [ui.fileName, ...ui.imports].map(noted);
    for (const [part, module] of Object.entries(PARTS)) {
      const { fileName, imports } = chunkOf(module);
      screens.parts.set(part, noted(fileName));
      const known = new Set([...screens.files.map(([name]) => name), chunkOf(PARTS.shared).fileName]);
      const unknown = imports.filter((name) => !known.has(name));
      if (unknown.length > 0)
        this.error(`${fileName} imports files that are not checked: ${unknown.join(', ')}`);
    }
    const { imports } = chunkOf(PARTS.catalogue);
    if (imports.length > 0) this.error(`the catalogue must load alone; it imports ${imports.join(', ')}`);
  },
};

/** The renderer is a file of its own, fetched beside the screens: it changes less often than they do. */
const RUNTIME = /node_modules\/(preact|react|react-dom|scheduler|@r2wc)\//;

/**
 * The screens and their renderer run as soon as they are there: with the hint the page's thread works a sixth less until a checkout
 * is on screen. The file of paywalls has no hint: most of its code is for components that a paywall does not have, and compiling
 * all of it kept a paywall of 50 nodes waiting for 7 ms.
 * @type {(chunk: RenderedChunk) => boolean}
 */
const runsAtOnce = ({ name }) => ['ui', 'runtime', 'catalogue'].includes(name);

/** Scripts for script tags are run by pages only. */
const IN_A_PAGE = { 'typeof document': '"object"', 'typeof HTMLElement': '"function"' };

/** @type {(group: string, constants?: Constants) => InputPluginOption[]} */
const plugins = (group, constants = {}) => [
  renderer(),
  ...sources({ constants: { ...PRODUCTION, ...IN_A_PAGE, ...constants } }),
  // The notices of the published files are kept apart from those of the build with React.
  noteLicences(DIST === 'dist' ? group : `${group}-react`, { pointer: true }),
];

/** The core fetches the code that reads answers; the other builds contain it. @type {Plugin} */
const answerFiles = {
  name: 'answer-files',
  load: (id) =>
    id.endsWith('/sdk/purchases/answers/answers.ts')
      ? `export { answers } from ${JSON.stringify(resolve('elements/entries/files/answer-files.ts'))};`
      : null,
};

/** The modules of the catalogue's file: the screens share some of them. @type {Set<string>} */
const catalogue = new Set();

/**
 * What the later steps, paywalls and the other elements share, and the first screen of `purchase` does not need. Rollup would
 * put such small modules into the screens' file.
 */
const SHARED = new RegExp(
  `/(${[
    'elements/base/(instances|integration/(find-package|inspect|integration-errors))',
    'elements/checkout/sale/element-sale',
    'elements/kit/(notice|qr/qr-code-image)',
    'elements/kit/styles/notice.css',
    'sdk/customer/owned.view',
    'sdk/errors/quote',
    'sdk/model/customer/uuid',
    'sdk/model/purchase/purchase-result',
    'sdk/offers/price-rate',
  ].join('|')})(\\.tsx?|\\?inline)$`,
);

/** The readers of single values are in the catalogue's file, which the others import. @type {GetManualChunk} */
const manualChunks = (id, { getModuleInfo }) => {
  if (catalogue.size === 0) {
    /** @type {(module: string) => void} */
    const visit = (module) => {
      if (catalogue.has(module)) return;
      catalogue.add(module);
      for (const next of getModuleInfo(module)?.importedIds ?? []) visit(next);
    };
    visit(resolve(PARTS.catalogue));
  }
  if (catalogue.has(id)) return 'catalogue';
  if (SHARED.test(id.replaceAll('\\', '/'))) return 'shared';
  return RUNTIME.test(id) ? 'runtime' : null;
};

/**
 * The part that every page view loads; built after the chunk, whose name and digest it carries.
 * @type {(input: string, output: OutputOptions & { file: string }, fast: boolean) => RollupOptions}
 */
const core = (input, output, fast) => ({
  input,
  output: { ...output, inlineDynamicImports: true, freeze: false },
  plugins: [
    answerFiles,
    ...plugins('script', {
      __SCREENS_FILES__: () => JSON.stringify(screens.files),
      __LATER_STEPS_FILE__: () => JSON.stringify(screens.parts.get('laterSteps')),
      __PAYWALL_FILE__: () => JSON.stringify(screens.parts.get('paywall')),
      __SHARED_FILE__: () => JSON.stringify(screens.parts.get('shared')),
      __CATALOGUE_FILE__: () => JSON.stringify(screens.parts.get('catalogue')),
      __CUSTOMER_FILE__: () => JSON.stringify(screens.parts.get('customer')),
    }),
    ...minified(fast, 3),
  ],
  onwarn,
});

/** @type {Target} */
export const scriptGroup = ({ fast }) => [
  {
    input: { ui: 'elements/entries/ui.ts', catalogue: PARTS.catalogue, customer: PARTS.customer },
    logLevel: 'warn',
    // Lazy chunks import from the screens' file rather than from a third, shared one.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: 'purchases-[name].[hash].js',
      chunkFileNames,
      manualChunks,
      onlyExplicitManualChunks: true,
      // A small file that two chunks share would be asked for only when the first of them has arrived.
      experimentalMinChunkSize: 2500,
      hashCharacters: 'base36',
    },
    plugins: [
      localeFiles(besideChunk),
      ...plugins('script'),
      ...minified(fast, 3),
      compileHints(runsAtOnce),
      noteScreens,
    ],
    onwarn,
  },
  core('elements/entries/script-tag.ts', { file: `${DIST}/purchases.js`, format: 'iife' }, fast),
  core('elements/entries/es-module.ts', { file: `${DIST}/purchases.mjs`, format: 'es' }, fast),
];

/** @type {Target} */
export const fullGroup = ({ fast }) => [
  {
    input: 'elements/entries/single-file.ts',
    output: { file: `${DIST}/purchases.full.js`, format: 'iife', inlineDynamicImports: true },
    plugins: [localeFiles(besideScript), ...plugins('full'), ...minified(fast, 1)],
    onwarn,
  },
];
