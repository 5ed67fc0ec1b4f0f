import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { send } from '../../../demo/server/http/send';
import { maskText } from '../../../demo/server/http/request-log';
import { at, createClient, startSandbox } from '../sandbox-client';
import { rawRequest } from '../server/raw-request';

let server: RunningServer;
const log: string[] = [];
beforeAll(async () => {
  server = await startSandbox({ log: (line) => log.push(line) });
});
afterAll(() => server.close());

const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('a planted fault', () => {
  it.each([
    ['bad name', 'x'],
    ['a:b', 'x'],
    ['', 'x'],
    ['ä', 'x'],
    ['a', 'b\nc'],
    ['a', 'ü'],
    ['Trailer', 'x'],
    ['transfer-encoding', 'chunked'],
    ['a'.repeat(101), 'x'],
    ['a', 'x'.repeat(4001)],
  ])('may not carry the header %j: %j', async (name, value) => {
    const fault = { call: 'purchase', kind: 'status', status: 500, headers: { [name]: value } };
    const answer = await createClient(server).control('/faults', fault);
    expect([answer.status, at(answer.json, 'path')]).toEqual([400, `body.headers.${name.slice(0, 100)}`]);
  });

  it('may carry any other, even one named as the parts of objects are', async () => {
    const client = createClient(server);
    const headers = JSON.parse('{"__proto__":"x","X!#$%&\'*+.^_`|~9":"a b"}') as object;
    await client.control('/faults', { call: 'purchase', kind: 'status', status: 500, headers });
    const answer = await client.buy('a@example.org');
    expect([answer.status, answer.headers.get("X!#$%&'*+.^_`|~9")]).toEqual([500, 'a b']);
  });
});

describe('an answer that can’t be written', () => {
  it('becomes a 500', async () => {
    const complaints: unknown[] = [];
    const wrong = { status: 200, headers: { 'X-First': 'a', 'bad name': 'x' }, body: 'x' };
    const odd = createServer((_, response) => {
      send(response, wrong, 'GET', (error) => complaints.push(error));
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const address = odd.address();
    const answer = await rawRequest(typeof address === 'object' ? (address?.port ?? 0) : 0, { path: '/' });
    odd.close();
    expect([answer.status, answer.headers['x-first'], complaints.length]).toEqual([500, undefined, 1]);
  });
});

describe('deep bodies', () => {
  it.each([
    ['/control/branding', `{"patch":${deep(90_000)}}`],
    ['/control/faults', `{"call":"purchase","kind":"body","json":${deep(201)}}`],
    ['/rcbilling/v1/purchase', deep(90_000)],
    ['/stripe/confirm', '['.repeat(90_000)],
  ])('%s refuses them, and the server goes on', async (path, body) => {
    const { key, requests } = createClient(server);
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await fetch(`${server.url}/sandbox${path}`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('levels deep')]);
    expect(Array.isArray(await requests())).toBe(true);
  });

  it('brackets in texts are no levels', async () => {
    const client = createClient(server);
    const name = `\\"${'[{'.repeat(1000)}`;
    expect((await client.control('/branding', { patch: { app_name: name } })).status).toBe(200);
    expect(at((await client.get('/rcbilling/v1/branding')).json, 'app_name')).toBe(name);
  });
});

describe('odd requests', () => {
  it.each(['[:::]', '999.999.999.999', 'localhost:99999', 'xn--a'])(
    'the host %s ends nothing',
    async (host) => {
      expect((await rawRequest(server.port, { path: '/healthz', headers: { Host: host } })).status).toBe(200);
    },
  );

  it.each([
    ['GET', '/v1/subscribers/%', 404],
    ['GET', '/v1/subscribers/%ff', 404],
    ['GET', '/rcbilling/v1/checkout/%c0%80', 404],
    ['POST', '/control/subscribers/%', 400],
    ['POST', '/control/sessions/%/cancel', 400],
    ['GET', '/stripe/%ff.html', 404],
    ['GET', '/assets/%00', 404],
    ['GET', '/manage?token=%ff', 403],
    ['GET', '/v1/subscribers/__proto__', 200],
  ])('%s %s is answered %d', async (method, path, status) => {
    const body = method === 'POST' ? { action: 'cancel' } : undefined;
    expect((await createClient(server).send(method, path, body)).status).toBe(status);
  });

  it.each([
    [{ offsetMs: 1e300 }],
    [{ offsetMs: 8.64e15 }],
    [{ advanceMs: -8.64e15 }],
    [JSON.parse('{"__proto__":{"advanceMs":1}}') as object],
  ])('the clock can’t be set to %j', async (body) => {
    expect((await createClient(server).control('/clock', body)).status).toBe(400);
  });

  it('a century at once renews a week and answers', async () => {
    const client = createClient(server);
    await client.subscribe('a@example.org', 'weekly');
    expect((await client.advance(36_600 * 86_400_000)).status).toBe(200);
    expect((await client.get('/v1/subscribers/u1')).status).toBe(200);
    expect((await client.advance(-36_600 * 86_400_000)).status).toBe(200);
    expect((await client.get('/v1/subscribers/u1')).status).toBe(200);
  });

  it('a patch may have keys that objects have', async () => {
    const client = createClient(server);
    const patch = JSON.parse('{"__proto__":{"app_name":"x"},"appearance":{"__proto__":1}}') as object;
    expect((await client.control('/branding', { patch })).status).toBe(200);
    expect(at((await client.get('/rcbilling/v1/branding')).json, 'app_name')).toBe('Stepwise');
  });

  it('a key of almost the whole body is logged in short, and at once', async () => {
    const client = createClient(server);
    const before = performance.now();
    const answer = await client.control('/config', { ['a'.repeat(900_000)]: 1 });
    expect([answer.status, performance.now() - before < 3000]).toEqual([400, true]);
    expect(Math.max(...log.map((line) => line.length))).toBeLessThan(2000);
    expect(maskText('/a/some.one%40example.org?x=some.one@b.c rcb_sb_0123456789')).toBe(
      '/a/s***%40example.org?x=s***@b.c rcb_…6789',
    );
  });

  it('a large body is kept in short', async () => {
    const client = createClient(server);
    await client.buy('a@example.org', 'monthly', { more: 'x'.repeat(500_000) });
    expect(JSON.stringify(await client.requests()).length).toBeLessThan(30_000);
  });
});

describe('the e-mail check', () => {
  it.each([
    ['a'.repeat(80_000), false],
    [`a@${'a.'.repeat(40_000)}@`, false],
    [`${'a@'.repeat(40_000)}a.b`, false],
    [`${'a'.repeat(242)}@example.org`, true],
    [`${'a'.repeat(243)}@example.org`, false],
    ['a@b', false],
    ['a@.b', false],
    ['a@b.', false],
    ['@b.c', false],
    ['a@b.c@d.e', false],
    ['a b@c.d', false],
    ['a@b.c.d', true],
  ])('is quick with %.20s…', async (email, isTaken) => {
    const before = performance.now();
    const answer = await createClient(server).buy(email);
    expect([answer.status, at(answer.json, 'code')]).toEqual(isTaken ? [200, undefined] : [400, 7012]);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('a body over the limit', () => {
  const body = JSON.stringify({ clientSecret: 'x', email: 'x'.repeat(8_000_000) });

  it.each([
    ['/rcbilling/v1/purchase', { code: 7105, message: expect.any(String) }],
    ['/control/branding', { message: expect.any(String) }],
    ['/stripe/confirm', { error: { type: 'invalid_request_error', code: 'request_too_large' } }],
    ['/manage', {}],
  ])('is 413 at %s, which the client can read', async (path, expected) => {
    const headers = { Authorization: 'Bearer rcb_sb_large', 'Content-Length': String(body.length) };
    for (let round = 0; round < 3; round += 1) {
      const answer = await rawRequest(server.port, {
        method: 'POST',
        path: `/sandbox${path}`,
        headers: { Host: `localhost:${server.port}`, ...headers },
        body,
      });
      expect(answer.status).toBe(413);
      expect(path === '/manage' ? {} : JSON.parse(answer.text)).toMatchObject(expected);
    }
  });

  it('does not cut the answer of a call that reads no body', async () => {
    for (const path of ['/rcbilling/v1/purchase', '/control/nothing', '/stripe/nothing']) {
      const answer = await rawRequest(server.port, { method: 'POST', path: `/sandbox${path}`, body });
      expect(answer.status).toBeGreaterThanOrEqual(401);
    }
  });
});
