// The script-tag builds: a small classic script with the UI chunk it loads when something is shown (`script`),
// and everything in one file (`full`). Both fetch the texts of a language from `locales/` beside themselves.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHints } from '../plugins/compile-hints.mjs';
import { besideChunk, besideScript, localeFiles } from '../plugins/locale-files.mjs';
import { noteLicences } from '../plugins/notices.mjs';
import { renderer, scriptTarget } from '../plugins/renderer.mjs';
import { PRODUCTION, minified, onwarn, sources } from './plugin-chain.mjs';

/** @import { InputPluginOption, OutputChunk, OutputOptions, Plugin, PreRenderedChunk, RenderedChunk, RollupOptions } from 'rollup' */
/** @import { Constants, Target } from './plugin-chain.mjs' */

const DIST = scriptTarget();
/**
 * The notices of the published files are kept apart from those of the build with React.
 * @type {(name: string) => string}
 */
const groupName = (name) => (DIST === 'dist' ? name : `${name}-react`);
/** @type {OutputOptions} */
const PLAIN_NAMES = { hashCharacters: 'base36' };

/** A folder's index is called like the folder. @type {(chunk: PreRenderedChunk) => string} */
const chunkFileNames = ({ name, facadeModuleId }) => {
  const folder = /([^/\\]+)[/\\]index\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  return `purchases-${folder ?? name}.[hash].js`;
};

/** A file, and its digest. @typedef {[file: string, digest: string]} Checked */

/**
 * The screens' file and what it imports, the file of the later steps and that of paywalls; noted when they are written, for
 * the core built after them.
 * @type {{ files: Checked[], laterSteps: Checked | null, paywall: Checked | null }}
 */
const screens = { files: [], laterSteps: null, paywall: null };

const LATER_STEPS = '/elements/entries/later-steps.ts';
const PAYWALL = '/elements/paywall/present.ts';

/** @type {(code: string | Uint8Array) => string} */
const digestOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** @type {Plugin} */
const noteScreens = {
  name: 'note-screens',
  writeBundle({ dir = DIST }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find((file) => file.isEntry);
    /** @type {(module: string) => OutputChunk | undefined} */
    const chunkOf = (module) => chunks.find((file) => file.moduleIds.some((id) => id.endsWith(module)));
    const later = chunkOf(LATER_STEPS);
    const paywall = chunkOf(PAYWALL);
    /** @type {(file: string) => Checked} */
    const noted = (file) => [file, digestOf(readFileSync(join(dir, file)))];
    if (!entry || !later || !paywall)
      return this.error('the screens have no entry, or no file with the later steps, or none with paywalls');
    screens.files = [entry.fileName, ...entry.imports].map(noted);
    screens.laterSteps = noted(later.fileName);
    screens.paywall = noted(paywall.fileName);
    const unknown = [...later.imports, ...paywall.imports].filter(
      (file) => !screens.files.some(([known]) => known === file),
    );
    if (unknown.length > 0)
      this.error(`the later steps or paywalls import files that are not checked: ${unknown.join(', ')}`);
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
const runsAtOnce = ({ name }) => ['ui', 'runtime'].includes(name);

/** Scripts for script tags are run by pages only. */
const IN_A_PAGE = { 'typeof document': '"object"', 'typeof HTMLElement': '"function"' };

/** @type {(group: string, constants?: Constants) => InputPluginOption[]} */
const plugins = (group, constants = {}) => [
  renderer(),
  ...sources({ constants: { ...PRODUCTION, ...IN_A_PAGE, ...constants } }),
  noteLicences(groupName(group), { pointer: true }),
];

/**
 * The part that every page view loads; built after the chunk, whose name and digest it carries.
 * @type {(input: string, output: OutputOptions & { file: string }, fast: boolean) => RollupOptions}
 */
const core = (input, output, fast) => ({
  input,
  output: { ...output, inlineDynamicImports: true, freeze: false },
  plugins: [
    ...plugins('script', {
      __SCREENS_FILES__: () => JSON.stringify(screens.files),
      __LATER_STEPS_FILE__: () => JSON.stringify(screens.laterSteps),
      __PAYWALL_FILE__: () => JSON.stringify(screens.paywall),
    }),
    ...minified(fast, 3),
  ],
  onwarn,
});

/** @type {Target} */
export const scriptGroup = ({ fast }) => [
  {
    input: { ui: 'elements/entries/ui.ts' },
    logLevel: 'warn',
    // Lazy chunks import from the screens' file rather than from a third, shared one.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: 'purchases-[name].[hash].js',
      chunkFileNames,
      manualChunks: (id) => (RUNTIME.test(id) ? 'runtime' : null),
      // A small file that two chunks share would be asked for only when the first of them has arrived.
      experimentalMinChunkSize: 2500,
      ...PLAIN_NAMES,
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
