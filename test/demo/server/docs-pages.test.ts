import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { rootsIn, startSandbox, temporaryFolder, writeFiles } from '../sandbox-client';

const SCRIPT = 'sha256-DQUgNM9X0iH2019NkUxeBvnBoEoRKkHBc/I0iLqPNPA=';
const STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const folder = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  writeFiles(folder, {
    'docs/index.html': '<h1>Docs</h1>',
    'docs/live/button.html': '<h1>Live</h1>',
    'docs/hashmap.json': '{}',
    'docs/inline-hashes.json': JSON.stringify({ scripts: [SCRIPT, 'unsafe-inline'], styles: [STYLE] }),
    'app/index.html': '<h1>App</h1>',
  });
  server = await startSandbox({ roots: { ...rootsIn(folder), docs: `${folder}/docs` } });
});
afterAll(() => server.close());

const get = (path: string) =>
  fetch(server.url + path, { redirect: 'manual', headers: { Accept: 'text/html' } });

test('the documentation is served below /docs/; its policy allows its own files and what its build lists by hash', async () => {
  expect((await get('/docs')).headers.get('location')).toBe('/docs/');
  const answer = await get('/docs/');
  expect(await answer.text()).toBe('<h1>Docs</h1>');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'self'; script-src 'self' '${SCRIPT}'; style-src 'self' 'unsafe-hashes' '${STYLE}'; ` +
      "img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'",
  );
});

test('without the list, or with a broken one, nothing inline is allowed', async () => {
  const policyWith = async (list: string | null): Promise<string | null> => {
    const other = temporaryFolder();
    writeFiles(other, {
      'docs/index.html': '<h1>Docs</h1>',
      ...(list !== null && { 'docs/inline-hashes.json': list }),
    });
    const bare = await startSandbox({ roots: { ...rootsIn(other), docs: `${other}/docs` } });
    try {
      return (await fetch(`${bare.url}/docs/`)).headers.get('content-security-policy');
    } finally {
      await bare.close();
    }
  };
  const strict =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'";
  expect(await policyWith(null)).toBe(strict);
  expect(await policyWith('{"scripts": "\'unsafe-inline\'", "styles": [1]}')).toBe(strict);
  expect(await policyWith('no JSON')).toBe(strict);
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
  const answer = await get('/docs/hashmap.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('content-security-policy')).toBeNull();
});
