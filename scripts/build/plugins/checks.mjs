// Things that must not be in an output. Each check ends the build with a sentence that says what to change.

/** @import { Plugin } from 'rollup' */

/**
 * The small script must stay free of a package: fails when one of its modules was rendered.
 * @type {(output: string, packages: readonly string[]) => Plugin}
 */
export function forbidPackages(output, packages) {
  const pattern = new RegExp(`node_modules/(${packages.join('|')})/`);
  return {
    name: 'forbid-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = Object.entries(chunk.modules).find(
          ([id, part]) => part.renderedLength > 0 && pattern.test(id),
        );
        if (found) this.error(`${output} must not contain ${packages.join(', ')}; it got ${found[0]}`);
      }
    },
  };
}

/**
 * Published declarations must stand alone: no package, no ambient React, nothing the reader has to install.
 * @param besides packages whose users the entry is for; such an entry may also take types from the entry beside it.
 * @type {(options?: { besides?: readonly string[] }) => Plugin}
 */
export function selfContainedTypes({ besides = [] } = {}) {
  const allowed = new RegExp(`^(\\.{1,2}/|(${besides.join('|')})(/|$))`);
  /** @type {(name: string) => boolean} */
  const isAllowed = (name) => besides.length > 0 && allowed.test(name);
  return {
    name: 'self-contained-types',
    generateBundle(_options, bundle) {
      const own = new Set(Object.keys(bundle));
      /** @type {string[]} */
      const problems = [];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
          if (!own.has(name) && !isAllowed(name)) problems.push(`${chunk.fileName} imports '${name}'`);
        }
        const ambient =
          /import\(['"](?!\.)([^'"]+)['"]\)|<reference types="([^"]+)"|declare module ['"]([^'"]+)['"]|\b(React)\./g;
        const code = chunk.code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        for (const match of code.matchAll(ambient)) {
          const named = match.slice(1).find((name) => name !== undefined) ?? '';
          if (!isAllowed(named)) problems.push(`${chunk.fileName} mentions '${named}'`);
        }
      }
      if (problems.length > 0)
        this.error(`the published types are not self-contained:\n  ${problems.join('\n  ')}`);
    },
  };
}
