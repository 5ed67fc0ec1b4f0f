// npm run bench [-- paywall solver reference --runs=9 --no-write --only=paywall]: measures what a person would feel, and fails where it
// is too slow. The options are for the comparison with the reference client; `--only` takes one of its measures.
import { parseArgs } from 'node:util';
import { ensureInstall } from '../support/ensure-install.mjs';
import { stopAll } from '../support/processes.mjs';
import { required } from '../support/values.mjs';

/** @typedef {(options: { runs: number, isWritten: boolean, only: string | undefined }) => Promise<boolean>} BenchReport */

/** `groups`: what must be built before a part is measured. @type {Record<string, { groups: string[], load: () => Promise<{ report: BenchReport }> }>} */
const PARTS = {
  paywall: { groups: ['script', 'server'], load: () => import('../../bench/paywall.mjs') },
  solver: { groups: ['solver'], load: () => import('../../bench/solver/index.mjs') },
  reference: { groups: ['script', 'server'], load: () => import('../../bench/reference/index.mjs') },
};

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '9' },
    write: { type: 'boolean', default: true },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`bench: --runs must be a whole number, not ${values.runs}`);
  process.exit(2);
}
const unknown = words.find((word) => !(word in PARTS));
if (unknown) {
  console.error(`bench: no such part: ${unknown}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
const chosen = words.length > 0 ? words : Object.keys(PARTS);
ensureInstall();
const { build } = await import('./build.mjs');
if (!(await build({ groups: [...new Set(chosen.flatMap((part) => PARTS[part]?.groups ?? []))] })))
  process.exit(1);

const slow = [];
try {
  for (const part of chosen) {
    const { report } = await required(PARTS[part], part).load();
    if (!(await report({ runs, isWritten: values.write, only: values.only }))) slow.push(part);
  }
} finally {
  await stopAll();
}
console.log(slow.length === 0 ? 'fast enough' : `goals missed: ${slow.join(', ')}`);
process.exit(slow.length === 0 ? 0 : 1);
