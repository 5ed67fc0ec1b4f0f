// The study app: code-split ES modules, one style sheet, and the page that names them.
import { injectAppFiles, listAppFiles } from '../plugins/app-files.mjs';
import { content } from '../plugins/content.mjs';
import { feeds } from '../plugins/feeds.mjs';
import { appTarget, firebaseConstant, writesPages } from '../firebase-environment.mjs';
import { fontTerms, placeFonts } from '../plugins/fonts.mjs';
import { appPage } from '../plugins/app-page.mjs';
import { keyboardPage } from '../plugins/keyboard-page.mjs';
import { groupInTarget, noteLicences } from '../plugins/notices.mjs';
import { prerenderedPages } from '../plugins/prerendered-pages.mjs';
import terser from '@rollup/plugin-terser';
import { PRODUCTION, onwarn, quicklyMinified, sources } from './plugin-chain.mjs';
import { cpSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** @import { InputPluginOption, Plugin, RollupOptions } from 'rollup' */
/** @import { Target } from './plugin-chain.mjs' */

const PUBLIC = 'host-app/public';
const WORKER = 'host-app/worker/service-worker.ts';
/** Robots and the makers of home screen icons have a connection. @type {(file: string) => boolean} */
const belongsToShell = (file) => /\.(js|svg|webmanifest)$/.test(file);

/** import { url } from './x.ts?worker': the address of a module worker that is built as a chunk of its own. */
const SUFFIX = '?worker';

/** @type {() => Plugin} */
function workerUrl() {
  return {
    name: 'worker-url',
    resolveId: (source, importer) =>
      source.endsWith(SUFFIX) && importer ? `\0${resolve(dirname(importer), source)}` : null,
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return null;
      const file = id.slice(1, -SUFFIX.length);
      const reference = this.emitFile({ type: 'chunk', id: file });
      return {
        code: `export const url = import.meta.ROLLUP_FILE_URL_${reference};`,
        moduleSideEffects: false,
      };
    },
  };
}

/** @type {(group: string) => Plugin} */
const noteTerms = (group) => noteLicences(groupInTarget(group), { aboutAsset: fontTerms });

/** The solver is the largest code that a page of the app loads: terser saves 3 % of it beyond esbuild. @type {() => Plugin} */
function solverMinified() {
  const { renderChunk: minify } = terser({ ecma: 2022, compress: { passes: 2, pure_getters: true } });
  if (typeof minify !== 'function') throw new Error('terser does not minify chunks');
  return {
    name: 'solver-minified',
    renderChunk(...args) {
      const isOfSolver = args[1].moduleIds.some((id) => id.includes('/host-app/solver/'));
      return isOfSolver ? minify.apply(this, args) : null;
    },
  };
}

/** @type {(fast: boolean, collectCss?: string) => InputPluginOption[]} */
const plugins = (fast, collectCss) => [
  content(),
  workerUrl(),
  ...sources({
    constants: { ...PRODUCTION, ...firebaseConstant() },
    collectCss,
    finishCss: placeFonts,
  }),
  ...quicklyMinified(fast),
  !fast && solverMinified(),
];

const folder = appTarget();
const pagesFolder = `${folder}-prerender`;

/** The app for Node, which draws the public pages. Its style sheet is not used. @type {RollupOptions} */
const pages = {
  // Node finds them itself.
  external: /^(react|react-dom|wouter|nanostores|@nanostores\/react|firebase)(\/|$)/,
  input: { prerender: 'host-app/prerender.tsx' },
  output: { dir: pagesFolder, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
  plugins: [
    content(),
    workerUrl(),
    ...sources({
      browser: false,
      constants: { ...PRODUCTION, ...firebaseConstant() },
      collectCss: 'unused.css',
    }),
  ],
  onwarn,
};

/** @type {Target} */
export const appGroup = ({ fast }) => [
  ...(fast || !writesPages() ? [] : [pages]),
  {
    input: { start: 'host-app/start.ts', main: 'host-app/main.tsx' },
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: 'assets/[name].[hash].js',
      chunkFileNames: 'assets/[name].[hash].js',
      assetFileNames: 'assets/[name].[hash][extname]',
      hashCharacters: 'base36',
      // A request costs a phone more than a few hundred bytes that a page may not need, such as the icons of other pages.
      experimentalMinChunkSize: 1500,
      manualChunks: (id) =>
        /node_modules\/(react|react-dom|scheduler|lucide-react)\//.test(id) ? 'react' : null,
    },
    plugins: [
      ...plugins(fast, 'app.css'),
      appPage({
        template: 'host-app/index.html',
        entryTag: '<script type="module" src="./start.ts"></script>',
      }),
      noteTerms('app'),
      feeds(),
      !fast && writesPages() && prerenderedPages(pagesFolder),
      { name: 'copy-public', writeBundle: () => cpSync(PUBLIC, folder, { recursive: true }) },
      listAppFiles(PUBLIC, belongsToShell, !fast),
    ],
    onwarn,
  },
  // A service worker must keep its name and sit at the root of the pages it serves.
  {
    input: WORKER,
    output: { file: `${folder}/service-worker.js`, format: 'iife' },
    plugins: [...plugins(fast), injectAppFiles(), noteTerms('app')],
    onwarn,
  },
];

/**
 * A build of its own, so that no byte of it can come to the app's chunks or to what the service worker fetches.
 * @type {Target}
 */
export const keyboardGroup = ({ fast }) => [
  {
    input: { keyboard: 'host-app/keyboard/keyboard.ts' },
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: 'assets/[name].[hash].js',
      hashCharacters: 'base36',
    },
    plugins: [...plugins(fast), keyboardPage(), noteTerms('keyboard')],
    onwarn,
  },
];
