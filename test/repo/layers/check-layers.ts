import type { SourceFile } from '../../support/source-tree';
import { findCycles } from './cycles';
import { type ModuleFacts, moduleFacts } from './module-facts';
import { RULES } from './rules';

export interface Breach {
  readonly rule: string;
  readonly file: string;
  readonly detail: string;
}

export const NO_CYCLES = 'no import cycles';
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

const known = new WeakMap<SourceFile, ModuleFacts>();

/** Parsing is the slow part, and the tests ask again and again with one file more. */
function factsOf(file: SourceFile): ModuleFacts {
  const facts = known.get(file) ?? moduleFacts(file);
  known.set(file, facts);
  return facts;
}

/** Every breach of every rule in the given files, which may be planted ones, or the breaches of one of them. */
export function checkLayers(files: readonly SourceFile[], only?: string): Breach[] {
  const modules = new Map(files.map((file) => [file.path, factsOf(file)]));
  const resolve = (target: string): string =>
    ENDINGS.map((ending) => target + ending).find((path) => modules.has(path)) ?? target;
  const breaches: Breach[] = [];
  for (const module of modules.values()) {
    if (only !== undefined && module.path !== only) continue;
    const imports = module.imports.map((one) => ({
      ...one,
      path: one.isLocal ? resolve(one.target) : one.target,
    }));
    for (const rule of RULES.filter(({ applies }) => applies(module.path))) {
      const add = (detail: string) => breaches.push({ rule: rule.name, file: module.path, detail });
      for (const one of imports) if (rule.forbidsImport?.(one, module.path)) add(`imports ${one.specifier}`);
      for (const name of module.uses) if (rule.forbidsUse?.has(name)) add(`uses ${name}`);
      if (rule.forbids?.(module)) add('');
    }
  }
  const starts = only === undefined ? [...modules.keys()] : [only];
  for (const cycle of findCycles(modules, resolve, starts)) {
    const file = cycle[0] ?? '';
    if (only === undefined || file === only)
      breaches.push({ rule: NO_CYCLES, file, detail: cycle.join(' -> ') });
  }
  return breaches;
}
