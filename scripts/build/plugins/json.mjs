// JSON files as modules with a default export (locale texts).
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** @import { Plugin } from 'rollup' */

/** @type {() => Plugin} */
export function json() {
  return {
    name: 'json',
    resolveId(source, importer) {
      return source.startsWith('.') && source.endsWith('.json') && importer
        ? resolve(dirname(importer), source)
        : null;
    },
    async load(id) {
      if (!id.endsWith('.json') || id.includes('node_modules')) return null;
      this.addWatchFile(id);
      const value = JSON.parse(await readFile(id, 'utf8'));
      return { code: `export default ${JSON.stringify(value)};`, moduleSideEffects: false };
    },
  };
}
