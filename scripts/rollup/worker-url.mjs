// import { url } from './x.ts?worker'   the address of a module worker that is built as a chunk of its own
import { dirname, resolve } from 'node:path';

const SUFFIX = '?worker';

export function workerUrl() {
  return {
    name: 'worker-url',
    resolveId: (source, importer) =>
      source.endsWith(SUFFIX) && importer ? `\0${resolve(dirname(importer), source)}` : null,
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return null;
      const file = id.slice(1, -SUFFIX.length);
      const reference = this.emitFile({ type: 'chunk', id: file });
      return {
        code: `export const url = import.meta.ROLLUP_FILE_URL_${reference};`,
        moduleSideEffects: false,
      };
    },
  };
}
