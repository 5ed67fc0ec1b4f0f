// The script-tag builds: a small classic script with the UI chunk it loads when something is shown (`script`),
// and everything in one file (`full`). Both fetch the texts of a language from `locales/` beside themselves.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldErrorCodes } from './fold-error-codes.mjs';
import { reactClientOnly, shortReactNames } from './react-client-only.mjs';
import { besideChunk, besideScript, localeFiles } from './locale-files.mjs';
import { forbidPackages, withoutNanostoresGlobal } from './checks.mjs';
import { noteLicences } from './notices.mjs';
import { PRODUCTION, minified, onwarn, sources } from './plugins.mjs';

const FOLDERS = ['sdk', 'elements'];
const PLAIN_NAMES = { hashCharacters: 'base36' };

/** A folder's index is called like the folder. */
const chunkFileNames = ({ name, facadeModuleId }) => {
  const folder = /([^/\\]+)[/\\]index\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  return `purchases-${folder ?? name}.[hash].js`;
};

/** Filled when the chunk is written; the core, built after it, takes its name and integrity from here. */
const ui = { file: '', integrity: '' };

const noteUiChunk = {
  name: 'note-ui-chunk',
  writeBundle(options, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    const digest = createHash('sha384')
      .update(readFileSync(join(options.dir, entry.fileName)))
      .digest('base64');
    Object.assign(ui, { file: entry.fileName, integrity: `sha384-${digest}` });
  },
};

const plugins = (group, constants = {}) => [
  reactClientOnly(),
  withoutNanostoresGlobal(),
  ...sources({ group, folders: FOLDERS, constants: { ...PRODUCTION, ...constants } }),
  foldErrorCodes(),
  noteLicences(group, { pointer: true }),
];

/** Names that stay within the core: no page and no screen sees them. */
const shortCoreNames = {
  properties: { regex: /^(?:mayHaveOpenPurchase|mayWarm|loadUi|kept|forPlacement|listen|retryAfter)$/ },
};

/** The part that every page view loads; built after the chunk, whose name and digest it carries. */
const core = (input, output, fast) => ({
  input,
  output: { ...output, inlineDynamicImports: true, freeze: false },
  plugins: [
    ...plugins('script', {
      __UI_FILE__: () => JSON.stringify(ui.file),
      __UI_INTEGRITY__: () => JSON.stringify(ui.integrity),
    }),
    ...minified(fast, 3, shortCoreNames),
    forbidPackages(output.file, ['react', 'react-dom', 'scheduler', '@r2wc', '@nanostores/react']),
  ],
  onwarn,
});

export const scriptGroup = ({ fast }) => [
  {
    input: { ui: 'elements/script-ui.ts' },
    // One file until something is on screen: lazy chunks import from it rather than from a third, shared file.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: 'purchases-[name].[hash].js',
      chunkFileNames,
      ...PLAIN_NAMES,
    },
    plugins: [
      localeFiles(besideChunk),
      ...plugins('script'),
      ...minified(fast, 3, shortReactNames),
      noteUiChunk,
    ],
    onwarn,
  },
  core('elements/auto.ts', { file: 'dist/purchases.js', format: 'iife' }, fast),
  core('elements/module.ts', { file: 'dist/purchases.mjs', format: 'es' }, fast),
];

export const fullGroup = ({ fast }) => [
  {
    input: 'elements/full.ts',
    output: { file: 'dist/purchases.full.js', format: 'iife', inlineDynamicImports: true },
    plugins: [localeFiles(besideScript), ...plugins('full'), ...minified(fast, 1, shortReactNames)],
    onwarn,
  },
];
