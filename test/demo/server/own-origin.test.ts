import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, startSandbox } from '../sandbox-client';
import { rawRequest } from './raw-request';
import type { RawAnswer } from './raw-request';

const NAMED = 'https://staging.example';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox({ config: { origins: [NAMED] } });
});
afterAll(() => server.close());

const KEY = 'rcb_sb_own';

function ask(headers: Record<string, string>, path = '/control/state', method = 'GET'): Promise<RawAnswer> {
  const all = { Authorization: `Bearer ${KEY}`, Host: `localhost:${server.port}`, ...headers };
  return rawRequest(server.port, { method, path: `/sandbox${path}`, headers: all });
}

describe('the control', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LocalHost'])(
    'answers at %s, without an origin',
    async (name) => {
      const answer = await ask({ Host: `${name}:${server.port}` });
      expect(answer.status).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it.each([
    'attacker.example',
    'localhost',
    'local_host.attacker.example',
    '[:::]',
    'localhost.attacker.example',
  ])('refuses a page whose name %s was pointed here', async (name) => {
    const host = name === 'localhost' ? 'localhost:1' : `${name}:${server.port}`;
    const answer = await ask({ Host: host, Origin: `http://${host}` });
    expect([answer.status, at(JSON.parse(answer.text), 'message')]).toEqual([
      403,
      expect.stringContaining('SANDBOX_ORIGINS'),
    ]);
    expect((await ask({ Host: host })).status).toBe(403);
  });

  it.each(['https://shop.example', 'null', 'http://localhost:1', 'http://localhost'])(
    'refuses a page of %s, by preflight and by itself',
    async (origin) => {
      const asked = { Origin: origin, 'Access-Control-Request-Private-Network': 'true' };
      for (const [path, method] of [
        ['/control/faults', 'OPTIONS'],
        ['/control/faults', 'DELETE'],
        ['/control/state', 'GET'],
      ] as const) {
        const answer = await ask(asked, path, method);
        expect(answer.status).toBe(403);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );

  it('answers its own pages and those of a named origin, each by its name', async () => {
    for (const origin of [`http://localhost:${server.port}`, `http://127.0.0.1:${server.port}`, NAMED]) {
      const early = await ask(
        { Origin: origin, 'Access-Control-Request-Private-Network': 'true' },
        '/control',
        'OPTIONS',
      );
      expect(early.status).toBe(204);
      expect(early.headers['access-control-allow-headers']).toContain('Authorization');
      expect(early.headers['access-control-allow-private-network']).toBeUndefined();
      const answer = await ask({ Origin: origin });
      expect([answer.status, answer.headers['access-control-allow-origin'], answer.headers.vary]).toEqual([
        200,
        origin,
        'Origin',
      ]);
    }
    expect((await ask({ Host: 'staging.example' })).status).toBe(200);
  });

  it('goes by what the browser says of a request without an origin', async () => {
    expect((await ask({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ask({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });
});

describe('the billing protocol and the stand-in', () => {
  const early = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Private-Network': 'true' };

  it.each(['/rcbilling/v1/purchase', '/stripe/confirm'])(
    '%s is open to every origin, but not from the public internet into this network',
    async (path) => {
      const answer = await ask({ ...early, Origin: 'https://shop.example' }, path, 'OPTIONS');
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, '*']);
      expect(answer.headers['access-control-allow-private-network']).toBeUndefined();
      const named = await ask({ ...early, Origin: NAMED }, path, 'OPTIONS');
      expect(named.headers['access-control-allow-private-network']).toBe('true');
    },
  );
});

describe('the management page', () => {
  async function press(headers: Record<string, string>): Promise<RawAnswer> {
    const client = createClient(server);
    await client.subscribe();
    const link = String(at(await client.subscriber(), 'subscriber', 'management_url'));
    const token = new URL(link).searchParams.get('token') ?? '';
    return rawRequest(server.port, {
      method: 'POST',
      path: '/sandbox/manage',
      headers: { Host: `localhost:${server.port}`, ...headers },
      body: new URLSearchParams({ token, action: 'cancel', product: 'monthly' }).toString(),
    });
  }

  it('does what its own forms say, and no form of another origin', async () => {
    expect((await press({ Origin: `http://localhost:${server.port}` })).status).toBe(303);
    expect((await press({ Origin: 'https://shop.example' })).status).toBe(403);
    expect((await press({ Origin: 'null' })).status).toBe(403);
    const rebound = `attacker.example:${server.port}`;
    expect((await press({ Host: rebound, Origin: `http://${rebound}` })).status).toBe(403);
  });

  it('can be read and framed by no other origin', async () => {
    const answer = await ask({ Origin: 'https://shop.example' }, '/manage?token=x');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
