// The npm build: ES modules, CommonJS and one set of declarations for each. Not minified: the bundler of the
// customer does that, and a stack trace stays readable.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import dts from 'rollup-plugin-dts';
import { manifestFiles } from '../package/manifest-files.mjs';
import { selfContainedTypes } from './checks.mjs';
import { noteLicences } from './notices.mjs';
import { recordOutputs } from './outputs.mjs';
import { onwarn, sources } from './plugins.mjs';

const FOLDERS = ['sdk', 'elements'];
const MAIN = { index: 'elements/entries/npm.ts', headless: 'sdk/headless.ts' };
const REACT = { react: 'elements/react/index.ts' };
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

const matcher = (names) => {
  const pattern = new RegExp(`^(${names.join('|')})(/|$)`);
  return (id) => pattern.test(id);
};
const isPeer = matcher(Object.keys(peerDependencies));
const isInstalled = matcher([...Object.keys(peerDependencies), ...Object.keys(dependencies)]);

const files = (ending) => ({
  dir: 'dist',
  entryFileNames: `[name].${ending}`,
  chunkFileNames: `chunks/[name].[hash].${ending}`,
  hashCharacters: 'base36',
  // Rollup drops the directive of a source; without it a framework would run the hooks on its server.
  banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
});

// stripe-js has no exports map, and Node does not resolve a folder in an import: name the file.
const paths = { '@stripe/stripe-js/pure': '@stripe/stripe-js/pure/index.mjs' };

const types = (name, ending) => ({ file: `dist/${name}.d.${ending}`, format: 'es' });
const dtsPlugin = () =>
  dts({ includeExternal: ['nanostores', '@stripe/stripe-js'], compilerOptions: { noCheck: true } });

/** Each main entry's declarations are one file that imports nothing, also not the other's. */
const declarations = ([name, input]) => ({
  input,
  external: /\.css(\?inline)?$/,
  output: [types(name, 'ts'), types(name, 'cts')],
  plugins: [dtsPlugin(), selfContainedTypes(), noteLicences('package'), recordOutputs('package')],
  onwarn,
});

/** What the declarations of other entries take from a main one, so that a class is the same class in both. */
const ENTRY_OF = new Map([
  ...Object.entries(MAIN).map(([name, input]) => [resolve(input), name]),
  [resolve('sdk/index.ts'), 'index'],
]);
const ELEMENT_TYPES =
  /\/elements\/(\w+\/purchase-[a-z]+|commerce\/commerce-element|base\/evented-element)\.types(\.ts)?$/;
const entryOf = (id) => ENTRY_OF.get(id) ?? (ELEMENT_TYPES.test(id) ? 'index' : undefined);

const beside = (name, ending) => ({
  ...types(name, ending),
  paths: (id) => (entryOf(id) ? `./${entryOf(id)}.${ending === 'ts' ? 'js' : 'cjs'}` : id),
});

const declarationsBeside = ([name, input]) => ({
  input,
  external: (id) => entryOf(id) !== undefined || matcher(FRAMEWORKS)(id),
  output: (name in SCRIPT ? ['ts'] : ['ts', 'cts']).map((ending) => beside(name, ending)),
  plugins: [
    dtsPlugin(),
    selfContainedTypes({ besides: FRAMEWORKS }),
    noteLicences('package'),
    recordOutputs('package'),
  ],
  onwarn,
});

const code = () => [...sources({ group: 'package', folders: FOLDERS }), noteLicences('package')];

export const packageGroup = ({ fast }) => [
  {
    input: INPUT,
    external: isInstalled,
    output: { ...files('js'), format: 'es', paths },
    plugins: [...code(), manifestFiles()],
    onwarn,
  },
  {
    // nanostores is an ES module only, so CommonJS carries its own copy and require() returns the exports at once.
    input: INPUT,
    external: isPeer,
    output: { ...files('cjs'), format: 'cjs', exports: 'named', interop: 'auto' },
    plugins: code(),
    onwarn,
  },
  ...(fast
    ? []
    : [
        ...Object.entries(MAIN).map(declarations),
        ...Object.entries({ ...REACT, ...TAGS, ...SCRIPT }).map(declarationsBeside),
      ]),
];
