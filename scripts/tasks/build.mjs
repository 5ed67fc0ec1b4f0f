// npm run build [-- script package app server docs solver] [-- --fast]
// Builds each group whose inputs changed since its last build, two groups at a time.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { withBuildLock } from '../build/build-lock.mjs';
import { GROUP_NAMES, GROUPS, groupOf, inputHash, ownedFiles, stampName } from '../build/groups.mjs';
import { writeIntegrity } from '../build/integrity.mjs';
import { isFile } from '../support/files.mjs';
import { ended, endTogether, outputOf, startChild } from '../support/processes.mjs';
import { writeNotices } from '../build/plugins/notices.mjs';

/** @typedef {{ hash: string, outputs: string[] }} Stamp */

const STAMPS = '.cache/build-stamps.json';

/** @type {() => Record<string, Stamp | undefined>} */
const stamps = () => (existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {});

/** @type {(name: string, stamp: Stamp | undefined) => void} */
function writeStamp(name, stamp) {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMPS, `${JSON.stringify({ ...stamps(), [stampName(name)]: stamp }, null, 2)}\n`);
}

/** @param {Stamp | undefined} stamp @param {string} hash @returns {stamp is Stamp} */
const isCurrent = (stamp, hash) =>
  stamp?.hash === hash && stamp.outputs.length > 0 && stamp.outputs.every(isFile);

/** @type {(name: string, fast: boolean) => string[]} */
const rollup = (name, fast) => [
  'node_modules/rollup/dist/bin/rollup',
  '-c',
  '--configGroup',
  name,
  ...(fast ? ['--configFast'] : []),
];

/** Rollup reports each file it made, VitePress its steps; only other lines are worth printing. */
const ROUTINE = / → |created .+ in |vitepress v|(building|rendering) .+\.\.\.$|build complete in /;

/** @type {(output: string) => string} */
const remarks = (output) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !ROUTINE.test(stripVTControlCharacters(line)))
    .join('\n');

/** @type {(name: string, fast: boolean, log: (line: string) => void) => Promise<boolean>} */
async function buildGroup(name, fast, log) {
  const started = performance.now();
  const hash = inputHash(name, fast);
  const took = () => `${Math.round(performance.now() - started)} ms`;
  if (isCurrent(stamps()[stampName(name)], hash)) {
    log(`build: ${name.padEnd(8)} up to date  ${took()}`);
    return true;
  }
  writeStamp(name, undefined);
  const startedAt = Date.now();
  const child = startChild(process.execPath, groupOf(name).command ?? rollup(name, fast), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  const output = outputOf(child);
  if ((await ended(child)) !== 0) {
    log(`build: ${name.padEnd(8)} FAILED      ${took()}\n${output()}`);
    return false;
  }
  const outputs = ownedFiles(name).filter((file) => statSync(file).mtimeMs >= startedAt);
  for (const file of ownedFiles(name)) if (!outputs.includes(file)) rmSync(file);
  writeStamp(name, { hash, outputs });
  const printed = remarks(output());
  log(`build: ${name.padEnd(8)} built       ${took()}${printed === '' ? '' : `\n${printed}`}`);
  return true;
}

/** Whether a group stands as it is; quicker than asking `build`, which takes the lock. @type {(name: string) => boolean} */
export const isBuilt = (name) => isCurrent(stamps()[stampName(name)], inputHash(name, false));

/**
 * Builds the named groups; true when all of them are built.
 * @type {(options?: { groups?: readonly string[], fast?: boolean, log?: (line: string) => void }) => Promise<boolean>}
 */
export async function build({ groups = GROUP_NAMES, fast = false, log = console.log } = {}) {
  return withBuildLock(async () => {
    const queue = [...groups];
    /** @type {boolean[]} */
    const results = [];
    const worker = async () => {
      for (let name = queue.shift(); name; name = queue.shift())
        results.push(await buildGroup(name, fast, log));
    };
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
    writeIntegrity();
    writeNotices();
    return results.every(Boolean);
  }, log);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  const named = words.filter((word) => !word.startsWith('--'));
  const unknown = named.filter((name) => !(name in GROUPS));
  if (unknown.length > 0) {
    console.error(`build: no such group: ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}`);
    process.exit(2);
  }
  endTogether();
  const started = performance.now();
  const ok = await build({ groups: named.length > 0 ? named : GROUP_NAMES, fast: words.includes('--fast') });
  console.log(`build: ${ok ? 'done' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  process.exit(ok ? 0 : 1);
}
