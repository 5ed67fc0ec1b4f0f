import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../demo/server/server';
import { at, createClient, startSandbox, statusOf } from './sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

describe('e-mail commands', () => {
  it('completed@ needs no payment step', async () => {
    const client = createClient(server);
    const started = await client.buy('completed@example.org');
    expect(started.json).toMatchObject({
      next_action: 'completed',
      operation_session_id: expect.any(String),
    });
    expect(at(await client.subscriber(), 'subscriber', 'entitlements', 'pro')).toBeDefined();
    expect(await client.ledger()).toHaveLength(1);
  });

  it.each([1, 2, 3, 4, 5, 99])('error-%i@ fails with that code and charges nothing', async (code) => {
    const client = createClient(server);
    const started = await client.buy(`error-${code}@example.org`);
    await client.confirm(started);
    expect((await client.pollToEnd(started)).json).toMatchObject({
      operation: { status: 'failed', error: { code } },
    });
    expect(await client.ledger()).toEqual([]);
    expect(at(await client.subscriber(), 'subscriber', 'entitlements')).toEqual({});
  });

  it('error-none@ fails without saying why', async () => {
    const client = createClient(server);
    const started = await client.buy('error-none@example.org');
    await client.confirm(started);
    expect((await client.pollToEnd(started)).json).toMatchObject({
      operation: { status: 'failed', error: null },
    });
  });

  it.each([
    [7772, 400],
    [7107, 401],
    [7225, 401],
    [7834, 400],
    [9999, 400],
  ])('backend-%i@ answers with that code and status %i', async (code, status) => {
    const answer = await createClient(server).buy(`backend-${code}@example.org`);
    expect([answer.status, at(answer.json, 'code')]).toEqual([status, code]);
  });

  it.each([500, 503, 429])('http-%i@ answers with that status', async (status) => {
    expect((await createClient(server).buy(`http-${status}@example.org`)).status).toBe(status);
  });

  it('unknown-action@ names an action no client knows', async () => {
    const { json } = await createClient(server).buy('unknown-action@example.org');
    expect(json).toMatchObject({ next_action: 'solve_a_riddle', operation_session_id: expect.any(String) });
  });

  it('unknown-status@ polls a status no client knows', async () => {
    const client = createClient(server);
    const started = await client.buy('unknown-status@example.org');
    await client.confirm(started);
    expect(statusOf(await client.poll(started))).toBe('teleported');
  });

  it('pending@ never ends, though the card was charged', async () => {
    const client = createClient(server);
    const started = await client.buy('pending@example.org');
    await client.confirm(started);
    expect(statusOf(await client.pollToEnd(started, 15))).toBe('in_progress');
    expect(await client.ledger()).toHaveLength(1);
  });

  it('slow-confirm@ succeeds after twelve pending polls', async () => {
    const client = createClient(server);
    const started = await client.buy('slow-confirm@example.org');
    await client.confirm(started);
    for (let count = 1; count <= 12; count += 1)
      expect(statusOf(await client.poll(started))).toMatch(/started|in_progress/);
    expect(statusOf(await client.poll(started))).toBe('succeeded');
  });

  it('redeem@ comes with a link', async () => {
    const client = createClient(server);
    const started = await client.buy('redeem+again@example.org');
    await client.confirm(started);
    const url = at((await client.pollToEnd(started)).json, 'operation', 'redemption_info', 'redeem_url');
    expect(url).toMatch(/^rc-stepwise:\/\//);
  });

  it('no-session@ answers with neither a session nor an action', async () => {
    expect((await createClient(server).buy('no-session@example.org')).json).toEqual({ data: null });
  });
});
