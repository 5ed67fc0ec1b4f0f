// One build at a time in a working copy: `npm start` and `npm test` in two terminals must not mix their outputs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../support/values.mjs';

const FILE = '.cache/build.lock';

function take() {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return false;
  }
}

/** Whether the process that has taken the lock is gone. */
function isAbandoned() {
  try {
    process.kill(Number(readFileSync(FILE, 'utf8')), 0);
    return false;
  } catch (error) {
    // A lock that has just been given back can't be read.
    return hasCode(error, 'ESRCH');
  }
}

/** Runs `work` while holding the lock. @type {<Result>(work: () => Promise<Result>, log: (line: string) => void) => Promise<Result>} */
export async function withBuildLock(work, log) {
  mkdirSync('.cache', { recursive: true });
  for (let isAnnounced = false; !take(); isAnnounced = true) {
    if (!isAnnounced) log('build: another build is running here, waiting for it');
    if (isAbandoned()) rmSync(FILE, { force: true });
    else await wait(200);
  }
  const release = () => rmSync(FILE, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
