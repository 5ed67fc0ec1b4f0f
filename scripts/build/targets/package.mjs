// The npm build: ES modules, CommonJS and one set of declarations for each. Not minified: the bundler of the
// customer does that, and a stack trace stays readable.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';
import { manifestFiles } from '../../package/manifest/manifest.mjs';
import { noteLicences } from '../plugins/notices.mjs';
import { onwarn, sources } from './plugin-chain.mjs';

/** @import { OutputOptions, Plugin, RollupOptions } from 'rollup' */
/** @import { Target } from './plugin-chain.mjs' */
/** @typedef {'ts' | 'cts'} Ending */

const MAIN = { index: 'elements/entries/npm.ts', headless: 'sdk/headless.ts' };
const REACT = { react: 'elements/react/index.ts' };
/** For servers and edge runtimes. A bundle of its own: with the others it would share chunks, which pages would load. */
const SERVER = { server: 'sdk/server.ts' };
const FRAMEWORKS = ['react', 'vue', 'svelte'];
/** They say what their framework's own types lack, and hold no code. */
const TAGS = {
  jsx: 'elements/tags/jsx.ts',
  vue: 'elements/tags/vue.ts',
  svelte: 'elements/tags/svelte.ts',
};
/** Likewise, for files that the script group writes. */
const SCRIPT = { script: 'elements/tags/script.ts' };
const INPUT = { ...MAIN, ...REACT, ...TAGS };
const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @type {(names: readonly string[]) => (id: string) => boolean} */
const matcher = (names) => {
  const pattern = new RegExp(`^(${names.join('|')})(/|$)`);
  return (id) => pattern.test(id);
};
const isPeer = matcher(Object.keys(peerDependencies));
const isInstalled = matcher([...Object.keys(peerDependencies), ...Object.keys(dependencies)]);

/** @type {(ending: 'js' | 'cjs') => OutputOptions} */
const files = (ending) => ({
  dir: 'dist',
  entryFileNames: `[name].${ending}`,
  chunkFileNames: `chunks/[name].[hash].${ending}`,
  hashCharacters: 'base36',
  manualChunks,
  // Rollup drops the directive of a source; without it a framework would run the hooks on its server.
  banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
});

// stripe-js has no exports map, and Node does not resolve a folder in an import: name the file.
const paths = { '@stripe/stripe-js/pure': '@stripe/stripe-js/pure/index.mjs' };

const dtsPlugin = () =>
  dts({ includeExternal: ['nanostores', '@stripe/stripe-js'], compilerOptions: { noCheck: true } });

const MAIN_FILES = new Set(Object.values(MAIN).map((file) => resolve(file)));

/**
 * All types of the main entries are in one file, so that a type is the same type in both; each entry names what it exports.
 * @type {(ending: Ending) => OutputOptions}
 */
const sharedTypes = (ending) => ({
  dir: 'dist',
  format: 'es',
  entryFileNames: `[name].d.${ending}`,
  chunkFileNames: `shared.d.${ending}`,
  manualChunks: (id) => (MAIN_FILES.has(id) ? undefined : 'shared'),
  minifyInternalExports: false,
});

/** @type {RollupOptions} */
const mainDeclarations = {
  input: MAIN,
  preserveEntrySignatures: 'strict',
  external: /\.css(\?inline)?$/,
  output: [sharedTypes('ts'), sharedTypes('cts')],
  plugins: [dtsPlugin(), noteLicences('package')],
  onwarn,
};

/** What the declarations of other entries take from a main one, so that a class is the same class in both. */
const ENTRY_OF = new Map(Object.entries(MAIN).map(([name, input]) => [resolve(input), name]));
ENTRY_OF.set(resolve('sdk/index.ts'), 'index');
const ELEMENT_TYPES =
  /\/elements\/(\w+\/purchase-[a-z]+|commerce\/commerce-element|base\/evented-element)\.types(\.ts)?$/;
/** @type {(id: string) => string | undefined} */
const entryOf = (id) => ENTRY_OF.get(id) ?? (ELEMENT_TYPES.test(id) ? 'index' : undefined);

/** @type {(name: string, ending: Ending) => OutputOptions} */
const beside = (name, ending) => ({
  file: `dist/${name}.d.${ending}`,
  format: 'es',
  paths: (id) => (entryOf(id) ? `./${entryOf(id)}.${ending === 'ts' ? 'js' : 'cjs'}` : id),
});

/** @type {(entry: [name: string, input: string]) => RollupOptions} */
const declarationsBeside = ([name, input]) => ({
  input,
  external: (id) => entryOf(id) !== undefined || matcher(FRAMEWORKS)(id),
  output: name in SCRIPT ? [beside(name, 'ts')] : [beside(name, 'ts'), beside(name, 'cts')],
  plugins: [dtsPlugin(), noteLicences('package')],
  onwarn,
});

/** Read by the entry and by the screens that it loads. */
const SHARED = /\/elements\/(base\/tags|entries\/when-tag-appears)\.ts$/;

/**
 * What the screens share is a chunk of its own, so that the entry's code stays in index.js. Rollup would else put it into a
 * chunk, which package.json does not name, and bundlers drop an import of that.
 * @type {(id: string) => string | undefined}
 */
const manualChunks = (id) => (SHARED.test(id) ? 'tags' : undefined);

/** TypeScript's own compiler keeps the comments. @type {() => Plugin} */
const compiler = () =>
  typescript({
    tsconfig: './tsconfig.build.json',
    include: ['{sdk,elements}/**/*.{ts,tsx}'],
    exclude: ['**/*.d.ts'],
  });

const code = () => [...sources({ compiler: compiler() }), noteLicences('package')];

/** @type {(input: Record<string, string>, more?: Plugin[]) => RollupOptions} */
const esModules = (input, more = []) => ({
  input,
  external: isInstalled,
  output: { ...files('js'), format: 'es', paths },
  plugins: [...code(), ...more],
  onwarn,
});

/**
 * Made of the ES modules in dist/, which are compiled already. nanostores and jose are ES modules only, so CommonJS carries
 * its own copies and require() returns the exports at once.
 * @type {(names: readonly string[]) => RollupOptions}
 */
const commonJs = (names) => ({
  input: Object.fromEntries(names.map((name) => [name, `dist/${name}.js`])),
  external: isPeer,
  output: {
    ...files('cjs'),
    // The name of an ES file ends with its hash.
    chunkFileNames: ({ name }) => `chunks/${name.replace(/\.[^.]+$/, '')}.[hash].cjs`,
    format: 'cjs',
    exports: 'named',
    interop: 'auto',
  },
  plugins: [nodeResolve({ browser: true }), noteLicences('package')],
  onwarn,
});

/** @type {Target} */
export const packageGroup = ({ fast }) => [
  esModules(INPUT, [manifestFiles()]),
  commonJs(Object.keys(INPUT)),
  esModules(SERVER),
  commonJs(Object.keys(SERVER)),
  ...(fast
    ? []
    : [
        mainDeclarations,
        ...Object.entries({ ...SERVER, ...REACT, ...TAGS, ...SCRIPT }).map(declarationsBeside),
      ]),
];
