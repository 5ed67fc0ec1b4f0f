// Types as integrators see them: compiled in projects of their own, with every resolver that is in use. The samples are right and
// wrong code: an `@ts-expect-error` without an error below it is an error.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { link, makeProject, node } from './project';

/** The compiler that most projects have. */
const TYPESCRIPT = 'typescript';
/** The next one says the same of the same files in a tenth of the time. */
const NATIVE = 'typescript-7';

type Resolver = [module: string, moduleResolution: string];
const BUNDLER: Resolver = ['esnext', 'bundler'];
const NODE: Resolver = ['nodenext', 'nodenext'];

interface Sample {
  /** A file of `types/`, and its name in the project, whose ending is the kind of its module. */
  readonly file: string;
  readonly as?: string;
  readonly resolver: Resolver;
  readonly options?: object;
  readonly compilers?: readonly string[];
}

function compile(folder: string, { file, as = file, resolver, options, compilers = [NATIVE] }: Sample): void {
  const [module, moduleResolution] = resolver;
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    // TypeScript's own libraries are not ours to check; our declarations are.
    skipDefaultLibCheck: true,
    noEmit: true,
    ...options,
  };
  copyFileSync(resolve('test/package/types', file), join(folder, as));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [as] }));
  for (const compiler of compilers)
    node(`${compiler}, ${moduleResolution}`, [resolve('node_modules', compiler, 'bin/tsc')], folder);
}

const titled = (samples: readonly Sample[]): (Sample & { title: string })[] =>
  samples.map((sample) => ({ ...sample, title: `${sample.as ?? sample.file}, ${sample.resolver[1]}` }));

/** Nothing of React is installed, and libraries are checked too: our declarations must hold on their own. */
const PLAIN: Sample[] = [
  { file: 'headless.ts', as: 'headless.mts', resolver: NODE },
  { file: 'headless.ts', as: 'headless.cts', resolver: NODE },
  { file: 'headless.ts', resolver: BUNDLER, compilers: [NATIVE, TYPESCRIPT] },
  { file: 'script-tag.ts', resolver: BUNDLER },
];

describe('in a project without a framework', () => {
  const folder = makeProject();
  test.each(titled(PLAIN))('$title', (sample) => compile(folder, sample));
});

/** A server's project knows nothing of a page. */
const options = { lib: ['es2023'], types: ['node'] };
const SERVER: Sample[] = [
  { file: 'server.ts', as: 'server.mts', resolver: NODE, options },
  { file: 'server.ts', as: 'server.cts', resolver: NODE, options },
  { file: 'server.ts', resolver: BUNDLER, options },
];

describe('in the project of a server', () => {
  const folder = makeProject();
  for (const name of ['@types/node', 'undici-types']) link(join(folder, 'node_modules'), name);
  test.each(titled(SERVER))('$title', (sample) => compile(folder, sample));
});

/** A framework's own declarations are not ours to check. */
const lenient = { skipLibCheck: true };
const jsx = { ...lenient, jsx: 'react-jsx' };
const FRAMEWORKS: Sample[] = [
  { file: 'jsx.tsx', resolver: BUNDLER, options: jsx },
  { file: 'vue.ts', as: 'vue.mts', resolver: NODE, options: lenient },
  { file: 'vue.ts', resolver: BUNDLER, options: lenient },
  { file: 'svelte.ts', resolver: BUNDLER, options: lenient },
  { file: 'react.tsx', resolver: BUNDLER, options: jsx, compilers: [NATIVE, TYPESCRIPT] },
  { file: 'react.tsx', resolver: NODE, options: jsx },
];

describe('in projects with a framework', () => {
  const folder = makeProject();
  for (const name of ['@types/react', '@types/react-dom', 'vue', 'svelte'])
    link(join(folder, 'node_modules'), name);
  test.each(titled(FRAMEWORKS))('$title', (sample) => compile(folder, sample));
});
