// Tells the service worker which files the app is made of. The app is built first; the worker's build reads the list.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../support/files.mjs';

/** @import { OutputBundle, Plugin } from 'rollup' */

const CONSTANT = '__APP_FILES__';
/** Chunks that must come without a connection, by the folder of the module they were made for. */
const ALWAYS_THERE = /\/host-app\/(ui\/(overlays|sign-in)|solver\/packs)\//;
/** Pages that the installed app opens without a connection, whether they were visited or not. */
const OFFLINE = /\/host-app\/pages\/(calculators|library|ai)\//;
/** What the installed app may download for that, the shell included: bytes as they travel. */
const OFFLINE_LIMIT = 1_600_000;
const FONTS = /\/(inter-latin|maths)\.\w+\.woff2$/;

/** @type {{ version: string, shell: string[], offline: string[], others: string[] } | undefined} */
let listed;

/**
 * A chunk and what it imports statically; with `isDeep` also what it loads later.
 * @type {(bundle: OutputBundle, chunk: OutputBundle[string] | undefined, isDeep?: boolean, seen?: Set<string>) => Set<string>}
 */
function withImports(bundle, chunk, isDeep = false, seen = new Set()) {
  if (!chunk || seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  const imports = chunk.type === 'chunk' ? [...chunk.imports, ...(isDeep ? chunk.dynamicImports : [])] : [];
  for (const name of imports) withImports(bundle, bundle[name], isDeep, seen);
  return seen;
}

/** @type {(bundle: OutputBundle, names: Iterable<string>) => number} */
const transferSize = (bundle, names) =>
  [...names].reduce((sum, name) => {
    const file = bundle[name];
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    return sum + (name.endsWith('.woff2') ? content.length : gzipSync(content).length);
  }, 0);

/**
 * `wanted` picks the files of the public folder that belong to the shell. A build that is not minified has no limit.
 * @type {(publicFolder: string, wanted: (file: string) => boolean, isMinified: boolean) => Plugin}
 */
export function listAppFiles(publicFolder, wanted, isMinified) {
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
      const pages = files.filter((file) => file.type === 'chunk' && OFFLINE.test(file.facadeModuleId ?? ''));
      // What the shell loads later belongs to no page.
      const offline = new Set(
        pages.flatMap((chunk) => [...withImports(bundle, chunk, true, new Set(named))]),
      );
      const size = transferSize(bundle, new Set([...named, ...offline]));
      if (isMinified && size > OFFLINE_LIMIT)
        this.error(`the installed app would download ${size} bytes, the limit is ${OFFLINE_LIMIT}`);
      const fixed = filesBelow(publicFolder)
        .filter(wanted)
        .map((file) => file.slice(publicFolder.length + 1));
      const page = bundle['index.html'];
      const hash = createHash('sha256').update(String(page?.type === 'asset' && page.source));
      for (const file of fixed) hash.update(`\0${file}\0`).update(readFileSync(join(publicFolder, file)));
      const always = [...named].sort();
      for (const file of always) hash.update(`\0${file}`);
      const assets = files.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/'));
      /** @type {(names: Iterable<string>) => string[]} */
      const further = (names) => [...names].filter((name) => !named.has(name)).sort();
      /** @type {(names: readonly string[]) => string[]} */
      const addresses = (names) => names.map((name) => `/${name}`);
      listed = {
        version: hash.digest('hex').slice(0, 12),
        shell: addresses(['index.html', ...always, ...fixed]),
        offline: addresses(further(offline)),
        others: addresses(further(assets)),
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
