// npm run test:emulators [-- flags for playwright]: what needs Google's own emulators. The rules of the database and the
// repositories run in front of them, then a browser signs in through them. What is missing on this machine is fetched; what
// can't be had is skipped, and said so. Only failures count as failures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { startAuth, startFirestore } from '../emulators/emulators.mjs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { ended, endTogether, freePort, startChild, stopAll, stopChild } from '../support/processes.mjs';

/** `demo-` projects can reach nothing but emulators. */
const PROJECT = 'demo-stepwise';
/** They are part of the app's build. */
const PORTS = { auth: 9399, firestore: 8385 };
const HOSTS = {
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${PORTS.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.firestore}`,
};
const APP = {
  APP_TARGET: 'build/app-firebase',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_APP_ID: '1:100:web:200',
  FIREBASE_MEASUREMENT_ID: '',
  FIREBASE_APP_CHECK_KEY: '',
};
/** What was not run, and why: `npm test` says it at its end. */
const ABSENT = 'build/reports/emulators-absent.json';
const LONGEST_MS = 15 * 60_000;

ensureInstall();
endTogether();

/** Whether it ended well, and in time. @type {(args: readonly string[], env?: Record<string, string>) => Promise<boolean>} */
async function run(args, env) {
  const child = startChild(process.execPath, args, {
    env: { ...process.env, ...HOSTS, GCLOUD_PROJECT: PROJECT, ...env },
  });
  const timer = setTimeout(() => {
    console.error(`emulators: ${args[0]} took too long`);
    void stopChild(child);
  }, LONGEST_MS);
  const code = await ended(child);
  clearTimeout(timer);
  return code === 0;
}

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** Nothing of the tests before is left. */
async function clear() {
  for (const place of [
    `${HOSTS.FIRESTORE_EMULATOR_HOST}/emulator/v1/${DOCUMENTS}`,
    `${HOSTS.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${PROJECT}/accounts`,
  ])
    await fetch(`http://${place}`, { method: 'DELETE' });
}

/** The first call of each kind takes a busy machine longer than the app waits, so they are made here. */
async function warmUp() {
  /** @type {(value: unknown) => string} */
  const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'unknown-user', user_id: 'unknown-user', aud: PROJECT, iat: 1, exp: 9_999_999_999 };
  const unsignedToken = `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  const name = `${DOCUMENTS}/users/unknown-user/private/claim`;
  const query = { from: [{ collectionId: 'calculations' }] };
  const claim = { anonymousId: { stringValue: '0'.repeat(32) } };
  const write = {
    update: { name, fields: claim },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  };
  const calls = [
    { call: ':batchGet', body: { documents: [`${DOCUMENTS}/users/unknown-user`] } },
    { call: '/users/unknown-user:runQuery', body: { structuredQuery: query } },
    { call: ':commit', body: { writes: [write] } },
    { call: ':commit', body: { writes: [{ delete: name }] } },
  ];
  for (const token of ['owner', unsignedToken])
    for (const { call, body } of calls) {
      const headers = { Authorization: `Bearer ${token}` };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      await (await fetch(`http://${HOSTS.FIRESTORE_EMULATOR_HOST}/v1/${DOCUMENTS}${call}`, request)).text();
    }
}

async function runBrowser() {
  // The browser step beside it may not have taken its port yet.
  const env = { ...APP, E2E_PORT: String(await freePort(Number(process.env['E2E_PORT'] ?? 4390) + 100)) };
  // Small files and written pages are other tests' subject.
  if (!(await run(['scripts/tasks/build.mjs', 'app', 'keyboard', '--fast'], env))) return false;
  if (!(await run(['scripts/tasks/build.mjs', 'server']))) return false;
  await clear();
  await warmUp();
  const command = ['node_modules/playwright/cli.js', 'test', '--config', 'playwright.emulators.config.ts'];
  return run([...command, ...process.argv.slice(2)], env);
}

const noFirestore = await startFirestore(PORTS.firestore, PROJECT);
const missing = noFirestore ?? (await startAuth(PORTS.auth, PROJECT));

const parts = [
  { name: 'database rules', folder: 'test/rules', absent: noFirestore },
  { name: 'repositories', folder: 'test/emulators', absent: missing },
  { name: 'browser', absent: missing },
];
const present = parts.filter(({ absent }) => !absent);
const folders = present.flatMap(({ folder }) => folder ?? []);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'vitest.emulators.config.ts', ...folders];
const results = [
  folders.length === 0 || (await run(vitest)),
  !present.some(({ name }) => name === 'browser') || (await runBrowser()),
];
await stopAll();

const skipped = parts.flatMap(({ name, absent }) => (absent ? [`${name}: ${absent}`] : []));
mkdirSync('build/reports', { recursive: true });
writeFileSync(ABSENT, JSON.stringify(skipped));
for (const reason of skipped) console.log(`emulators: NOT RUN ${reason}`);
process.exit(results.every(Boolean) ? 0 : 1);
