import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, listAt, startSandbox } from '../sandbox-client';
import type { Client, Result } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const secretOf = (started: Result): unknown => at(started.json, 'data', 'client_secret');

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await isSo()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await isSo()).toBe(true);
}

/** The call has arrived, with its body, as soon as its fault is used up. */
const isHeld = (client: Client) => async (): Promise<boolean> =>
  listAt((await client.get('/control/state')).json, 'faults').length === 0;

/** Asks, and hangs up as soon as the call has arrived. */
async function askAndLeave(client: Client, path: string, body: unknown): Promise<void> {
  const leaving = new AbortController();
  const asking = fetch(`${server.url}/sandbox${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${client.key}` },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  const outcome = asking.then(
    () => 'answered',
    () => 'left',
  );
  await until(isHeld(client));
  leaving.abort();
  expect(await outcome).toBe('left');
}

/** Longer than any test: what is held acts when the test says so, and not when a busy machine is late. */
const UNTIL_RELEASED = 600_000;

const order = {
  app_user_id: 'u1',
  product_id: 'monthly',
  price_id: 'prc_monthly_base_option_usd',
  email: 'completed@example.org',
};

describe.concurrent.each(['late', 'latency'])('%s', (kind) => {
  it('acts on a purchase after its client has gone, and not before', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind, ms: UNTIL_RELEASED });
    await askAndLeave(client, '/rcbilling/v1/purchase', order);
    expect(await client.ledger()).toEqual([]);
    await client.control('/release', {});
    await until(async () => (await client.ledger()).length === 1);
    await until(async () => (await client.requests()).length === 1);
    expect(await client.requests()).toMatchObject([{ call: 'purchase', body: { app_user_id: 'u1' } }]);
  });

  it('acts on a confirm after its client has gone, when others see it unpaid', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.control('/faults', { call: 'confirm', kind, ms: UNTIL_RELEASED });
    const method = { type: 'card', number: '4242424242424242' };
    await askAndLeave(client, '/stripe/confirm', { clientSecret: secretOf(started), method });
    const seen = await client.post('/stripe/retrieve', { clientSecret: secretOf(started) });
    expect(at(seen.json, 'intent', 'status')).toBe('requires_payment_method');
    await client.control('/release', {});
    await until(async () => (await client.ledger()).length === 1);
  });

  it('acts by itself when its time has passed', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind, ms: 50 });
    await client.buy('completed@example.org').catch(() => null);
    await until(async () => (await client.ledger()).length === 1);
  });

  it('acts as soon as its call is released', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind, ms: UNTIL_RELEASED });
    expect((await client.control('/release', {})).json).toEqual({ released: 0 });
    const buying = client.buy('completed@example.org');
    await until(isHeld(client));
    expect(await client.ledger()).toEqual([]);
    expect((await client.control('/release', {})).json).toEqual({ released: 1 });
    expect((await buying).status).toBe(200);
    expect(await client.ledger()).toHaveLength(1);
    expect((await client.control('/release', {})).json).toEqual({ released: 0 });
  });

  it('is judged by the clock of the moment in which it acts', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.control('/faults', { call: 'confirm', kind, ms: UNTIL_RELEASED });
    const confirming = client.confirm(started);
    await until(isHeld(client));
    await client.advance(3_600_000);
    await client.control('/release', {});
    expect(at((await confirming).json, 'error', 'code')).toBe('payment_intent_unexpected_state');
    expect(await client.ledger()).toEqual([]);
  });
});

describe.concurrent('status-after', () => {
  it('acts, and answers what a proxy would', async () => {
    const client = createClient(server);
    const fault = { kind: 'status-after', status: 403, html: '<h1>Denied', headers: { 'X-Proxy': 'a' } };
    await client.control('/faults', { call: 'purchase', ...fault });
    const answer = await client.buy('completed@example.org');
    expect([answer.status, answer.text, answer.headers.get('x-proxy')]).toEqual([403, '<h1>Denied', 'a']);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await client.ledger()).toHaveLength(1);
  });

  it('acts at once, also when its answer takes a while', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind: 'status-after', status: 504, ms: 700 });
    const buying = client.buy('completed@example.org');
    await until(isHeld(client));
    expect(await client.ledger()).toHaveLength(1);
    expect((await buying).status).toBe(504);
  });
});

describe.concurrent('twice', () => {
  it('acts twice and answers the second time', async () => {
    const client = createClient(server);
    await client.control('/faults', { call: 'purchase', kind: 'twice' });
    await client.buy('a@example.org');
    expect(listAt((await client.get('/control/state')).json, 'sessions')).toHaveLength(2);
    await client.control('/faults', { call: 'purchase', kind: 'twice', ms: 50 });
    const again = await client.buy('completed@example.org');
    expect([again.status, at(again.json, 'code')]).toEqual([400, 7772]);
  });

  it('charges a card once', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.control('/faults', { call: 'confirm', kind: 'twice' });
    const answer = await client.confirm(started);
    expect(at(answer.json, 'error', 'code')).toBe('payment_intent_unexpected_state');
    expect(at(answer.json, 'error', 'payment_intent', 'status')).toBe('succeeded');
    expect(await client.ledger()).toHaveLength(1);
  });
});

describe.concurrent('the card provider’s other calls', () => {
  it('resolve: the bank’s answer is lost after it counted', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    const clientSecret = secretOf(started);
    await client.confirm(started, '4000000000003220');
    await client.control('/faults', { call: 'resolve', kind: 'drop' });
    await client.control('/faults', { call: 'resolve', kind: 'drop-after' });
    const body = { clientSecret, outcome: 'complete' };
    await expect(client.post('/stripe/resolve', body)).rejects.toThrow('fetch failed');
    expect(await client.ledger()).toEqual([]);
    await expect(client.post('/stripe/resolve', body)).rejects.toThrow('fetch failed');
    expect(await client.ledger()).toHaveLength(1);
    const calls = (await client.requests()).map((request) => at(request, 'call'));
    expect(calls).toEqual(['purchase', 'confirm', 'resolve', 'resolve']);
  });

  it('retrieve: can fail, and leaves confirm alone', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.control('/faults', { call: 'retrieve', kind: 'status', status: 500 });
    await client.confirm(started);
    const clientSecret = secretOf(started);
    expect((await client.post('/stripe/retrieve', { clientSecret })).status).toBe(500);
    const second = await client.post('/stripe/retrieve', { clientSecret });
    expect(at(second.json, 'intent', 'status')).toBe('succeeded');
  });
});

it.each([
  [{ kind: 'late' }, 'body.ms'],
  [{ kind: 'status-after' }, 'body.status'],
  [{ kind: 'twice', ms: -1 }, 'body.ms'],
])('a fault %j lacks %s', async (fault, path) => {
  const answer = await createClient(server).control('/faults', { call: 'resolve', ...fault });
  expect([answer.status, at(answer.json, 'path')]).toEqual([400, path]);
});
