// Types as strangers see them: compiled in projects of their own, with every resolver that is in use.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { link, node } from './packed.mjs';
import { HEADLESS, JSX, REACT, SCRIPT_TAG, SERVER, SVELTE, VUE } from './type-samples.mjs';

/** @typedef {[module: string, moduleResolution: string]} Resolver */

/** The compiler that most projects have. */
const TYPESCRIPT = resolve('node_modules/typescript/bin/tsc');
/** The next one says the same of the same files in a tenth of the time. */
const NATIVE = resolve('node_modules/typescript-7/bin/tsc');

/** @type {(folder: string, file: string, code: string, resolver: Resolver, more?: object, compilers?: string[]) => void} */
function compile(folder, file, code, [module, moduleResolution], more = {}, compilers = [NATIVE]) {
  const options = {
    module,
    moduleResolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    ...more,
  };
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: [file] }));
  for (const compiler of compilers) node(`types seen by ${file}, ${moduleResolution}`, [compiler], folder);
}

/** @type {Resolver} */
const BUNDLER = ['esnext', 'bundler'];
/** @type {Resolver} */
const NODE = ['nodenext', 'nodenext'];

/** A server's project knows nothing of a page. @type {(folder: string) => void} */
function checkServerTypes(folder) {
  for (const name of ['@types/node', 'undici-types']) link(join(folder, 'node_modules'), name);
  const plain = { lib: ['es2023'], types: ['node'] };
  compile(folder, 'server.mts', SERVER, NODE, plain);
  compile(folder, 'server.cts', SERVER, NODE, plain);
  compile(folder, 'server.ts', SERVER, BUNDLER, plain);
}

/**
 * Nothing of React is installed here, and libraries are checked too: our declarations must hold on their own.
 * @type {(folder: string) => void}
 */
export function checkPlainTypes(folder) {
  compile(folder, 'consumer.mts', HEADLESS, NODE);
  compile(folder, 'consumer.cts', HEADLESS, NODE);
  compile(folder, 'consumer.ts', HEADLESS, BUNDLER, {}, [NATIVE, TYPESCRIPT]);
  compile(folder, 'script-tag.ts', SCRIPT_TAG, BUNDLER);
  checkServerTypes(folder);
}

/** A framework's own declarations are not ours to check. */
const lenient = { skipLibCheck: true };

/** @type {(folder: string) => void} */
export function checkFrameworkTypes(folder) {
  const jsx = { ...lenient, jsx: 'react-jsx' };
  for (const name of ['@types/react', '@types/react-dom', 'vue', 'svelte'])
    link(join(folder, 'node_modules'), name);
  compile(folder, 'tags.tsx', JSX, BUNDLER, jsx);
  compile(folder, 'tags.mts', VUE, NODE, lenient);
  compile(folder, 'vue.ts', VUE, BUNDLER, lenient);
  compile(folder, 'svelte.ts', SVELTE, BUNDLER, lenient);
  compile(folder, 'react.tsx', REACT, BUNDLER, jsx, [NATIVE, TYPESCRIPT]);
  compile(folder, 'react-node.tsx', REACT, NODE, jsx);
}
