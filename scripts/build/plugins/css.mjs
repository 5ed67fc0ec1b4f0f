// Style sheets, with the same import syntax that vite and vitest understand:
//   import text from './x.css?inline'   the minified text, for an adopted style sheet
//   import './x.css'                    collected, in import order, into one hashed file beside the app's scripts
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { transform } from 'esbuild';

/** @import { EmittedFile, Plugin, PluginContext } from 'rollup' */
/** @typedef {(css: string, emit: (file: EmittedFile) => string) => string | Promise<string>} FinishCss */

/** @type {(text: string, file: string) => Promise<string>} */
export async function minifyCss(text, file) {
  if (/^\s*@import\b/m.test(text))
    throw new Error(`${file}: @import is not bundled; import the file from a script`);
  const { code, warnings } = await transform(text, { loader: 'css', minify: true, logLevel: 'silent' });
  if (warnings.length > 0) throw new Error(`${file}: ${warnings.map((warning) => warning.text).join('; ')}`);
  return code.trimEnd();
}

/**
 * Depth first, so that a style sheet lands where its import stands.
 * @type {(context: PluginContext, sheets: ReadonlyMap<string, string>) => string[]}
 */
function styleSheetsInOrder(context, sheets) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const ordered = [];
  /** @type {(id: string) => void} */
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = context.getModuleInfo(id);
    if (!info) return;
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next);
    const sheet = sheets.get(id);
    if (sheet !== undefined) ordered.push(sheet);
  };
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry) visit(id);
  return ordered;
}

/**
 * `collectInto`: asset name of the collected sheet; without it a bare `import './x.css'` fails the build.
 * `finish` has the last word on the collected text, and may emit files for it.
 * @type {(options?: { collectInto?: string | undefined, finish?: FinishCss }) => Plugin}
 */
export function css({ collectInto, finish } = {}) {
  /** @type {Map<string, string>} */
  const sheets = new Map();
  return {
    name: 'css',
    resolveId(source, importer) {
      if (!/\.css(\?inline)?$/.test(source) || !source.startsWith('.') || !importer) return null;
      return resolve(dirname(importer), source);
    },
    async load(id) {
      const inline = id.endsWith('.css?inline');
      if (!inline && !id.endsWith('.css')) return null;
      const file = id.replace(/\?inline$/, '');
      const text = await minifyCss(await readFile(file, 'utf8'), file);
      if (inline) return { code: `export default ${JSON.stringify(text)};`, moduleSideEffects: false };
      if (!collectInto) this.error(`${file}: only '?inline' imports are possible here`);
      sheets.set(id, text);
      return { code: '', moduleSideEffects: true };
    },
    async generateBundle() {
      if (!collectInto || sheets.size === 0) return;
      /** @type {(file: EmittedFile) => string} */
      const emit = (file) => this.emitFile(file);
      const collected = styleSheetsInOrder(this, sheets).join('\n');
      const source = finish ? await finish(collected, emit) : collected;
      emit({ type: 'asset', name: collectInto, source });
    },
  };
}
