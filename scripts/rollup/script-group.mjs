// The script-tag builds: a small classic script with the UI chunk it loads when something is shown (`script`),
// and everything in one file (`full`). Both fetch the texts of a language from `locales/` beside themselves.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { besideChunk, besideScript, localeFiles } from './locale-files.mjs';
import { forbidPackages } from './checks.mjs';
import { noteLicences } from './notices.mjs';
import { renderer, scriptTarget } from './renderer.mjs';
import { PRODUCTION, minified, onwarn, sources } from './plugins.mjs';

const FOLDERS = ['sdk', 'elements'];
const DIST = scriptTarget();
/** The notices of the published files are kept apart from those of the build with React. */
const groupName = (name) => (DIST === 'dist' ? name : `${name}-react`);
const PLAIN_NAMES = { hashCharacters: 'base36' };

/** A folder's index is called like the folder. */
const chunkFileNames = ({ name, facadeModuleId }) => {
  const folder = /([^/\\]+)[/\\]index\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  return `purchases-${folder ?? name}.[hash].js`;
};

/** The screens' file and what it imports, with the digest of each; noted when they are written, for the core built after them. */
const screens = { files: [] };

const digestOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

const noteScreens = {
  name: 'note-screens',
  writeBundle({ dir }, bundle) {
    const entry = Object.values(bundle).find(({ isEntry }) => isEntry);
    const noted = (file) => [file, digestOf(readFileSync(join(dir, file)))];
    screens.files = [entry.fileName, ...entry.imports].map(noted);
  },
};

/** The renderer is a file of its own, fetched beside the screens: it changes less often than they do. */
const RUNTIME = /node_modules\/(preact|react|react-dom|scheduler|@r2wc)\//;

/** Scripts for script tags are run by pages only. */
const IN_A_PAGE = { 'typeof document': '"object"', 'typeof HTMLElement': '"function"' };

const plugins = (group, constants = {}) => [
  renderer(),
  ...sources({ group, folders: FOLDERS, constants: { ...PRODUCTION, ...IN_A_PAGE, ...constants } }),
  noteLicences(groupName(group), { pointer: true }),
];

/** The part that every page view loads; built after the chunk, whose name and digest it carries. */
const core = (input, output, fast) => ({
  input,
  output: { ...output, inlineDynamicImports: true, freeze: false },
  plugins: [
    ...plugins('script', {
      __SCREENS_FILES__: () => JSON.stringify(screens.files),
    }),
    ...minified(fast, 3),
    forbidPackages(output.file, ['preact', 'react', 'react-dom', 'scheduler', '@r2wc', '@nanostores/react']),
  ],
  onwarn,
});

export const scriptGroup = ({ fast }) => [
  {
    input: { ui: 'elements/entries/ui.ts' },
    // Lazy chunks import from the screens' file rather than from a third, shared one.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: DIST,
      format: 'es',
      entryFileNames: 'purchases-[name].[hash].js',
      chunkFileNames,
      manualChunks: (id) => (RUNTIME.test(id) ? 'runtime' : null),
      ...PLAIN_NAMES,
    },
    plugins: [localeFiles(besideChunk), ...plugins('script'), ...minified(fast, 3), noteScreens],
    onwarn,
  },
  core('elements/entries/script-tag.ts', { file: `${DIST}/purchases.js`, format: 'iife' }, fast),
  core('elements/entries/es-module.ts', { file: `${DIST}/purchases.mjs`, format: 'es' }, fast),
];

export const fullGroup = ({ fast }) => [
  {
    input: 'elements/entries/single-file.ts',
    output: { file: `${DIST}/purchases.full.js`, format: 'iife', inlineDynamicImports: true },
    plugins: [localeFiles(besideScript), ...plugins('full'), ...minified(fast, 1)],
    onwarn,
  },
];
