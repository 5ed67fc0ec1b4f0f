import type { ModuleFacts } from './module-facts';

/**
 * Import cycles that exist at run time and can be reached from the given files, each as the list of its files. Types vanish and
 * may refer back.
 */
export function findCycles(
  modules: ReadonlyMap<string, ModuleFacts>,
  resolve: (target: string) => string,
  starts: readonly string[],
): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path]);
      return;
    }
    if (done.has(path)) return;
    for (const { isLocal, typeOnly, target } of modules.get(path)?.imports ?? []) {
      if (isLocal && !typeOnly) visit(resolve(target), [...trail, path]);
    }
    done.add(path);
  };
  for (const path of starts) visit(path, []);
  return cycles;
}
