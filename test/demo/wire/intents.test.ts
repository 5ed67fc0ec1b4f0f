import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmIntent, resolveAction } from '../../../demo/server/card-provider/stand-in-confirm';
import type { IntentCall } from '../../../demo/server/card-provider/stand-in-confirm';
import type { RunningServer } from '../../../demo/server/server';
import { createTenants } from '../../../demo/server/tenant/tenants';
import type { Session } from '../../../demo/server/tenant/tenant.types';
import { at, createClient, startSandbox, statusOf } from '../sandbox-client';
import type { Client, Result } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const SLOW_CARD = '4000000000000259';
const GOOD_CARD = '4242424242424242';
const HOUR = 3_600_000;

const session = (): Session => ({
  id: 'ops_1',
  intentId: 'pi_standin1',
  checkout: null,
  transactionId: null,
  clientSecret: 'pi_standin1_secret_1',
  intentStatus: 'requires_payment_method',
  lastError: null,
  card: null,
  appUserId: 'u1',
  productId: 'weekly',
  optionId: 'base_option',
  email: 'a@example.org',
  currency: 'USD',
  amountMicros: 2_990_000,
  trial: null,
  createdAt: 0,
  expiresAt: HOUR,
  isForgotten: false,
  confirmAttempts: 0,
  confirmedAt: null,
  pollsAfterConfirm: 0,
  lastPollAt: null,
  completedAt: null,
});

/** One intent, on a clock of the test's; a slow card waits until it is told to go on. */
function bench() {
  const tenant = createTenants('s', []).forKey('rcb_sb_bench');
  const clock = { now: 1000 };
  const waiting: (() => void)[] = [];
  const common = {
    tenant,
    session: session(),
    now: () => clock.now,
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  } satisfies Omit<IntentCall, 'fields'>;
  const confirm = (number: string) =>
    confirmIntent({ ...common, fields: { method: { type: 'card', number } } });
  const resolve = () => resolveAction({ ...common, fields: { outcome: 'complete' } });
  const goOn = () => waiting.splice(0).forEach((resume) => resume());
  return { tenant, clock, session: common.session, confirm, resolve, goOn };
}

const codeOf = ({ body }: Awaited<ReturnType<typeof confirmIntent>>): string =>
  'error' in body ? body.error.code : body.intent.status;

describe('one intent with two confirms under way', () => {
  it('is charged once, by whichever comes first', async () => {
    const on = bench();
    const slow = [on.confirm(SLOW_CARD), on.confirm(SLOW_CARD)];
    expect(codeOf(await on.confirm(GOOD_CARD))).toBe('succeeded');
    on.goOn();
    expect((await Promise.all(slow)).map(codeOf)).toEqual(Array(2).fill('payment_intent_unexpected_state'));
    expect(on.tenant.ledger).toHaveLength(1);
  });

  it('is charged once when the slow one ends a challenge that waits', async () => {
    const on = bench();
    const slow = on.confirm(SLOW_CARD);
    expect(codeOf(await on.confirm('4000000000003220'))).toBe('requires_action');
    on.goOn();
    expect(codeOf(await slow)).toBe('succeeded');
    expect(codeOf(on.resolve())).toBe('payment_intent_unexpected_state');
    expect(on.tenant.ledger).toHaveLength(1);
  });

  it('is judged, and dated, by the clock of the end', async () => {
    const on = bench();
    const slow = on.confirm(SLOW_CARD);
    on.clock.now = 7000;
    on.goOn();
    await slow;
    expect(on.tenant.ledger).toMatchObject([{ at: 7000 }]);
  });

  it.each([
    ['expired', (on: ReturnType<typeof bench>) => void (on.clock.now = HOUR)],
    ['was cancelled', (on: ReturnType<typeof bench>) => void (on.session.intentStatus = 'canceled')],
  ])('is not charged when it %s meanwhile', async (_, happen) => {
    const on = bench();
    const slow = on.confirm(SLOW_CARD);
    happen(on);
    on.goOn();
    expect(codeOf(await slow)).toBe('payment_intent_unexpected_state');
    expect(on.tenant.ledger).toEqual([]);
    expect(on.session.intentStatus).toBe('canceled');
  });
});

const retrieve = async (client: Client, started: Result): Promise<unknown> =>
  at((await client.post('/stripe/retrieve', bodyOf(started))).json, 'intent');

const bodyOf = (started: Result) => ({ clientSecret: at(started.json, 'data', 'client_secret') });

describe('the last error of an intent', () => {
  it.each([
    ['weekly', 'last_payment_error', 'payment_intent'],
    ['monthly', 'last_setup_error', 'setup_intent'],
  ])('of %s is %s: the latest refusal, until the success', async (product, field, object) => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', product);
    expect(at(await retrieve(client, started), field)).toBeNull();
    const refused = await client.confirm(started, '4000000000009995');
    const declined = {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card has insufficient funds.',
      decline_code: 'insufficient_funds',
    };
    expect(at(refused.json, 'error', object, field)).toEqual(declined);
    expect(at(await retrieve(client, started), field)).toEqual(declined);
    await client.confirm(started, '4000000000003220');
    await client.post('/stripe/resolve', { ...bodyOf(started), outcome: 'fail' });
    expect(at(await retrieve(client, started), field)).toMatchObject({
      type: 'invalid_request_error',
      code: `${object}_authentication_failure`,
    });
    const paid = await client.confirm(started);
    expect(at(paid.json, 'intent', field)).toBeNull();
    const again = await client.confirm(started, '4000000000000002');
    expect(at(again.json, 'error', object, field)).toBeNull();
  });
});

describe('control of a session', () => {
  const control = (client: Client, started: Result, action: string) =>
    client.control(`/sessions/${String(at(started.json, 'operation_session_id'))}/${action}`, {});

  it('cancels its intent: no confirmation counts any more', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.confirm(started, '4000000000003220');
    const answer = await control(client, started, 'cancel');
    expect([answer.status, at(answer.json, 'session', 'intentStatus')]).toEqual([200, 'canceled']);
    expect(at(await retrieve(client, started), 'status')).toBe('canceled');
    const code = 'payment_intent_unexpected_state';
    expect((await client.confirm(started)).json).toMatchObject({
      error: { code, message: expect.stringContaining('status of canceled') },
    });
    const resolved = await client.post('/stripe/resolve', { ...bodyOf(started), outcome: 'complete' });
    expect(at(resolved.json, 'error', 'code')).toBe(code);
    expect(await client.ledger()).toEqual([]);
  });

  it('expires it, and the intent with it', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    expect((await control(client, started, 'expire')).status).toBe(200);
    expect((await client.poll(started)).json).toMatchObject({
      operation: { status: 'failed', is_expired: true },
    });
    expect(at((await client.confirm(started)).json, 'error', 'code')).toBe('payment_intent_unexpected_state');
    expect(at(await retrieve(client, started), 'status')).toBe('canceled');
  });

  it('forgets it: polls are told so, and what is paid is granted all the same', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await control(client, started, 'forget');
    const poll = await client.poll(started);
    expect([poll.status, at(poll.json, 'code')]).toEqual([404, 7877]);
    await client.confirm(started);
    await client.advance(31_000);
    expect(at(await client.subscriber(), 'subscriber', 'entitlements', 'pro')).toBeDefined();
  });

  it('leaves a paid one alone, and knows no other session', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    await client.confirm(started);
    for (const action of ['cancel', 'expire']) {
      const answer = await control(client, started, action);
      expect([answer.status, at(answer.json, 'path')]).toEqual([400, 'session']);
    }
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
    expect((await client.control('/sessions/ops_nothing/cancel', {})).status).toBe(404);
    expect((await control(client, started, 'dance')).status).toBe(404);
    expect((await createClient(server).control('/sessions', {})).status).toBe(404);
  });
});
