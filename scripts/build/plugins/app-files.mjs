// Tells the service worker which files the app is made of. The app is built first; the worker's build reads the list.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../support/files.mjs';

/** @import { OutputBundle, Plugin } from 'rollup' */

const CONSTANT = '__APP_FILES__';
/** Chunks that must come without a connection, by the folder of the module they were made for. */
const ALWAYS_THERE = /\/host-app\/(ui\/(overlays|sign-in)|solver\/packs)\//;
const FONTS = /\/(inter-latin|maths)\.\w+\.woff2$/;

/** @type {{ version: string, shell: string[], others: string[] } | undefined} */
let listed;

/** @type {(names: Iterable<string>) => string[]} */
const inOrder = (names) => [...names].sort((a, b) => (a < b ? -1 : 1));

/**
 * A chunk and what it imports statically.
 * @type {(bundle: OutputBundle, chunk: OutputBundle[string] | undefined, seen?: Set<string>) => Set<string>}
 */
function withImports(bundle, chunk, seen = new Set()) {
  if (!chunk || seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  const imports = chunk.type === 'chunk' ? chunk.imports : [];
  for (const name of imports) withImports(bundle, bundle[name], seen);
  return seen;
}

/**
 * `wanted` picks the files of the public folder that belong to the shell.
 * @type {(publicFolder: string, wanted: (file: string) => boolean) => Plugin}
 */
export function listAppFiles(publicFolder, wanted) {
  return {
    name: 'list-app-files',
    writeBundle(_options, bundle) {
      const files = Object.values(bundle);
      const entries = files.filter(
        (file) => file.type === 'chunk' && (file.isEntry || ALWAYS_THERE.test(file.facadeModuleId ?? '')),
      );
      const named = new Set(entries.flatMap((chunk) => [...withImports(bundle, chunk)]));
      for (const { fileName } of files)
        if (fileName.endsWith('.css') || FONTS.test(`/${fileName}`)) named.add(fileName);
      const fixed = filesBelow(publicFolder)
        .filter(wanted)
        .map((file) => file.slice(publicFolder.length + 1));
      const page = bundle['index.html'];
      const hash = createHash('sha256').update(String(page?.type === 'asset' && page.source));
      for (const file of fixed) hash.update(`\0${file}\0`).update(readFileSync(join(publicFolder, file)));
      const always = inOrder(named);
      for (const file of always) hash.update(`\0${file}`);
      const assets = files.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/'));
      listed = {
        version: hash.digest('hex').slice(0, 12),
        shell: ['/index.html', ...always.map((name) => `/${name}`), ...fixed.map((name) => `/${name}`)],
        others: inOrder(assets.filter((name) => !named.has(name))).map((name) => `/${name}`),
      };
    },
  };
}

/** @type {() => Plugin} */
export function injectAppFiles() {
  return {
    name: 'inject-app-files',
    transform(code, id) {
      if (!/\/service-worker\.[jt]s$/.test(id.replaceAll('\\', '/'))) return null;
      if (!listed) this.error('the app must be built before its service worker');
      if (!code.includes(CONSTANT)) this.error(`${id} does not use ${CONSTANT}`);
      return { code: code.replaceAll(CONSTANT, JSON.stringify(listed)), map: null };
    },
  };
}
