// Google's own emulators, each as a child that ends with us. Firestore's evaluates firestore.rules as the real service does;
// that of Auth has accounts, tokens, and the provider's page in the popup.
import { fileURLToPath } from 'node:url';
import { isPortFree, outputOf, startChild, waitForAnswers } from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';
import { ensureFirebaseTools } from './firebase-tools.mjs';
import { ensureFirestoreJar, hasJava } from './firestore-jar.mjs';

const READY_MS = 90_000;
/** The class that starts it. */
const FIRESTORE = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Runs the command that `find` gives, until this process ends. Gives why the emulator is absent: that is also what `find` throws.
 * @throws Error with its output when it is there and does not answer
 * @type {(name: string, port: number, find: () => [command: string, ...args: string[]]) => Promise<string | undefined>}
 */
async function startEmulator(name, port, find) {
  if (!(await isPortFree(port))) return `port ${port} is in use`;
  /** @type {ReturnType<typeof find>} */
  let found;
  try {
    found = find();
  } catch (error) {
    return messageOf(error);
  }
  const [command, ...args] = found;
  const child = startChild(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  try {
    await waitForAnswers([`http://127.0.0.1:${port}/`], READY_MS, () => child.exitCode !== null);
  } catch (error) {
    throw new Error(`the ${name} emulator did not start: ${messageOf(error)}\n${output()}`, { cause: error });
  }
  return undefined;
}

/** @type {(port: number, projectId: string) => Promise<string | undefined>} */
export const startAuth = (port, projectId) =>
  startEmulator('Auth', port, () => {
    const server = fileURLToPath(new URL('auth-server.mjs', import.meta.url));
    return [process.execPath, server, ensureFirebaseTools(), String(port), projectId];
  });

/** @type {(port: number, projectId: string) => Promise<string | undefined>} */
export const startFirestore = (port, projectId) =>
  startEmulator('Firestore', port, () => {
    const jar = ensureFirestoreJar();
    if (!hasJava()) throw new Error('the Firestore emulator needs Java, which is not on this machine');
    const flags = `--host 127.0.0.1 --port ${port} --websocket_port ${port + 1} --rules firestore.rules --project_id ${projectId}`;
    // Its messages are looked at by tools that know the English ones. It runs for a minute or two, so it compiles quickly.
    const java = '-Duser.language=en -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m';
    return ['java', ...java.split(' '), '-cp', jar, FIRESTORE, ...flags.split(' ')];
  });
