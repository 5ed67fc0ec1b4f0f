// On what it was measured, so that figures of two machines are not compared by mistake.
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

function system() {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    if (name) return name;
  } catch {
    // Not a Linux.
  }
  return `${type()} ${release()}`;
}

/**
 * What it can't find out it says.
 * @type {(browserVersion: string) => { processor: string, cores: number, memory: string, system: string, browser: string, node: string }}
 */
export const machine = (browserVersion) => ({
  processor: cpus()[0]?.model.trim() || 'unknown',
  cores: availableParallelism(),
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: system(),
  browser: `Chromium ${browserVersion}`,
  node: process.version.slice(1),
});
