// Everything that ships or runs is built by rollup, in groups that do not depend on each other; the documentation is built
// by VitePress.
// `npm run build` (scripts/tasks/build.mjs) runs them side by side and skips those whose inputs did not change;
// by hand: `npx rollup -c --configGroup script`, with `--configFast` for unminified output without declarations.
import { appGroup } from './scripts/build/targets/app.mjs';
import { packageGroup } from './scripts/build/targets/package.mjs';
import { fullGroup, scriptGroup } from './scripts/build/targets/script.mjs';
import { serverGroup, solverGroup } from './scripts/build/targets/server.mjs';

/** @import { RollupOptions } from 'rollup' */
/** @import { Target } from './scripts/build/targets/plugin-chain.mjs' */

/** @type {Record<string, Target>} */
const GROUPS = {
  script: scriptGroup,
  full: fullGroup,
  package: packageGroup,
  app: appGroup,
  server: serverGroup,
  solver: solverGroup,
};

/** @type {(options: { configGroup?: string, configFast?: boolean }) => RollupOptions[]} */
export default function targets({ configGroup, configFast }) {
  const names = configGroup ? configGroup.split(',') : Object.keys(GROUPS);
  return names.flatMap((name) => {
    const group = GROUPS[name];
    if (!group) throw new Error(`no such group: ${name}; there are ${Object.keys(GROUPS).join(', ')}`);
    return group({ fast: Boolean(configFast) });
  });
}
