import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';

const REACT = /^(react|react-dom|preact|@nanostores\/react|@r2wc\/.*)(\/|$)/;

/** A project in which React is not installed: a bundler that meets its name fails. */
const withoutReact: Plugin = {
  name: 'without-react',
  enforce: 'pre',
  resolveId(source) {
    if (REACT.test(source)) throw new Error(`${source} is not installed.`);
    return null;
  },
};

/** Bundles an entry with everything that it imports, dynamic imports included. */
const bundle = async (entry: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutReact],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
  });
};

test('the headless entry is bundled where React is not installed', async () => {
  await expect(bundle('sdk/headless.ts')).resolves.toBeUndefined();
});

test('so is the server entry', async () => {
  await expect(bundle('sdk/server.ts')).resolves.toBeUndefined();
});

test('the main entry needs React, and the check notices', async () => {
  await expect(bundle('elements/react/index.ts')).rejects.toThrow(/is not installed/);
});
