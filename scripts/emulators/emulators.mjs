// Google's own emulators, each as a child that ends with us. Firestore's evaluates firestore.rules as the real service does;
// that of Auth has accounts, tokens, and the provider's page in the popup.
import { fileURLToPath } from 'node:url';
import { isPortFree, startChild, stopChild, waitForAnswers } from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';
import { ensureFirebaseTools } from './firebase-tools.mjs';
import { ensureFirestoreJar, hasJava } from './firestore-jar.mjs';

/** @typedef {{ host: string, reason?: undefined, stop: () => Promise<void> }} RunningEmulator */
/** @typedef {{ host: null, reason: string }} AbsentEmulator */
/** @typedef {{ port: number, projectId: string }} EmulatorOptions */

const READY_MS = 90_000;
const MOST_OUTPUT = 20_000;
/** @type {(name: string) => string} */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @type {(reason: string) => AbsentEmulator} */
const absent = (reason) => ({ host: null, reason });

/**
 * Runs the command that `find` gives, until `stop` is called or this process ends. What `find` throws is the reason why the
 * emulator is absent. @throws Error with its output when it is there and does not answer
 * @type {(name: string, port: number, find: () => readonly string[]) => Promise<RunningEmulator | AbsentEmulator>}
 */
async function startEmulator(name, port, find) {
  if (!(await isPortFree(port))) return absent(`port ${port} is in use`);
  /** @type {readonly string[]} */
  let command;
  try {
    command = find();
  } catch (error) {
    return absent(messageOf(error));
  }
  const child = startChild(process.execPath, [beside('persistent-process.mjs'), ...command], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
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
  return { host, stop: () => stopChild(child, 6000) };
}

/** @type {(options: EmulatorOptions) => Promise<RunningEmulator | AbsentEmulator>} */
export const startAuth = ({ port, projectId }) =>
  startEmulator('Auth', port, () => [
    process.execPath,
    beside('auth-server.mjs'),
    ensureFirebaseTools(),
    String(port),
    projectId,
  ]);

/** @type {(options: EmulatorOptions) => Promise<RunningEmulator | AbsentEmulator>} */
export const startFirestore = ({ port, projectId }) =>
  startEmulator('Firestore', port, () => {
    const jar = ensureFirestoreJar();
    if (!hasJava()) throw new Error('the Firestore emulator needs Java, which is not on this machine');
    // Its messages are looked at by tools that know the English ones.
    const command = ['java', '-Duser.language=en', '-Xmx512m', '-cp', jar];
    const flags = {
      host: '127.0.0.1',
      port,
      websocket_port: port + 1,
      rules: 'firestore.rules',
      project_id: projectId,
    };
    return [
      ...command,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ];
  });
