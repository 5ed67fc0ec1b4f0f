import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../demo/server/server';
import { rootsIn, startSandbox, temporaryFolder, writeFiles } from './sandbox-client';

const folder = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  writeFiles(folder, {
    'docs/index.html': '<h1>Docs</h1>',
    'docs/live/button.html': '<h1>Live</h1>',
    'docs/search.json': '{}',
    'app/index.html': '<h1>App</h1>',
  });
  server = await startSandbox({ roots: { ...rootsIn(folder), docs: `${folder}/docs` } });
});
afterAll(() => server.close());

const get = (path: string) =>
  fetch(server.url + path, { redirect: 'manual', headers: { Accept: 'text/html' } });

test('the documentation is served below /docs/, with a policy of its own files only', async () => {
  expect((await get('/docs')).headers.get('location')).toBe('/docs/');
  const answer = await get('/docs/');
  expect(await answer.text()).toBe('<h1>Docs</h1>');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types",
  );
});

test('its live examples sell, and may load the card provider’s script', async () => {
  const policy = (await get('/docs/live/button.html')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' https://js.stripe.com");
});

test('a page that is not there is not the study app’s', async () => {
  expect((await get('/docs/nothing.html')).status).toBe(404);
  expect((await get('/docs/nothing')).status).toBe(404);
});

test('data has no policy', async () => {
  const answer = await get('/docs/search.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('content-security-policy')).toBeNull();
});
