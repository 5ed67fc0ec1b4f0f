// Google's own Auth emulator: accounts, tokens, and the provider's page in the popup.
import { fileURLToPath } from 'node:url';
import { ensureFirebaseTools } from './firebase-tools.mjs';
import { freePort, startEmulator } from './start-emulator.mjs';
import { messageOf } from '../support/values.mjs';

/** @import { AbsentEmulator, EmulatorOptions, RunningEmulator } from './start-emulator.mjs' */

const SERVER = fileURLToPath(new URL('auth-server.mjs', import.meta.url));

/**
 * Starts it on a free port when none is named; fetches firebase-tools when `mayFetch`.
 * `{ host, stop, output }`, or `{ host: null, reason }` where firebase-tools is absent.
 * @type {(options?: EmulatorOptions & { mayFetch?: boolean }) => Promise<RunningEmulator | AbsentEmulator>}
 */
export async function startAuth({ port, projectId = 'demo-stepwise', mayFetch = false } = {}) {
  let tools;
  try {
    tools = ensureFirebaseTools({ mayFetch });
  } catch (error) {
    return { host: null, reason: messageOf(error) };
  }
  const own = port ?? (await freePort());
  return startEmulator('Auth', own, [process.execPath, SERVER, tools, String(own), projectId]);
}
