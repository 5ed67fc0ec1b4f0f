// Where Google's Firestore emulator may be on this machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { toolFolder } from '../support/download-tool.mjs';
import { ensureFirebaseTools } from './firebase-tools.mjs';

const FETCH_MS = 5 * 60_000;
const OWN_FOLDER = toolFolder('firebase-emulators');
/** @type {(path: string) => boolean} */
const isJar = (path) => /cloud-firestore-emulator[^/\\]*\.jar$/.test(path);

function inDebianPackage() {
  const { stdout, status } = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').find((path) => isJar(path) && existsSync(path)) : undefined;
}

/** The newest one: their names end with a version. @type {(folder: string) => string | undefined} */
function inFolder(folder) {
  if (!existsSync(folder)) return undefined;
  const order = new Intl.Collator('en', { numeric: true });
  const name = readdirSync(folder).filter(isJar).sort(order.compare).at(-1);
  return name && join(folder, name);
}

/** FIRESTORE_EMULATOR_JAR wins; where it is nowhere it is fetched into a folder that git ignores. @throws Error when that fails */
export function ensureFirestoreJar() {
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  if (named && !existsSync(named))
    throw new Error(`FIRESTORE_EMULATOR_JAR names ${named}, which does not exist`);
  const folders = [join(homedir(), '.cache/firebase/emulators'), OWN_FOLDER];
  const found = named || inDebianPackage() || folders.map(inFolder).find(Boolean);
  if (found) return found;
  const tools = ensureFirebaseTools();
  console.log('emulators: fetching the Firestore emulator into .cache/firebase-emulators');
  const { status } = spawnSync(
    process.execPath,
    [join(tools, 'lib/bin/firebase.js'), 'setup:emulators:firestore', '--non-interactive'],
    {
      stdio: 'inherit',
      timeout: FETCH_MS,
      env: { ...process.env, FIREBASE_EMULATORS_PATH: OWN_FOLDER, CI: '1' },
    },
  );
  const fetched = status === 0 ? inFolder(OWN_FOLDER) : undefined;
  if (fetched) return fetched;
  throw new Error(
    'the Firestore emulator could not be fetched; install the package google-cloud-cli-firestore-emulator, or name the jar in FIRESTORE_EMULATOR_JAR',
  );
}

export const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
