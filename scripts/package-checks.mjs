// The npm package as a stranger meets it: packed, unpacked elsewhere, required, imported and type-checked.
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const { name, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const ENTRIES = [name, `${name}/headless`];

/** `typeof` an import that could not be resolved would be `any`; this refuses that. */
const CONSUMER = `import { Purchases, PurchasesError } from '${name}';
import * as headless from '${name}/headless';

type IsAny<T> = 0 extends 1 & T ? true : false;
export const typed: [IsAny<typeof Purchases>, IsAny<typeof PurchasesError>, IsAny<typeof headless>] = [false, false, false];
export const names: (keyof typeof headless)[] = [];
export const isPurchasesError = (error: unknown): error is PurchasesError => error instanceof PurchasesError;
`;

function run(what, command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what}\n${stdout}${stderr}`);
  return stdout;
}

/** What npm would publish, as node_modules/<name> of an otherwise empty folder. */
function installPacked(folder) {
  run('npm pack', 'npm', ['pack', '--silent', '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  run('tar', 'tar', ['-xzf', tarball], folder);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(join(folder, 'package'), join(modules, name), 'junction');
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies, scheduler: '' })) {
    mkdirSync(dirname(join(folder, 'package/node_modules', dependency)), { recursive: true });
    symlinkSync(
      resolve('node_modules', dependency),
      join(folder, 'package/node_modules', dependency),
      'junction',
    );
  }
}

function exportsOf(folder, entry, how) {
  const code = how === 'require' ? `const all = require('${entry}')` : `import * as all from '${entry}'`;
  const flag = how === 'require' ? 'commonjs' : 'module';
  const print =
    "console.log(Object.keys(all).filter((key) => !['default', '__esModule'].includes(key)).sort().join())";
  return run(
    `${how} ${entry}`,
    process.execPath,
    [`--input-type=${flag}`, '-e', `${code};${print}`],
    folder,
  ).trim();
}

const publint = () => run('publint', process.execPath, ['node_modules/publint/src/cli.js', '--strict']);

function checkExports(folder) {
  for (const entry of ENTRIES) {
    const [required, imported] = [exportsOf(folder, entry, 'require'), exportsOf(folder, entry, 'import')];
    if (imported === '') throw new Error(`import of ${entry} gives no exports`);
    if (required !== imported)
      throw new Error(`${entry}: require gives ${required}\nimport gives ${imported}`);
  }
}

function checkTypes(folder) {
  const compile = (module, moduleResolution, ending) => {
    const target = { module, moduleResolution, target: 'es2022', lib: ['es2022', 'dom'] };
    const options = { compilerOptions: { ...target, types: [], strict: true, noEmit: true } };
    writeFileSync(join(folder, `consumer.${ending}`), CONSUMER);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ ...options, files: [`consumer.${ending}`] }),
    );
    const what = `types seen by consumer.${ending}, ${moduleResolution}`;
    run(what, process.execPath, [resolve('node_modules/typescript/bin/tsc')], folder);
  };
  compile('nodenext', 'nodenext', 'mts');
  compile('nodenext', 'nodenext', 'cts');
  compile('esnext', 'bundler', 'ts');
}

/** @type {[string, (folder: string) => void][]} */
const CHECKS = [
  ['publint', publint],
  ['require and import give the same names', checkExports],
  ['types compile in a project without React types', checkTypes],
];

const folder = mkdtempSync(join(tmpdir(), 'package-'));
let failed = 0;
try {
  installPacked(folder);
  for (const [title, check] of CHECKS) {
    try {
      check(folder);
      console.log(`package: ok      ${title}`);
    } catch (error) {
      failed += 1;
      console.log(`package: FAILED  ${title}\n${error.message}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
