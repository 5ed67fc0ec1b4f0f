// npm start: installs and builds what is missing, then runs the sandbox server with the study app and the demo pages.
import { existsSync } from 'node:fs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { endTogether, requireFreePort, startChild, stopAll, waitForAnswers } from '../support/processes.mjs';
import { messageOf } from '../support/values.mjs';

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const port = Number(process.env['PORT'] ?? 4300);
const origin = `http://localhost:${port}`;

ensureInstall({ isPart: true });
endTogether();
await requireFreePort(port, 'npm start');
const { build, isBuilt } = await import('./build.mjs');
const { GROUP_NAMES } = await import('../build/groups.mjs');

/**
 * The study app without its written pages, and the server behind it; everything else follows when they answer. The server lets a
 * page wait for bundles that are missing. Bundles of an earlier build would be served without a wait, so they are brought up to
 * date first.
 */
const FIRST = existsSync('dist/purchases.js') ? ['app', 'script', 'server'] : ['app', 'server'];
const rest = [...new Set(['script', ...GROUP_NAMES])].filter(
  (name) => name === 'app' || !FIRST.includes(name),
);
if (!isBuilt('app')) process.env['APP_PAGES'] = 'later';
if (!(await build({ groups: FIRST }))) {
  console.error('start: the build failed, see above');
  process.exit(1);
}
delete process.env['APP_PAGES'];

const server = startChild(process.execPath, ['build/server/main.mjs'], {
  env: { ...process.env, PORT: String(port), DIST_WAIT_MS: '180000' },
});
server.once('close', (code) => {
  if (code) console.error(`start: the server ended with code ${code}`);
  process.exitCode = code ?? 1;
});

try {
  const paths = ['/healthz', '/', '/demo/'];
  await waitForAnswers(
    paths.map((path) => `${origin}${path}`),
    20_000,
    () => server.exitCode !== null,
  );
} catch (error) {
  console.error(`start: ${messageOf(error)}`);
  await stopAll();
  process.exit(1);
}

console.log(`
  Study app         ${origin}/
  Demo pages        ${origin}/demo/
  Script-tag page   ${origin}/demo/script-tag.html
  Console page      ${origin}/demo/console.html
  Sandbox billing   ${origin}/sandbox

  ready in ${seconds()} s, Ctrl-C ends it; everything that is not built yet follows now
`);

const isComplete = await build({ groups: rest.filter((name) => name !== 'docs') });
// VitePress is in the packages that are still missing.
ensureInstall();
if ((await build({ groups: ['docs'] })) && isComplete)
  console.log(`
  Documentation     ${origin}/docs/

  everything is built after ${seconds()} s
`);
else console.error('start: a part was not built, see above; the pages go on answering');
