// The script-tag builds: a small classic script with the UI chunk it loads when something is shown (`script`),
// and everything in one file (`full`). Both fetch the texts of a language from `locales/` beside themselves.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** Filled when the chunks are written; the core, built after them, takes their name and integrity from here. */
const ui = { file: '', integrity: '' };

const digestOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Stand in the code of the chunk that fetches React's file until there is one. */
const REACT_FILE = '%react-file%';
const REACT_INTEGRITY = '%react-integrity%';

/** The core checks the screens' file, and that one React's. */
const noteChunks = {
  name: 'note-chunks',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const screens = chunks.find(({ isEntry }) => isEntry);
    const react = chunks.find(({ name }) => name === 'react');
    for (const mark of [REACT_FILE, REACT_INTEGRITY])
      if (screens.code.split(mark).length !== 2) this.error(`${screens.fileName} does not hold ${mark} once`);
    screens.code = screens.code
      .replace(REACT_FILE, react.fileName)
      .replace(REACT_INTEGRITY, digestOf(react.code));
  },
  writeBundle({ dir }, bundle) {
    const { fileName } = Object.values(bundle).find(({ isEntry }) => isEntry);
    Object.assign(ui, { file: fileName, integrity: digestOf(readFileSync(join(dir, fileName))) });
  },
};

/**
 * Asks the browser to compile every function of a chunk beside the page's own work, instead of each when it is first called:
 * most of them are. Browsers that do not know the comment skip it; it must be the first line.
 */
const HINTED = new Set(['ui', 'react']);
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
const hinted = (code) => ({ code: COMPILE_HINT + code, map: null });
const compileHint = {
  name: 'compile-hint',
  renderChunk: { order: 'post', handler: (code, { name }) => (HINTED.has(name) ? hinted(code) : null) },
};

/** The elements begin without React's renderer, which comes after the first frame. */
const lateReact = {
  name: 'late-react',
  resolveId: (source, importer) =>
    source === 'react-dom/client' && importer?.includes('@r2wc')
      ? resolve('elements/first-frame/root.ts')
      : null,
};

/** Scripts for script tags are run by pages only. */
const IN_A_PAGE = { 'typeof document': '"object"', 'typeof HTMLElement': '"function"' };

const plugins = (group, constants = {}) => [
  reactClientOnly(),
  withoutNanostoresGlobal(),
  ...sources({ group, folders: FOLDERS, constants: { ...PRODUCTION, ...IN_A_PAGE, ...constants } }),
  foldErrorCodes(),
  noteLicences(group, { pointer: true }),
];

/** Names that stay within the core: no page and no screen sees them. */
const shortCoreNames = {
  properties: {
    regex: /^(?:mayHaveOpenPurchase|mayWarm|loadUi|kept|forPlacement|listen|retryAfter)$/,
  },
};

/** The surface is assigned to the global as a plain list of names. */
const plainSurface = {
  name: 'plain-surface',
  renderChunk: (code) => ({ code: code.replace('__proto__: null,', ''), map: null }),
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
    plainSurface,
    ...minified(fast, 3, shortCoreNames),
    { name: 'compile-hint', renderChunk: { order: 'post', handler: hinted } },
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
      lateReact,
      ...plugins('script', {
        __REACT_FILE__: () => JSON.stringify(REACT_FILE),
        __REACT_INTEGRITY__: () => JSON.stringify(REACT_INTEGRITY),
      }),
      ...minified(fast, 3, shortReactNames),
      compileHint,
      noteChunks,
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
