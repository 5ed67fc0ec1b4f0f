// Everything that ships or runs is built by rollup, in groups that do not depend on each other; the documentation is built
// by VitePress.
// `npm run build` (scripts/tasks/build.mjs) runs them side by side and skips those whose inputs did not change;
// by hand: `npx rollup -c --configGroup script`, with `--configFast` for unminified output without declarations.
/** @import { RollupOptions } from 'rollup' */
/** @import { Target } from './scripts/build/targets/plugin-chain.mjs' */

/** Each group imports only what it is built with. @type {Record<string, () => Promise<Target>>} */
const GROUPS = {
  script: async () => (await import('./scripts/build/targets/script.mjs')).scriptGroup,
  full: async () => (await import('./scripts/build/targets/script.mjs')).fullGroup,
  package: async () => (await import('./scripts/build/targets/package.mjs')).packageGroup,
  app: async () => (await import('./scripts/build/targets/app.mjs')).appGroup,
  keyboard: async () => (await import('./scripts/build/targets/app.mjs')).keyboardGroup,
  server: async () => (await import('./scripts/build/targets/server.mjs')).serverGroup,
  solver: async () => (await import('./scripts/build/targets/server.mjs')).solverGroup,
};

/** @type {(options: { configGroup?: string, configFast?: boolean }) => Promise<RollupOptions[]>} */
export default async function targets({ configGroup, configFast }) {
  const names = configGroup ? configGroup.split(',') : Object.keys(GROUPS);
  const unknown = names.filter((name) => !(name in GROUPS));
  if (unknown.length > 0)
    throw new Error(`no such group: ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}`);
  const groups = await Promise.all(names.map((name) => GROUPS[name]?.()));
  return groups.flatMap((group) => group?.({ fast: Boolean(configFast) }) ?? []);
}
