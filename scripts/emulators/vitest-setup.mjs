// Starts the emulators that are not running yet, before the tests that need them. scripts/tasks/emulators.mjs reports missing ones.
import { startAuth } from './auth.mjs';
import { startFirestore } from './firestore.mjs';

/** @import { AbsentEmulator, RunningEmulator } from './start-emulator.mjs' */

/** @type {RunningEmulator[]} */
const started = [];

/** @type {(name: string, start: () => Promise<RunningEmulator | AbsentEmulator>) => Promise<void>} */
async function ensure(name, start) {
  if (process.env[name]) return;
  const emulator = await start();
  if (emulator.host === null) throw new Error(`${emulator.reason}; see npm run test:emulators`);
  process.env[name] = emulator.host;
  started.push(emulator);
}

export async function setup() {
  process.env['GCLOUD_PROJECT'] ??= 'demo-stepwise';
  const projectId = process.env['GCLOUD_PROJECT'];
  await ensure('FIRESTORE_EMULATOR_HOST', () => startFirestore({ projectId }));
  await ensure('FIREBASE_AUTH_EMULATOR_HOST', () => startAuth({ projectId }));
}

export const teardown = () => Promise.all(started.map((emulator) => emulator.stop()));
