// Google's own Firestore emulator, which evaluates firestore.rules as the real service does.
import { findFirestoreJar, hasJava } from './firestore-jar.mjs';
import { freePort, startEmulator } from './start-emulator.mjs';

/** @import { AbsentEmulator, EmulatorOptions, RunningEmulator } from './start-emulator.mjs' */

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Starts it on a free port when none is named. Nothing is fetched: see `ensureFirestoreJar`.
 * `{ host, stop, output }`, or `{ host: null, reason }` where this machine lacks the emulator or Java.
 * @type {(options?: EmulatorOptions & { rulesFile?: string }) => Promise<RunningEmulator | AbsentEmulator>}
 */
export async function startFirestore({
  port,
  rulesFile = 'firestore.rules',
  projectId = 'demo-stepwise',
} = {}) {
  const jar = findFirestoreJar();
  if (!jar) return { host: null, reason: 'the Firestore emulator is not on this machine' };
  if (!hasJava())
    return { host: null, reason: 'the Firestore emulator needs Java, which is not on this machine' };
  const own = port ?? (await freePort());
  const flags = {
    host: '127.0.0.1',
    port: own,
    websocket_port: await freePort(),
    rules: rulesFile,
    project_id: projectId,
  };
  return startEmulator('Firestore', own, [
    'java',
    // Its messages are looked at by tools that know the English ones.
    '-Duser.language=en',
    '-Xmx512m',
    '-cp',
    jar,
    MAIN_CLASS,
    ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]),
  ]);
}
