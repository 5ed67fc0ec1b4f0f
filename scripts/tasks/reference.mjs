// node scripts/tasks/reference.mjs [flags for playwright]
// The reference clients from npm buy every product of the sandbox, to show that the sandbox speaks both wires as they do.
// First their types are compared with ours; `--types` ends there.
import { ensurePackage } from '../support/download-tool.mjs';
import { ensureBrowser } from '../support/ensure-browser.mjs';
import { endTogether, runPlaywright } from '../support/processes.mjs';
import { checkReferenceTypes } from '../support/reference-types.mjs';
import { messageOf } from '../support/values.mjs';

const CLIENT = '@revenuecat/purchases-js';

endTogether();
try {
  ensurePackage(CLIENT, '0.16.0', { isBeside: true });
  const newest = ensurePackage(CLIENT, '1.63.1', { isBeside: true });
  if (!checkReferenceTypes(newest)) process.exit(1);
  if (process.argv.includes('--types')) process.exit(0);
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
