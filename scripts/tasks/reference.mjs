// node scripts/tasks/reference.mjs [flags for playwright]
// The reference clients from npm buy every product of the sandbox, to show that the sandbox speaks both wires as they do. Their
// types are compared with ours: `node scripts/tasks/reference.mjs types` does that alone.
import { ensurePackage } from '../support/download-tool.mjs';
import { ensureBrowser } from '../support/ensure-browser.mjs';
import { endTogether, runPlaywright } from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';

endTogether();
try {
  for (const version of ['0.16.0', '1.63.1'])
    ensurePackage('@revenuecat/purchases-js', version, { isBeside: true });
} catch (error) {
  console.error(`reference: ${messageOf(error)}`);
  process.exit(1);
}
await ensureBrowser();
await runPlaywright(
  'test/reference/playwright.config.ts',
  { name: 'REFERENCE_PORT', first: 4590 },
  process.argv.slice(2),
);
