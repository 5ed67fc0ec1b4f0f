// Browser tests with accounts and data in Google's emulators: node scripts/emulators/browser.mjs [flags for playwright]
// The app is built for them into a folder of its own. Ports are fixed, because they are part of that build.
import { pathToFileURL } from 'node:url';
import { ensureInstall } from '../support/ensure-install.mjs';
import { endTogether, isPortFree, startChild } from '../support/processes.mjs';
import { startAuth } from './auth.mjs';
import { startFirestore } from './firestore.mjs';

/** @import { RunningEmulator } from './start-emulator.mjs' */

const PORTS = { auth: 9399, firestore: 8385 };
const PROJECT = 'demo-stepwise';

/** What the app is built with; `demo-` projects can reach nothing but emulators. */
const ENVIRONMENT = {
  APP_TARGET: 'build/app-firebase',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_APP_ID: '1:100:web:200',
  FIREBASE_MEASUREMENT_ID: '',
  FIREBASE_APP_CHECK_KEY: '',
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${PORTS.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.firestore}`,
};

/** @type {(args: readonly string[]) => Promise<number>} */
const run = (args) =>
  new Promise((resolve) => {
    const child = startChild(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...ENVIRONMENT, GCLOUD_PROJECT: PROJECT },
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

async function freeBrowserPort() {
  let port = Number(process.env['E2E_PORT'] ?? 4490);
  while (!(await isPortFree(port))) port += 1;
  return port;
}

/**
 * The first call of each kind takes a busy machine longer than the app waits, so they are made here.
 * @type {(host: string) => Promise<void>}
 */
async function warmUp(host) {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  /** @type {(value: unknown) => string} */
  const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'nobody', user_id: 'nobody', aud: PROJECT, iat: 1, exp: 9_999_999_999 };
  const nobody = `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  const name = `${documents}/users/nobody/private/claim`;
  const query = { from: [{ collectionId: 'calculations' }] };
  const claim = { anonymousId: { stringValue: '0'.repeat(32) } };
  const write = {
    update: { name, fields: claim },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  };
  const calls = [
    { call: ':batchGet', body: { documents: [`${documents}/users/nobody`] } },
    { call: '/users/nobody:runQuery', body: { structuredQuery: query } },
    { call: ':commit', body: { writes: [write] } },
    { call: ':commit', body: { writes: [{ delete: name }] } },
  ];
  for (const token of ['owner', nobody])
    for (const { call, body } of calls) {
      const headers = { Authorization: `Bearer ${token}` };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      await (await fetch(`http://${host}/v1/${documents}${call}`, request)).text();
    }
}

/**
 * `{ ok }`, or `{ ok: false, absent }` with the reason why nothing could be run.
 * @type {(flags?: readonly string[]) => Promise<{ ok: boolean, absent?: string }>}
 */
export async function runBrowserTests(flags = []) {
  for (const port of Object.values(PORTS))
    if (!(await isPortFree(port))) return { ok: false, absent: `port ${port} is in use` };
  /** @type {RunningEmulator[]} */
  const started = [];
  try {
    for (const start of [
      () => startFirestore({ port: PORTS.firestore, projectId: PROJECT }),
      () => startAuth({ port: PORTS.auth, projectId: PROJECT }),
    ]) {
      const emulator = await start();
      if (emulator.host === null) return { ok: false, absent: emulator.reason };
      started.push(emulator);
    }
    if ((await run(['scripts/tasks/build.mjs', 'app', 'server'])) !== 0) return { ok: false };
    await warmUp(ENVIRONMENT.FIRESTORE_EMULATOR_HOST);
    process.env['E2E_PORT'] = String(await freeBrowserPort());
    const command = ['node_modules/playwright/cli.js', 'test', '--config', 'playwright.emulators.config.ts'];
    return { ok: (await run([...command, ...flags])) === 0 };
  } finally {
    await Promise.all(started.map((emulator) => emulator.stop()));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstall();
  endTogether();
  const { ok, absent } = await runBrowserTests(process.argv.slice(2));
  if (absent) console.log(`\nBROWSER TESTS WITH EMULATORS WERE NOT RUN: ${absent}\n`);
  process.exit(ok ? 0 : absent ? 3 : 1);
}
