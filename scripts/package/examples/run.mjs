// node scripts/package/examples/run.mjs [flags for playwright]
// Builds every example of demo/examples with its own tools, from the packed package, and buys in each.
import { prepare } from './prepare.mjs';
import { ensureBrowser } from '../../support/ensure-browser.mjs';
import { endTogether, runPlaywright } from '../../support/processes.mjs';
import { messageOf } from '../../support/values.mjs';

endTogether();
try {
  prepare();
} catch (error) {
  console.error(`examples: ${messageOf(error)}`);
  process.exit(1);
}
await ensureBrowser();
// Flags of `npm test` may choose tests that are elsewhere.
const flags = process.argv.slice(2);
await runPlaywright(
  'test/examples/playwright.config.ts',
  { name: 'EXAMPLES_PORT', first: 4490 },
  flags.length > 0 ? ['--pass-with-no-tests', ...flags] : [],
);
