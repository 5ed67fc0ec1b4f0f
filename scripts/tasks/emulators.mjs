// npm run test:emulators: what needs Google's own emulators. The rules of the database and the repositories run in front
// of the Firestore and Auth emulators, then a browser signs in through them. What is missing on this machine is fetched;
// what can't be had is skipped, and said so, loudly. Only failures count as failures.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { startAuth } from '../emulators/auth.mjs';
import { runBrowserTests } from '../emulators/browser.mjs';
import { ensureFirestoreJar } from '../emulators/firestore-jar.mjs';
import { startFirestore } from '../emulators/firestore.mjs';
import { endTogether, startChild, stopChild } from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';

/** @import { PlaywrightReport, VitestReport } from './test-steps.mjs' */
/** @import { AbsentEmulator, RunningEmulator } from '../emulators/start-emulator.mjs' */
/** @typedef {{ name: string, ok: boolean, absent?: string | undefined }} Part */

const PROJECT = 'demo-stepwise';
const REPORTS = {
  vitest: 'build/reports/emulators.json',
  playwright: 'build/reports/emulators-e2e.json',
  all: 'build/reports/emulators-all.json',
};
const LONGEST_MS = { tests: 15 * 60_000, browser: 15 * 60_000 };

ensureInstall();
endTogether();
for (const file of Object.values(REPORTS)) rmSync(file, { force: true });

/**
 * `work`, or `late` when it takes too long.
 * @type {<Value>(work: Promise<Value>, ms: number, late: () => Value | Promise<Value>) => Promise<Value>}
 */
const inTime = (work, ms, late) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const end = new Promise((resolve) => (timer = setTimeout(() => resolve(late()), ms)));
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
};

/** @type {(hosts: Record<string, string>, include: readonly string[]) => Promise<number>} */
function runVitest(hosts, include) {
  const child = startChild(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '-c', 'vitest.emulators.config.ts', ...include],
    { env: { ...process.env, ...hosts, GCLOUD_PROJECT: PROJECT } },
  );
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  return inTime(ended, LONGEST_MS.tests, async () => {
    console.error('emulators: the tests took too long');
    await stopChild(child);
    return 1;
  });
}

/** Why the Firestore emulator can't be had, or null. */
function missingFirestore() {
  try {
    ensureFirestoreJar();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

const WIDTH = 100;

/** Long reasons go on in the next line. @type {(text: string) => string[]} */
function wrapped(text) {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > WIDTH) lines.push(`    ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** @type {(results: readonly Part[], counts: { passed: number, failed: number }) => string} */
function framed(results, { passed, failed }) {
  const lines = results.flatMap(({ name, ok, absent }) =>
    wrapped(`${name}: ${absent ? `SKIPPED, ${absent}` : ok ? 'ran, passed' : 'ran, FAILED'}`),
  );
  const skipped = results.filter(({ absent }) => absent).length;
  const head = skipped > 0 ? `EMULATORS: ${skipped} OF ${results.length} PARTS WERE NOT RUN` : 'EMULATORS';
  const all = [head, '', ...lines, '', `${passed} passed, ${failed} failed`];
  const width = Math.max(...all.map(({ length }) => length));
  const edge = `+${'-'.repeat(width + 2)}+`;
  return ['', edge, ...all.map((line) => `| ${line.padEnd(width)} |`), edge, ''].join('\n');
}

/** @type {RunningEmulator[]} */
const started = [];
/**
 * The host, or the reason why there is none. What is there but does not start is a failure.
 * @type {(run: () => Promise<RunningEmulator | AbsentEmulator>) => Promise<RunningEmulator | AbsentEmulator>}
 */
async function start(run) {
  const emulator = await run();
  if (emulator.host !== null) started.push(emulator);
  return emulator;
}

/** @type {Part[]} */
const results = [];
const absent = missingFirestore();
/** @type {RunningEmulator | AbsentEmulator} */
const firestore = absent
  ? { host: null, reason: absent }
  : await start(() => startFirestore({ projectId: PROJECT }));
const auth = await start(() => startAuth({ projectId: PROJECT, mayFetch: true }));

const parts = [
  { name: 'database rules', folder: 'test/rules', needs: [firestore] },
  { name: 'repositories', folder: 'test/emulators', needs: [firestore, auth] },
];
/** @type {(part: { needs: readonly (RunningEmulator | AbsentEmulator)[] }) => string | undefined} */
const reasonFor = ({ needs }) => needs.find(({ host }) => host === null)?.reason;
const runnable = parts.filter((part) => !reasonFor(part));
let code = 0;
if (runnable.length > 0) {
  const hosts = {
    FIRESTORE_EMULATOR_HOST: firestore.host ?? 'absent',
    FIREBASE_AUTH_EMULATOR_HOST: auth.host ?? 'absent',
  };
  code = await runVitest(
    hosts,
    runnable.map(({ folder }) => folder),
  );
}
/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
/** @type {VitestReport | undefined} */
const unit = read(REPORTS.vitest);
for (const part of parts) results.push({ name: part.name, ok: code === 0, absent: reasonFor(part) });
await Promise.all(started.map((emulator) => emulator.stop()));

const missing = firestore.reason ?? auth.reason;
const browser = missing
  ? { ok: false, absent: missing }
  : await inTime(runBrowserTests(), LONGEST_MS.browser, () => {
      console.error('emulators: the browser tests took too long');
      return { ok: false };
    });
results.push({ name: 'browser', ...browser });

/** @type {PlaywrightReport | undefined} */
const playwright = read(REPORTS.playwright);
const e2e = playwright?.stats;
const counts = {
  passed: (unit?.numPassedTests ?? 0) + (e2e ? e2e.expected + e2e.flaky : 0),
  failed: (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0),
};
const isGood = results.every(({ ok, absent: why }) => ok || why);
// A failure outside of any test is one, too.
if (!isGood) counts.failed = Math.max(1, counts.failed);
writeFileSync(REPORTS.all, JSON.stringify({ ...counts, results }));

console.log(framed(results, counts));
process.exit(isGood ? 0 : 1);
