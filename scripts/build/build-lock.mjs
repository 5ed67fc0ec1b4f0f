// One build at a time in a working copy: `npm start` and `npm test` in two terminals must not mix their outputs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../support/values.mjs';

const FILE = '.cache/build.lock';

/** @type {(pid: number) => boolean} */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function take() {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return false;
  }
}

function dropIfAbandoned() {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    if (pid > 0 && !isAlive(pid)) rmSync(FILE, { force: true });
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** Runs `work` while holding the lock. @type {<Result>(work: () => Promise<Result>) => Promise<Result>} */
export async function withBuildLock(work) {
  mkdirSync('.cache', { recursive: true });
  for (let isAnnounced = false; !take(); isAnnounced = true) {
    dropIfAbandoned();
    if (!isAnnounced) console.log('build: another build is running here, waiting for it');
    await wait(200);
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
