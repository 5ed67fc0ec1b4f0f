// One build at a time in a working copy: `npm start` and `npm test` in two terminals must not mix their outputs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const FILE = '.cache/build.lock';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function dropIfAbandoned() {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    if (pid > 0 && !isAlive(pid)) rmSync(FILE, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Runs `work` while holding the lock. */
export async function withBuildLock(work) {
  mkdirSync('.cache', { recursive: true });
  for (let told = false; !take(); told = true) {
    dropIfAbandoned();
    if (!told) console.log('build: another build is running here, waiting for it');
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
