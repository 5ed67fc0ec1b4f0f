import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, startSandbox } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const offerings = '/v1/subscribers/u1/offerings';

describe('planted faults', () => {
  it('drop cuts the connection before anything happens, once', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind: 'drop' });
    await expect(client.buy('completed@example.org')).rejects.toThrow('fetch failed');
    expect(await client.ledger()).toEqual([]);
    expect((await client.buy('completed@example.org')).status).toBe(200);
  });

  it('drop-after acts and then cuts the connection', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind: 'drop-after' });
    await expect(client.buy('completed@example.org')).rejects.toThrow('fetch failed');
    expect(await client.ledger()).toHaveLength(1);
    expect(await client.requests()).toMatchObject([{ call: 'purchase', status: 0 }]);
  });

  it('drop-after on confirm loses the answer of a charged card', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.control('/faults', { call: 'confirm', kind: 'drop-after' });
    await expect(client.confirm(started)).rejects.toThrow('fetch failed');
    const again = await client.confirm(started);
    expect(at(again.json, 'error', 'code')).toBe('payment_intent_unexpected_state');
    expect(await client.ledger()).toHaveLength(1);
  });

  it('latency delays the answer', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'getOfferings', kind: 'latency', ms: 120 });
    const before = performance.now();
    expect((await client.get(offerings)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(100);
  });

  it('status answers in its stead, with headers and any body', async () => {
    const client = createClient(server);
    const headers = { 'Retry-After': '2' };
    await client.control('/faults', {
      call: 'getBrandingInfo',
      kind: 'status',
      status: 429,
      json: { code: 1 },
      headers,
    });
    await client.control('/faults', {
      call: 'getBrandingInfo',
      kind: 'status',
      status: 502,
      html: '<p>bad gateway',
    });
    const first = await client.get('/rcbilling/v1/branding');
    expect([first.status, first.headers.get('retry-after'), first.json]).toEqual([429, '2', { code: 1 }]);
    const second = await client.get('/rcbilling/v1/branding');
    expect([second.status, second.text]).toEqual([502, '<p>bad gateway']);
  });

  it('truncate cuts the JSON, garbage is none, body replaces it', async () => {
    const client = createClient(server);
    for (const fault of [
      { kind: 'truncate' },
      { kind: 'garbage' },
      { kind: 'body', json: { offerings: 7 } },
    ]) {
      await client.control('/faults', { call: 'getOfferings', ...fault });
    }
    const [cut, garbage, body] = [
      await client.get(offerings),
      await client.get(offerings),
      await client.get(offerings),
    ];
    expect([cut.status, cut.json, cut.text.startsWith('{"current')]).toEqual([200, null, true]);
    expect([garbage.status, garbage.json]).toEqual([200, null]);
    expect(body.json).toEqual({ offerings: 7 });
  });

  it('skips and repeats as told, and strikes no other tenant', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'getOfferings', kind: 'status', status: 503, skip: 1, times: 2 });
    expect((await createClient(server).get(offerings)).status).toBe(200);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await client.get(offerings)).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  it.each(['getProducts', 'getCheckoutStatus', 'getCustomerInfo'])('can strike %s', async (call) => {
    const client = createClient(server);
    await client.control('/faults', { call, kind: 'status', status: 500 });
    const paths: Record<string, string> = {
      getProducts: '/rcbilling/v1/subscribers/u1/products?id=monthly',
      getCheckoutStatus: '/rcbilling/v1/checkout/ops_1',
      getCustomerInfo: '/v1/subscribers/u1',
    };
    expect((await client.get(paths[call] ?? '')).status).toBe(500);
  });

  it('DELETE lifts all of them', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'getOfferings', kind: 'garbage', times: 9 });
    await client.send('DELETE', '/control/faults');
    expect((await client.get(offerings)).json).not.toBeNull();
  });
});
