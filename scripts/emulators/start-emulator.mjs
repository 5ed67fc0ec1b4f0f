// What both emulators share: a child that ends with us, a free port, and the wait until it answers.
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startChild, stopChild, waitForAnswers } from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';

/** @import { AddressInfo } from 'node:net' */
/** @typedef {{ host: string, reason?: undefined, output: () => string, stop: () => Promise<void> }} RunningEmulator */
/** @typedef {{ host: null, reason: string }} AbsentEmulator */
/** @typedef {{ port?: number, projectId?: string }} EmulatorOptions */

const READY_MS = 90_000;
const KEEPER = fileURLToPath(new URL('persistent-process.mjs', import.meta.url));
const MOST_OUTPUT = 20_000;

/** @type {() => Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/**
 * Runs `command` until `stop` is called or this process ends. @throws Error with its output when it does not answer
 * @type {(name: string, port: number, command: readonly string[]) => Promise<RunningEmulator>}
 */
export async function startEmulator(name, port, command) {
  const child = startChild(process.execPath, [KEEPER, ...command], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (output = (output + part).slice(-MOST_OUTPUT)));
  // Ended already: there is nothing left to be told.
  child.stdin?.on('error', () => undefined);
  const host = `127.0.0.1:${port}`;
  try {
    await waitForAnswers([`http://${host}/`], READY_MS, () => child.exitCode !== null);
  } catch (error) {
    await stopChild(child);
    throw new Error(`the ${name} emulator did not start: ${messageOf(error)}\n${output}`, { cause: error });
  }
  return { host, output: () => output, stop: () => stopChild(child, 6000) };
}
