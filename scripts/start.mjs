// npm start: installs and builds what is missing, then runs the sandbox server with the study app and the demo pages.
import { ensureInstall } from './ensure-install.mjs';
import { endTogether, requireFreePort, startChild, stopAll, waitForAnswers } from './processes.mjs';

const started = performance.now();
const port = Number(process.env.PORT ?? 4300);
const origin = `http://localhost:${port}`;

ensureInstall();
endTogether();
await requireFreePort(port, 'npm start');
const { build } = await import('./build.mjs');
if (!(await build())) {
  console.error('start: the build failed, see above');
  process.exit(1);
}

const server = startChild(process.execPath, ['build/server/main.mjs'], {
  env: { ...process.env, PORT: String(port) },
});
server.once('close', (code) => {
  if (code) console.error(`start: the server ended with code ${code}`);
  process.exitCode = code ?? 1;
});

try {
  const paths = ['/healthz', '/dist/purchases.js', '/', '/demo/', '/docs/'];
  await waitForAnswers(
    paths.map((path) => `${origin}${path}`),
    20_000,
    () => server.exitCode !== null,
  );
} catch (error) {
  console.error(`start: ${error.message}`);
  await stopAll();
  process.exit(1);
}

console.log(`
  Study app         ${origin}/
  Demo pages        ${origin}/demo/
  Documentation     ${origin}/docs/
  Script-tag page   ${origin}/demo/script-tag.html
  Console page      ${origin}/demo/console.html
  Sandbox billing   ${origin}/sandbox

  ready in ${((performance.now() - started) / 1000).toFixed(1)} s, Ctrl-C ends it
`);
