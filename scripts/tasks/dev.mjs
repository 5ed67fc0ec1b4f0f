// npm run dev: like `npm start`, rebuilt on every change.
//
// What is looked at in the browser is always a real (unminified) build, under the real content security policy:
//   1. the folders are watched; a change rebuilds only the groups that read it (see groups.mjs);
//   2. the sandbox server runs on PORT + 1 and is restarted when its own code changed;
//   3. this process listens on PORT and passes everything on; into pages it puts one script of the same origin that
//      reloads them after a build, so `script-src 'self'` and `connect-src 'self'` stay as they are.
import { existsSync, watch } from 'node:fs';
import { build } from './build.mjs';
import { startReloadProxy } from '../support/reload-proxy.mjs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { groupOf } from '../build/groups.mjs';
import {
  endTogether,
  requireFreePort,
  startChild,
  stopChild,
  waitForAnswers,
} from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';

/** @import { ChildProcess } from 'node:child_process' */

const port = Number(process.env['PORT'] ?? 4300);
const inner = port + 1;
/** The npm package and the single file are not looked at while developing. */
const WATCHED_GROUPS = ['script', 'app', 'keyboard', 'server'];
/** Served as they are: a change there needs no build. */
const SERVED = ['demo/pages'];
const SETTLE_MS = 60;

ensureInstall();
endTogether();
await requireFreePort(port, 'npm run dev');
await requireFreePort(inner, 'npm run dev');

/** @type {ChildProcess | undefined} */
let server;
async function restartServer() {
  if (server) await stopChild(server);
  // The proxy keeps the host of its own address, which the sandbox has to know.
  const env = { ...process.env, PORT: String(inner), SANDBOX_ORIGINS: `http://localhost:${port}` };
  server = startChild(process.execPath, ['build/server/main.mjs'], { env });
  const started = server;
  await waitForAnswers([`http://localhost:${inner}/healthz`], 10_000, () => started.exitCode !== null);
}

if (!(await build({ groups: WATCHED_GROUPS, fast: true })))
  console.error('dev: waiting for a change that builds');
else await restartServer();
const { reloadPages } = startReloadProxy({ port, inner });

/** @type {Set<string>} */
const changed = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let working = false;

async function rebuild() {
  if (working || changed.size === 0) return;
  working = true;
  const paths = [...changed];
  changed.clear();
  /** @type {(name: string) => boolean} */
  const reads = (name) =>
    paths.some((path) => groupOf(name).reads.some((folder) => path.startsWith(`${folder}/`)));
  const groups = WATCHED_GROUPS.filter(reads);
  try {
    const ok = groups.length === 0 || (await build({ groups, fast: true }));
    if (ok && (groups.includes('server') || server === undefined)) await restartServer();
    if (ok) reloadPages();
  } catch (error) {
    console.error(`dev: ${messageOf(error)}`);
  }
  working = false;
  await rebuild();
}

const folders = [...new Set([...WATCHED_GROUPS.flatMap((name) => groupOf(name).reads), ...SERVED])];
for (const folder of folders.filter((path) => existsSync(path))) {
  watch(folder, { recursive: true }, (_event, file) => {
    changed.add(`${folder}/${String(file).replaceAll('\\', '/')}`);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLE_MS);
  });
}
console.log(`
  Study app         http://localhost:${port}/
  Demo pages        http://localhost:${port}/demo/
  watching ${folders.join(', ')}; Ctrl-C ends it
`);
