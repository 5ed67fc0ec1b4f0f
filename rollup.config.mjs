// Everything that ships or runs is built by rollup, in groups that do not depend on each other; the documentation is built
// by VitePress.
// `npm run build` (scripts/build.mjs) runs them side by side and skips those whose inputs did not change;
// by hand: `npx rollup -c --configGroup script`, with `--configFast` for unminified output without declarations.
import { appGroup } from './scripts/rollup/app-group.mjs';
import { packageGroup } from './scripts/rollup/package-group.mjs';
import { fullGroup, scriptGroup } from './scripts/rollup/script-group.mjs';
import { serverGroup } from './scripts/rollup/server-group.mjs';
import { solverGroup } from './scripts/rollup/solver-group.mjs';

const GROUPS = {
  script: scriptGroup,
  full: fullGroup,
  package: packageGroup,
  app: appGroup,
  server: serverGroup,
  solver: solverGroup,
};

export default function targets({ configGroup, configFast }) {
  const names = configGroup ? String(configGroup).split(',') : Object.keys(GROUPS);
  return names.flatMap((name) => {
    if (!GROUPS[name]) throw new Error(`no such group: ${name}; there are ${Object.keys(GROUPS).join(', ')}`);
    return GROUPS[name]({ fast: Boolean(configFast) });
  });
}
