import { build } from 'vite';

const ENTRY = 'virtual:shop';

/** What an integrator's page would have: the package, under the name that the tests drive. */
const SOURCE = `
  import * as surface from '/dist/index.js';
  for (const [name, value] of Object.entries(surface)) Object.defineProperty(surface.Purchases, name, { value });
  window.Purchases = surface.Purchases;
`;

let made: Promise<Readonly<Record<string, string>>> | null = null;

/** The npm build, bundled for production with React like any app of an integrator; by path, entry `/app.js`. */
export function bundledPackage(): Promise<Readonly<Record<string, string>>> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<Readonly<Record<string, string>>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'shop',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? SOURCE : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: { app: ENTRY }, output: { entryFileNames: '[name].js' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((made) => ('output' in made ? made.output : []));
  return Object.fromEntries(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
}
