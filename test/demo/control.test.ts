import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../demo/server/server';
import { at, createClient, startSandbox } from './sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

describe('control', () => {
  it.each([
    ['/faults', { kind: 'drop' }, 'body.call'],
    ['/faults', { call: 'purchase', kind: 'explode' }, 'body.kind'],
    ['/faults', { call: 'purchase', kind: 'drop', times: 0 }, 'body.times'],
    ['/faults', { call: 'purchase', kind: 'latency' }, 'body.ms'],
    ['/faults', { call: 'purchase', kind: 'status' }, 'body.status'],
    ['/faults', { call: 'purchase', kind: 'body' }, 'body.json'],
    ['/faults', { call: 'purchase', kind: 'drop', tims: 2 }, 'body.tims'],
    [
      '/faults',
      { call: 'purchase', kind: 'status', status: 500, headers: { a: 'b\r\nc' } },
      'body.headers.a',
    ],
    ['/faults', [], 'body'],
    ['/clock', {}, 'body'],
    ['/clock', { advanceMs: 'soon' }, 'body.advanceMs'],
    ['/branding', { preset: 'neon' }, 'body.preset'],
    ['/branding', { patch: { appearance: 3 } }, 'body.patch.appearance'],
    ['/config', { pollsUntilDone: -1 }, 'body.pollsUntilDone'],
    ['/config', { completedProducts: ['nothing'] }, 'body.completedProducts[0]'],
    ['/subscribers/u1', { action: 'dance' }, 'body.action'],
    ['/subscribers/u1', { action: 'cancel' }, 'body.action'],
    ['/subscribers/u1', { action: 'grant', productId: 'nothing' }, 'body.productId'],
    ['/subscribers/u1', { action: 'grant', productId: 'coins', optionId: 'x' }, 'body.optionId'],
    ['/subscribers/u1', { action: 'grant', productId: 'coins', store: 'corner_shop' }, 'body.store'],
  ])('POST %s %j is refused, naming %s', async (path, body, field) => {
    const answer = await createClient(server).control(path, body);
    expect([answer.status, at(answer.json, 'path')]).toEqual([400, field]);
    expect(at(answer.json, 'message')).toMatch(/^body/);
  });

  it('refuses a body that is not JSON, a missing key and an unknown call', async () => {
    const headers = { Authorization: 'Bearer rcb_sb_c' };
    const post = (path: string, init: RequestInit) =>
      fetch(`${server.url}/sandbox/control${path}`, { method: 'POST', ...init });
    expect((await post('/faults', { headers, body: '{' })).status).toBe(400);
    expect((await post('/faults', { body: '{}' })).status).toBe(401);
    expect((await post('/constructor', { headers, body: '{}' })).status).toBe(404);
  });

  it('changes the branding by preset and by patch', async () => {
    const client = createClient(server);
    await client.control('/branding', {
      preset: 'pill',
      patch: { app_name: 'Other', appearance: { color_accent: '#123456' } },
    });
    const { json } = await client.get('/rcbilling/v1/branding');
    expect(json).toMatchObject({
      app_name: 'Other',
      appearance: { shapes: 'pill', color_accent: '#123456' },
    });
    await client.control('/branding', { preset: 'plain' });
    expect(at((await client.get('/rcbilling/v1/branding')).json, 'appearance')).toEqual({});
  });

  it('sets how many polls a purchase takes', async () => {
    const client = createClient(server);
    await client.control('/config', { pollsUntilDone: 0 });
    const started = await client.buy('a@example.org');
    await client.confirm(started);
    expect(at((await client.poll(started)).json, 'operation', 'status')).toBe('succeeded');
  });

  it('keeps a log of requests with their headers and bodies', async () => {
    const client = createClient(server);
    await client.buy('a@example.org');
    await client.get('/v1/subscribers/u1?x=1');
    const requests = await client.requests();
    expect(requests).toMatchObject([
      {
        call: 'purchase',
        method: 'POST',
        path: '/sandbox/rcbilling/v1/purchase',
        headers: { 'x-platform': 'web', 'x-version': '0.16.0', 'x-is-sandbox': 'true' },
        body: { product_id: 'monthly', supports_direct_payment: true },
        status: 200,
      },
      { call: 'getCustomerInfo', path: '/sandbox/v1/subscribers/u1?x=1', body: null },
    ]);
    expect(JSON.stringify(requests)).not.toContain(client.key);
    await client.send('DELETE', '/control/requests');
    expect(await client.requests()).toEqual([]);
  });

  it('keeps no card number', async () => {
    const client = createClient(server);
    await client.confirm(await client.buy('a@example.org'));
    const text = JSON.stringify(await client.requests());
    expect(text).toContain('•••• 4242');
    expect(text).not.toContain('4242424242424242');
  });

  it('resets one tenant and leaves the others', async () => {
    const [one, other] = [createClient(server), createClient(server)];
    for (const client of [one, other]) await client.subscribe();
    await one.send('DELETE', '/control');
    expect(await one.ledger()).toEqual([]);
    expect(at(await one.subscriber(), 'subscriber', 'entitlements')).toEqual({});
    expect(await other.ledger()).toHaveLength(1);
  });
});
