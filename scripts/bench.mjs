// npm run bench [-- paywall solver]: measures what a person would feel, and fails where it is too slow.
import { ensureInstall } from './ensure-install.mjs';
import { stopAll } from './processes.mjs';

const PARTS = {
  paywall: () => import('./bench-browser.mjs'),
  solver: () => import('../bench/solver/index.mjs'),
};
/** What has to stand before a part can be measured. */
const GROUPS = { paywall: ['script', 'server'], solver: ['solver'] };

const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in PARTS));
if (unknown) {
  console.error(`bench: no such part: ${unknown}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
const chosen = words.length > 0 ? words : Object.keys(PARTS);
ensureInstall();
const { build } = await import('./build.mjs');
if (!(await build({ groups: chosen.flatMap((part) => GROUPS[part]) }))) process.exit(1);

const slow = [];
try {
  for (const part of chosen) {
    const { report } = await PARTS[part]();
    if (!(await report())) slow.push(part);
  }
} finally {
  await stopAll();
}
console.log(slow.length === 0 ? 'fast enough' : `too slow: ${slow.join(', ')}`);
process.exit(slow.length === 0 ? 0 : 1);
