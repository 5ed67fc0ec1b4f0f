// The package in other runtimes than browsers and Node, and in the pages that tests of an integrator use. They are fetched from
// npm; one that can't be is named.
import { copyFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { ensurePackage } from '../../scripts/support/download-tool.mjs';
import { about, run } from '../../scripts/package/packed.mjs';
import { stopAll } from '../../scripts/support/processes.mjs';
import { startSandbox } from '../../scripts/support/sandbox-server.mjs';
import { messageOf } from '../../scripts/support/values.mjs';
import { makeProject, node } from './project';

const folder = makeProject();
const here = (file: string): string => resolve('test/package/runtimes', file);
copyFileSync(here('headless.mjs'), join(folder, 'headless.mjs'));

let origin = '';
beforeAll(async () => {
  ({ origin } = await startSandbox());
});
afterAll(() => stopAll());

/** The folder of the package; a test whose package can't be fetched is skipped. */
function fetched(name: string, version: string, { skip }: TestContext): string {
  try {
    return ensurePackage(name, version);
  } catch (error) {
    const reason = `NOT RUN in ${name}: ${messageOf(error)}`;
    console.log(reason);
    return skip(reason);
  }
}

const readsOfferings = (name: string, command: string, args: readonly string[] = []): void => {
  const sold = run(`${name} reads offerings`, command, [...args, 'headless.mjs', origin, about.name], folder);
  expect(sold.trim()).toBe('monthly');
};

test('Node reads offerings', () => readsOfferings('node', process.execPath));

test('Deno reads offerings', (context) => {
  const deno = join(fetched('deno', '2.9.6', context), '../.bin/deno');
  readsOfferings('deno', deno, ['run', '--allow-all', '--no-lock', '--node-modules-dir=manual']);
});

test('Bun reads offerings', (context) => {
  // The program itself, because no install script has linked it.
  const programs = join(fetched('bun', '1.4.5', context), '../@oven');
  readsOfferings('bun', join(programs, readdirSync(programs)[0] ?? '', 'bin/bun'));
});

const opensCheckout = (name: string, library: string): string =>
  node(
    `${name} draws and closes the checkout`,
    [here('page.mjs'), name, library, origin, resolve('dist/purchases.full.js')],
    folder,
  );

test('happy-dom draws and closes the checkout', () => {
  opensCheckout('happy-dom', resolve('node_modules/happy-dom/lib/index.js'));
});

test('jsdom draws and closes the checkout', (context) => {
  opensCheckout('jsdom', join(fetched('jsdom', '26.1.0', context), 'lib/api.js'));
});
