// The study app: code-split ES modules, one style sheet, and the page that names them.
import { injectAppFiles, listAppFiles } from './app-files.mjs';
import { content } from './content.mjs';
import { feeds } from './feeds.mjs';
import { appTarget, firebaseConstant } from './firebase-environment.mjs';
import { fontTerms } from './font-terms.mjs';
import { placeFonts } from './fonts.mjs';
import { appPage } from './html.mjs';
import { keyboardPage } from './keyboard-page.mjs';
import { noteLicences, placeNotices } from './notices.mjs';
import { copyFolder } from './outputs.mjs';
import { staticPages } from './static-pages.mjs';
import { workerUrl } from './worker-url.mjs';
import { PRODUCTION, onwarn, quicklyMinified, sources } from './plugins.mjs';

const FOLDERS = ['host-app', 'sdk', 'elements'];
const PUBLIC = 'host-app/public';
const WORKER = 'host-app/worker/service-worker.ts';
/** Robots and the makers of home screen icons have a connection. */
const belongsToShell = (file) => /\.(js|svg|webmanifest)$/.test(file);

/** The footer leads there. */
const TERMS = {
  fileName: 'third-party-licences.txt',
  what: 'This app contains code and fonts',
  known: `react react-dom scheduler @r2wc/core @nanostores/react nanostores wouter lucide-react mathlive
    @fontsource-variable/inter @fontsource/stix-two-math`
    .split(/\s+/)
    .concat('KaTeX fonts'),
};
const noteTerms = () => noteLicences('app', { aboutAsset: fontTerms });

const plugins = (fast, collectCss) => [
  content(),
  workerUrl(),
  ...sources({
    group: 'app',
    folders: FOLDERS,
    constants: { ...PRODUCTION, ...firebaseConstant() },
    collectCss,
    finishCss: placeFonts,
  }),
  ...quicklyMinified(fast),
];

export const appGroup = ({ fast }) => targets(fast, appTarget());

const targets = (fast, folder) => [
  {
    input: { main: 'host-app/main.tsx' },
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: 'assets/[name].[hash].js',
      chunkFileNames: 'assets/[name].[hash].js',
      assetFileNames: 'assets/[name].[hash][extname]',
      hashCharacters: 'base36',
      manualChunks: (id) => (/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : null),
    },
    plugins: [
      ...plugins(fast, 'app.css'),
      appPage({
        template: 'host-app/index.html',
        entryTag: '<script type="module" src="./main.tsx"></script>',
      }),
      noteTerms(),
      feeds(),
      !fast && staticPages(),
      copyFolder('app', PUBLIC, folder),
      listAppFiles(PUBLIC, belongsToShell),
    ],
    onwarn,
  },
  // In a build of its own, so that no byte of it can come to the app's chunks or to what the service worker fetches.
  {
    input: { keyboard: 'host-app/keyboard/keyboard.ts' },
    output: {
      dir: folder,
      format: 'es',
      entryFileNames: 'assets/[name].[hash].js',
      hashCharacters: 'base36',
    },
    plugins: [...plugins(fast), keyboardPage(), noteTerms()],
    onwarn,
  },
  // A service worker must keep its name and sit at the root of the pages it serves.
  {
    input: WORKER,
    output: { file: `${folder}/service-worker.js`, format: 'iife' },
    plugins: [...plugins(fast), injectAppFiles(), noteTerms(), placeNotices('app', TERMS)],
    onwarn,
  },
];
