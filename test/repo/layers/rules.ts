import type { Import, ModuleFacts } from './module-facts';
import { isPure } from './pure-files';

/** The imports rules of ARCHITECTURE.md, one row each. `path` of an import is the file it names, or a package. */
export interface ResolvedImport extends Import {
  readonly path: string;
}

export interface Rule {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  /** What is wrong with an import, or undefined. */
  readonly forbidsImport?: (imported: ResolvedImport, from: string) => boolean;
  readonly forbidsUse?: ReadonlySet<string>;
  readonly forbids?: (module: ModuleFacts) => boolean;
}

const PAGE = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator'];
const CLOCK = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'Date.now',
  'new Date()',
  'performance.now',
];
const CHANCE = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'];

const startsWith =
  (...folders: string[]) =>
  (path: string): boolean =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const is =
  (...files: string[]) =>
  (path: string): boolean =>
    files.includes(path);
/** The entries join the core with its screens; `sdk/script.ts` and the Stripe adapter are for them. */
const isElementsEntry = startsWith('elements/entries');
/** Bundlers and Next.js take what they need from a default export. */
const isReadByATool = (path: string): boolean =>
  /^demo\/examples\/[^/]+\/([^/]+\.config\.ts|app\/(layout|page)\.tsx)$/.test(path);
/** The rooms of sdk/ from the lowest to the highest; the longest entry that fits a path counts. Types count as imports. */
const SDK_ROOMS: readonly (readonly string[])[] = [
  ['sdk/errors', 'sdk/ports'],
  ['sdk/net/read.ts', 'sdk/net/wire.ts', 'sdk/net/checkout-wire.ts', 'sdk/net/customer-wire.ts'],
  ['sdk/model'],
  ['sdk/net'],
  ['sdk/i18n'],
  ['sdk/offers', 'sdk/customer', 'sdk/checkout/machine', 'sdk/paywall/content'],
  [
    'sdk/checkout/view',
    'sdk/checkout/session',
    'sdk/checkout/wire',
    'sdk/paywall/parse/fields',
    'sdk/paywall/variables',
    'sdk/adapters',
    'sdk/server',
  ],
  ['sdk/checkout/runner', 'sdk/paywall/parse'],
  ['sdk/paywall'],
  ['sdk/events'],
  ['sdk/purchases'],
  ['sdk'],
];

/** The rooms of elements/, in the same way. */
const ELEMENTS_ROOMS: readonly (readonly string[])[] = [
  ['elements/kit', 'elements/theme'],
  ['elements/base'],
  ['elements/commerce', 'elements/checkout'],
  ['elements/paywall', 'elements/button', 'elements/offers', 'elements/gate', 'elements/customer'],
  ['elements/entries'],
  ['elements/react', 'elements/tags'],
];

const heightIn =
  (floors: readonly (readonly string[])[]) =>
  (path: string): number => {
    const rooms = floors.flatMap((folders, height) => folders.map((folder) => ({ folder, height })));
    const found = rooms.filter(({ folder }) => startsWith(folder)(path));
    return found.sort((a, b) => b.folder.length - a.folder.length)[0]?.height ?? 0;
  };
const sdkRoom = heightIn(SDK_ROOMS);
const elementsRoom = heightIn(ELEMENTS_ROOMS);
const inSources = startsWith('sdk', 'elements', 'host-app', 'demo');

export const RULES: readonly Rule[] = [
  {
    name: 'pure files import pure files only',
    applies: isPure,
    forbidsImport: ({ path, typeOnly, isLocal }) => !typeOnly && !(isLocal && isPure(path)),
  },
  {
    name: 'pure files touch no page, network, clock or chance',
    applies: isPure,
    forbidsUse: new Set([...PAGE, ...CLOCK, ...CHANCE, 'fetch', 'globalThis', 'process']),
  },
  {
    name: 'in the sdk only adapters touch the platform',
    applies: (path) => startsWith('sdk')(path) && !startsWith('sdk/adapters')(path),
    forbidsUse: new Set(PAGE),
  },
  {
    name: 'the sdk knows neither elements, React nor the app',
    applies: startsWith('sdk'),
    forbidsImport: ({ path }) =>
      startsWith('elements', 'host-app', 'demo', 'react', 'react-dom', '@nanostores/react', '@r2wc')(path),
  },
  {
    name: 'ports import ports only',
    applies: startsWith('sdk/ports'),
    forbidsImport: ({ path }) => !startsWith('sdk/ports')(path),
  },
  {
    name: 'in the sdk imports point to lower rooms',
    applies: startsWith('sdk'),
    forbidsImport: ({ path }, from) => sdkRoom(path) > sdkRoom(from),
  },
  {
    name: 'in the elements imports point to lower rooms',
    applies: startsWith('elements'),
    forbidsImport: ({ path }, from) => elementsRoom(path) > elementsRoom(from),
  },
  {
    name: 'the wire format is seen by model and net only',
    applies: (path) => !startsWith('sdk/model', 'sdk/net', 'test')(path),
    forbidsImport: ({ path }) =>
      is('sdk/net/wire.ts', 'sdk/net/checkout-wire.ts', 'sdk/net/customer-wire.ts')(path),
  },
  {
    name: 'elements reach the sdk through index and internal',
    applies: startsWith('elements'),
    forbidsImport: ({ path }, from) =>
      startsWith('sdk')(path) &&
      !is('sdk/index.ts', 'sdk/internal.ts')(path) &&
      // An entry makes these chunks of their own.
      !(
        is(
          'sdk/script.ts',
          'sdk/adapters/stripe.ts',
          'sdk/checkout/runner/express/express-button.ts',
        )(path) && isElementsEntry(from)
      ),
  },
  {
    name: 'kit and theme know nothing of checkout or paywall',
    applies: startsWith('elements/kit', 'elements/theme'),
    forbidsImport: ({ path }) =>
      startsWith('elements')(path) && !startsWith('elements/kit', 'elements/theme')(path),
  },
  {
    name: 'only the element base imports r2wc',
    applies: (path) =>
      inSources(path) &&
      !is('elements/base/element.ts', 'elements/base/element.tsx', 'elements/base/define-element.ts')(path),
    forbidsImport: ({ path }) => path.startsWith('@r2wc/'),
  },
  {
    name: 'the app reaches sdk and elements through their index',
    applies: startsWith('host-app'),
    forbidsImport: ({ path }) =>
      startsWith('sdk', 'elements')(path) &&
      !is('sdk/index.ts', 'sdk/internal.ts', 'elements/entries/npm.ts', 'elements/checkout/define.ts')(path),
  },
  {
    name: 'app layers point downwards: pages, stores, data, ports',
    applies: startsWith('host-app'),
    forbidsImport: ({ path }, from) => {
      const above = UPPER_LAYERS.find(([layer]) => startsWith(`host-app/${layer}`)(from))?.[1] ?? [];
      return startsWith(...above.map((layer) => `host-app/${layer}`))(path);
    },
  },
  {
    name: 'only data/firebase imports firebase',
    applies: (path) => inSources(path) && !startsWith('host-app/data/firebase')(path),
    forbidsImport: ({ path }) => startsWith('firebase', '@firebase')(path),
  },
  {
    name: 'only main.tsx and prerender.tsx name an adapter of the app',
    applies: (path) =>
      startsWith('host-app')(path) && !is('host-app/main.tsx', 'host-app/prerender.tsx')(path),
    forbidsImport: ({ path }, from) =>
      ADAPTERS.some((folder) => startsWith(folder)(path) && !startsWith(folder)(from)),
  },
  {
    name: 'the sandbox server imports neither sdk nor elements',
    applies: startsWith('demo'),
    forbidsImport: ({ path }) => startsWith('sdk', 'elements', 'host-app')(path),
  },
  {
    name: 'sdk and elements do not know app and demo',
    applies: startsWith('elements'),
    forbidsImport: ({ path }) => startsWith('host-app', 'demo')(path),
  },
  {
    name: 'no source imports a test or a script of the build',
    applies: inSources,
    forbidsImport: ({ path }) => startsWith('test', 'scripts')(path),
  },
  {
    name: 'no default exports',
    applies: (path) => inSources(path) && path !== 'elements/theme/css.d.ts' && !isReadByATool(path),
    forbids: ({ hasDefaultExport }) => hasDefaultExport,
  },
];

/** For each layer of the app the layers above it. */
const UPPER_LAYERS: readonly (readonly [string, readonly string[]])[] = [
  ['stores', ['pages', 'ui']],
  ['data', ['pages', 'ui', 'stores']],
  ['maths', ['pages', 'ui', 'stores', 'data']],
  ['solver', ['pages', 'ui', 'stores', 'data']],
  ['content', ['pages', 'ui', 'stores', 'data']],
  ['ui', ['pages']],
  ['ports.ts', ['pages', 'ui', 'stores', 'data']],
];

const ADAPTERS = ['host-app/data/firebase', 'host-app/data/local', 'host-app/adapters'];
