// The script-tag builds fetch a language as a file of its own, from `locales/` beside themselves. They carry the digests
// of all files, and a file that does not match is not run.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @import { Plugin } from 'rollup' */

const FOLDER = 'sdk/i18n/locales';
const TABLE = /\/i18n\/locales\/index\.ts$/;
const LOADER = resolve('sdk/adapters/locale-files.ts');

/** @type {(file: string) => string} */
const sourceOf = (file) =>
  `export default ${JSON.stringify(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))};\n`;

/** As in sdk/adapters/locale-files.ts. @type {(locale: string, digest: string) => string} */
const fileName = (locale, digest) => `locales/${locale}.${digest.slice(0, 8).replace(/\W/g, '_')}.js`;

/** `place` is the code of the folder's address, with `placeOfScript` at hand. @type {(place: string) => Plugin} */
export function localeFiles(place) {
  /** @type {{ locale: string, source: string, digest: string }[]} */
  let files = [];
  return {
    name: 'locale-files',
    buildStart() {
      const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
      files = names.map((name) => {
        const source = sourceOf(name);
        const digest = createHash('sha256').update(source).digest('base64');
        return { locale: name.replace('.json', ''), source, digest };
      });
    },
    load(id) {
      if (!TABLE.test(id.replaceAll('\\', '/'))) return null;
      const digests = Object.fromEntries(files.map(({ locale, digest }) => [locale, digest]));
      return [
        `import { filesIn, placeOfScript } from ${JSON.stringify(LOADER)};`,
        `export const localeFiles = filesIn(${place}, ${JSON.stringify(digests)});`,
      ].join('\n');
    },
    generateBundle() {
      for (const { locale, source, digest } of files)
        this.emitFile({ type: 'asset', fileName: fileName(locale, digest), source });
    },
  };
}

export const besideScript = 'placeOfScript()';
export const besideChunk = "new URL('locales/', import.meta.url).href";
