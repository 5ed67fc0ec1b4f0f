import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeriod } from '../../demo/server/subscriber/period';
import type { RunningServer } from '../../demo/server/server';
import { at, createClient, DAY, startSandbox } from './sandbox-client';
import type { Client, Json } from './sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const monthly = (info: Json) => at(info, 'subscriber', 'subscriptions', 'monthly');
const proEnds = (info: Json) =>
  Date.parse(String(at(info, 'subscriber', 'entitlements', 'pro', 'expires_date')));

function act(client: Client, action: string) {
  return client.control('/subscribers/u1', { action });
}

describe('the clock', () => {
  it('turns a trial into a paid month, and then renews', async () => {
    const client = createClient(server);
    await client.subscribe();
    await client.advance(4 * DAY);
    expect(monthly(await client.subscriber())).toMatchObject({ period_type: 'normal' });
    expect(await client.ledger()).toMatchObject([
      { kind: 'trial' },
      { kind: 'charge', amountMicros: 9_990_000 },
    ]);
    await client.advance(62 * DAY);
    expect(await client.ledger()).toHaveLength(4);
    expect(proEnds(await client.subscriber())).toBeGreaterThan(Date.now() + 60 * DAY);
  });

  it('is told by request_date', async () => {
    const client = createClient(server);
    await client.advance(10 * DAY);
    expect(Number(at(await client.subscriber(), 'request_date_ms'))).toBeGreaterThan(Date.now() + 9 * DAY);
  });

  it('lets a cancelled trial end uncharged, for a client whose own clock did not move', async () => {
    const client = createClient(server);
    await client.subscribe();
    await act(client, 'cancel');
    const before = await client.subscriber();
    expect(at(monthly(before), 'unsubscribe_detected_at')).not.toBeNull();
    expect(proEnds(before)).toBeGreaterThan(Date.now());
    await client.advance(4 * DAY);
    expect(proEnds(await client.subscriber())).toBeLessThan(Date.now());
    expect(await client.ledger()).toHaveLength(1);
    expect((await client.buy('a@example.org')).status).toBe(200);
  });

  it('renews after all when resumed in time', async () => {
    const client = createClient(server);
    await client.subscribe();
    await act(client, 'cancel');
    await act(client, 'resume');
    await client.advance(4 * DAY);
    expect(await client.ledger()).toHaveLength(2);
  });

  it('keeps access through a grace period when the payment fails, then ends it', async () => {
    const client = createClient(server);
    await client.subscribe();
    await act(client, 'billing-issue');
    await client.advance(4 * DAY);
    const inGrace = await client.subscriber();
    expect(at(monthly(inGrace), 'billing_issues_detected_at')).not.toBeNull();
    expect(at(monthly(inGrace), 'grace_period_expires_date')).not.toBeNull();
    expect(proEnds(inGrace)).toBeGreaterThan(Date.now());
    await client.advance(3 * DAY);
    expect(proEnds(await client.subscriber())).toBeLessThan(Date.now());
    expect(await client.ledger()).toHaveLength(1);
    await act(client, 'fix');
    expect(proEnds(await client.subscriber())).toBeGreaterThan(Date.now() + 7 * DAY);
    expect(await client.ledger()).toHaveLength(2);
  });

  it('ends access with a refund and on demand', async () => {
    const client = createClient(server);
    await client.subscribe('a@example.org', 'lifetime');
    await client.subscribe('a@example.org', 'weekly');
    await client.control('/subscribers/u1', { action: 'refund', productId: 'lifetime' });
    expect(at(await client.subscriber(), 'subscriber', 'non_subscriptions')).toEqual({});
    await act(client, 'expire');
    expect(proEnds(await client.subscriber())).toBeLessThan(Date.now());
    expect(await client.ledger()).toMatchObject([{ kind: 'charge' }, { kind: 'charge' }, { kind: 'refund' }]);
  });

  it('grants without charging', async () => {
    const client = createClient(server);
    await client.control('/subscribers/u1', { action: 'grant', productId: 'annual', trial: true });
    expect(at(await client.subscriber(), 'subscriber', 'subscriptions', 'annual', 'period_type')).toBe(
      'trial',
    );
    expect(await client.ledger()).toEqual([]);
  });

  it('grants what was bought in another store, which renews, and gifts, which do not', async () => {
    const client = createClient(server);
    await client.control('/subscribers/u1', { action: 'grant', productId: 'weekly', store: 'app_store' });
    await client.control('/subscribers/u1', { action: 'grant', productId: 'annual', store: 'promotional' });
    await client.control('/subscribers/u1', { action: 'grant', productId: 'coins', store: 'play_store' });
    await client.control('/clock', { advanceMs: 400 * 86_400_000 });
    const now = Date.now() + 400 * 86_400_000;
    const answer = await client.subscriber();
    const { weekly, annual } = at(answer, 'subscriber', 'subscriptions') as Record<
      string,
      { store: string; expires_date: string }
    >;
    expect([weekly?.store, annual?.store]).toEqual(['app_store', 'promotional']);
    expect(Date.parse(weekly?.expires_date ?? '')).toBeGreaterThan(now);
    expect(Date.parse(annual?.expires_date ?? '')).toBeLessThan(Date.now());
    expect(at(answer, 'subscriber', 'non_subscriptions', 'coins')).toMatchObject([{ store: 'play_store' }]);
  });
});

describe('periods', () => {
  it.each([
    ['2024-01-31', 'P1M', '2024-02-29'],
    ['2023-12-31', 'P6M', '2024-06-30'],
    ['2024-02-29', 'P1Y', '2025-02-28'],
    ['2024-02-28', 'P3D', '2024-03-02'],
    ['2024-12-30', 'P1W', '2025-01-06'],
  ])('%s and %s is %s', (from, period, to) => {
    expect(addPeriod(Date.parse(from), period)).toBe(Date.parse(to));
  });
});
