import { request } from 'node:http';
import { join } from 'node:path';
import { symlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { rootsIn, startSandbox, temporaryFolder, writeFiles } from '../sandbox-client';

let server: RunningServer;
const folder = temporaryFolder();
const long = '// code\n'.repeat(300);

beforeAll(async () => {
  writeFiles(folder, {
    'secret.txt': 'secret',
    'dist/purchases.js': long,
    'dist/index-C5yW0dq1.js': 'chunk',
    'app/index.html': '<!doctype html><title>App</title>',
    'app/assets/main.a1b2c3d4.js': 'main',
    'demo/index.html': '<!doctype html><title>Demo</title>',
    'demo/assets/hero.png': 'png',
    'stand-in/stripe.js': 'self.Stripe=1',
    'stand-in/form.html': '<!doctype html><title>Form</title>',
  });
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist', 'link.txt'));
  server = await startSandbox({ roots: rootsIn(folder) });
});
afterAll(() => server.close());

/** Sends the path as it is; fetch would tidy it first. */
function rawGet(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

function rawHead(path: string, encoding: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    request(
      { port: server.port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } },
      (response) => {
        response.resume();
        resolve(response.headers);
      },
    )
      .on('error', reject)
      .end();
  });
}

describe('static files', () => {
  it('answers 304 to a matching tag', async () => {
    const first = await fetch(`${server.url}/dist/purchases.js`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const again = await fetch(`${server.url}/dist/purchases.js`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['br', 'gzip'])('compresses with %s, under a tag of its own', async (encoding) => {
    const plain = await rawHead('/dist/purchases.js', 'identity');
    const packed = await rawHead('/dist/purchases.js', encoding);
    expect(packed['content-encoding']).toBe(encoding);
    expect(Number(packed['content-length'])).toBeLessThan(Number(plain['content-length']));
    expect(packed['etag']).not.toBe(plain['etag']);
    const response = await fetch(`${server.url}/dist/purchases.js`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(await response.text()).toBe(long);
  });

  it('caches hashed names for good and others not at all', async () => {
    const policy = async (path: string) => (await fetch(server.url + path)).headers.get('cache-control');
    expect(await policy('/dist/index-C5yW0dq1.js')).toContain('immutable');
    expect(await policy('/assets/main.a1b2c3d4.js')).toContain('immutable');
    expect(await policy('/dist/purchases.js')).toBe('no-cache');
    expect(await policy('/')).toBe('no-cache');
  });

  it.each([
    '/dist/../secret.txt',
    '/dist/%2e%2e/secret.txt',
    '/dist/..%2fsecret.txt',
    '/dist/..%5csecret.txt',
    '/dist/link.txt',
    '/dist/%00',
    '/dist/%zz',
    '//secret.txt',
    '/demo/..%2f..%2fsecret.txt',
    '/sandbox/stripe/..%2fsecret.txt',
    '/sandbox/assets/..%2f..%2fsecret.txt',
  ])('does not give away %s', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBe(404);
    expect(body).not.toBe('secret');
  });

  it('gives the app its index for pages it alone knows, and 404 for missing files', async () => {
    const accept = { headers: { Accept: 'text/html,*/*' } };
    const page = await fetch(`${server.url}/formulas/quadratic`, accept);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>App')]);
    expect((await fetch(`${server.url}/ai`, { headers: { Accept: '*/*' } })).status).toBe(200);
    expect((await fetch(`${server.url}/assets/gone.js`, accept)).status).toBe(404);
    expect((await fetch(`${server.url}/formulas`, { headers: { Accept: 'application/json' } })).status).toBe(
      404,
    );
    expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(405);
  });

  it('protects pages with a policy, and lets other sites load the SDK', async () => {
    const page = await fetch(`${server.url}/demo/`);
    expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    for (const path of ['/dist/purchases.js', '/sub/path/dist/purchases.js']) {
      const file = await fetch(server.url + path);
      expect([file.status, file.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    }
    expect((await fetch(`${server.url}/demo`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/demo/',
    );
  });

  it('answers HEAD without a body', async () => {
    const head = await fetch(`${server.url}/dist/purchases.js`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(long.length),
      '',
    ]);
  });

  it('tells the stand-in where it lives, and lets its frames be framed', async () => {
    const script = await (await fetch(`${server.url}/sandbox/stripe/stripe.js`)).text();
    expect(script).toBe(`self.__standInBase = "${server.url}/sandbox/stripe";\nself.Stripe=1`);
    const frame = await fetch(`${server.url}/sandbox/stripe/form.html`);
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  it('serves pictures of the demo pages as assets, and says it is well', async () => {
    expect((await fetch(`${server.url}/sandbox/assets/hero.png`)).headers.get('content-type')).toBe(
      'image/png',
    );
    expect((await fetch(`${server.url}/sandbox/assets/none.png`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok');
  });

  it('refuses a port that is in use', async () => {
    await expect(startSandbox({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

test('a page of the documentation that is not built yet says so and loads again', async () => {
  const root = temporaryFolder();
  const roots = { ...rootsIn(root), docs: `${root}/docs`, distDueBy: Date.now() + 20_000 };
  writeFiles(root, { 'demo/docs-later.html': '<h1>It is being built</h1>' });
  const starting = await startSandbox({ roots });
  const early = await fetch(`${starting.url}/docs/`);
  expect([early.status, early.headers.get('refresh')]).toEqual([503, '3']);
  expect(early.headers.get('content-type')).toContain('text/html');
  expect(await early.text()).toContain('being built');
  writeFiles(root, { 'docs/index.html': '<h1>Docs</h1>' });
  expect((await fetch(`${starting.url}/docs/`)).status).toBe(200);
  expect((await fetch(`${starting.url}/docs/unknown.html`)).status).toBe(404);
  await starting.close();
});

describe('a bundle that is not built yet', () => {
  const get = async (dueBy: number, whileWaiting: (root: string) => void): Promise<Response> => {
    const root = temporaryFolder();
    const starting = await startSandbox({ roots: { ...rootsIn(root), distDueBy: dueBy } });
    const asked = fetch(`${starting.url}/dist/purchases.js`);
    whileWaiting(root);
    try {
      return await asked;
    } finally {
      await starting.close();
    }
  };

  it('is waited for', async () => {
    const answer = await get(Date.now() + 20_000, (root) => {
      setTimeout(() => writeFiles(root, { 'dist/purchases.js': 'built' }), 150);
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('built');
  });

  it('is missing when the time is up', async () => {
    expect((await get(Date.now() + 150, () => undefined)).status).toBe(404);
  });
});
