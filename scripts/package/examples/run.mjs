// node scripts/package/examples/run.mjs [flags for playwright]
// Builds every example of demo/examples with its own tools, from the packed package, and buys in each.
import { prepare } from './prepare.mjs';
import { ensureBrowser } from '../../support/ensure-browser.mjs';
import { endTogether, isPortFree, startChild } from '../../support/processes.mjs';
import { messageOf } from '../../support/values.mjs';

endTogether();
try {
  prepare();
} catch (error) {
  console.error(`examples: ${messageOf(error)}`);
  process.exit(1);
}
await ensureBrowser();
let port = Number(process.env['EXAMPLES_PORT'] ?? 4490);
while (!(await isPortFree(port))) port += 1;
// Flags of `npm test` may choose tests that are elsewhere.
const flags = process.argv.slice(2);
const child = startChild(
  process.execPath,
  [
    'node_modules/playwright/cli.js',
    'test',
    '--config=test/examples/playwright.config.ts',
    ...(flags.length > 0 ? ['--pass-with-no-tests', ...flags] : []),
  ],
  { env: { ...process.env, EXAMPLES_PORT: String(port) } },
);
child.once('close', (code) => process.exit(code ?? 1));
