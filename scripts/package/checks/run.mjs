// The npm package as a stranger meets it: packed, unpacked elsewhere, looked through, required, imported, type-checked
// and put on a page. `node scripts/package/checks/run.mjs types` runs the checks whose title has the word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleRelease } from '../assemble-release.mjs';
import { checkApi } from './api-report.mjs';
import { checkTypesResolve } from './attw.mjs';
import { checkBrowserFloor } from './browser-floor.mjs';
import { checkInBrowser } from './browser.mjs';
import { checkContents } from './contents.mjs';
import { checkExports, checkOneCopy, checkServer } from './entries.mjs';
import { checkNotices } from './notices.mjs';
import { about, node, pack, withPackage } from './packed.mjs';
import { checkRuntimes, checkTwoCopies } from './runtimes.mjs';
import { checkFrameworkTypes, checkPlainTypes } from './types.mjs';
import { messageOf } from '../../support/values.mjs';

const publint = () => void node('publint', ['node_modules/publint/src/cli.js', '--strict']);

/**
 * A release made twice from one build has the same bytes. The first is left in the folder: the browser check opens it.
 * @type {(folder: string) => string}
 */
function checkRelease(folder) {
  const { name, version } = about;
  /** @type {(out: string) => ReturnType<typeof assembleRelease>} */
  const make = (out) => assembleRelease({ name, version, dist: 'dist', out: join(folder, out), pack });
  const { names } = make('release');
  make('release-again');
  const [one, two] = ['release', 'release-again'].map((out) =>
    readFileSync(join(folder, out, 'SHA256SUMS'), 'utf8'),
  );
  if (one !== two) throw new Error(`two runs differ:\n${one}\n${two}`);
  return Object.values(names).join(', ');
}

/**
 * What a check gives back is printed; what it throws is its failure.
 * @type {[string, (folder: string) => string | void | Promise<string | void>][]}
 */
const CHECKS = [
  ['it works in Node, Deno, Bun, happy-dom and jsdom', checkRuntimes],
  ['import and require in one process are two copies', checkTwoCopies],
  ['nothing is newer than the oldest browsers without a guard', checkBrowserFloor],
  ['the tarball holds what is meant and nothing else', checkContents],
  ['the terms of bundled code are told', checkNotices],
  ['publint', publint],
  ['are the types wrong? no', checkTypesResolve],
  ['require and import give the same names', checkExports],
  ['a server can import every entry', checkServer],
  ['the entries share one copy', checkOneCopy],
  ['types compile in a project without React types', checkPlainTypes],
  ['types for frameworks know tags, attributes and events', checkFrameworkTypes],
  ['a release made twice has the same bytes', checkRelease],
  ['script tags and deep imports work in a browser', checkInBrowser],
  ['the public surface is the one in docs/api-report', checkApi],
];

const words = process.argv.slice(2);
const chosen = CHECKS.filter(([title]) => words.length === 0 || words.some((word) => title.includes(word)));
let failed = 0;
await withPackage(async (folder) => {
  for (const [title, check] of chosen) {
    try {
      const found = await check(folder);
      console.log(`package: ok      ${title}${found ? ` (${found})` : ''}`);
    } catch (error) {
      failed += 1;
      console.log(`package: FAILED  ${title}\n${messageOf(error)}`);
    }
  }
});
process.exit(failed === 0 ? 0 : 1);
