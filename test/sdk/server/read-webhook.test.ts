import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ErrorCode, readWebhook } from '../../../sdk/server';
import type { WebhookSecrets } from '../../../sdk/server';
import { createClient, DAY, startSandbox } from '../../demo/sandbox-client';

const AUTHORIZATION = 'Bearer hook';
const SECRET = 'signing-secret';

const event = (more: object = {}): string =>
  JSON.stringify({
    api_version: '1.0',
    event: { id: 'evt1', type: 'RENEWAL', event_timestamp_ms: 1_000, app_user_id: 'ada', ...more },
  });

const sign = (body: string, secret = SECRET, time = Math.floor(Date.now() / 1_000)): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

const read = (body: string, headers: Record<string, string>, secrets: WebhookSecrets) =>
  readWebhook({ headers: new Headers(headers), body }, secrets);

const signed = (body: string, signature: string, more: WebhookSecrets = {}) =>
  read(body, { 'X-RevenueCat-Webhook-Signature': signature }, { signingSecret: SECRET, ...more });

const trusted = (body: string) =>
  read(body, { Authorization: AUTHORIZATION }, { authorization: AUTHORIZATION });

const refusal = (message: RegExp) => ({
  errorCode: ErrorCode.SignatureVerificationError,
  message: expect.stringMatching(message) as string,
});

it('reads what the sandbox sends: a purchase, a renewal, a cancellation and the end', async () => {
  const sandbox = await startSandbox();
  const calls: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`;
    const client = createClient(sandbox);
    const webhook = { url, authorization: AUTHORIZATION, signingSecret: SECRET };
    await client.control('/config', { webhook });
    await client.subscribe('a@example.org', 'weekly');
    await client.advance(8 * DAY);
    await client.subscriber();
    await client.control('/subscribers/u1', { action: 'cancel' });
    await client.advance(8 * DAY);
    await client.subscriber();
    await expect.poll(() => calls.length).toBe(4);

    const secrets = { authorization: AUTHORIZATION, signingSecret: SECRET };
    const events = await Promise.all(
      calls.map(({ headers, body }) => readWebhook({ headers, body }, secrets)),
    );
    expect(events.map(({ type }) => type)).toEqual([
      'INITIAL_PURCHASE',
      'RENEWAL',
      'CANCELLATION',
      'EXPIRATION',
    ]);
    expect(events[0]).toMatchObject({
      environment: 'SANDBOX',
      appUserId: 'u1',
      appUserIds: ['u1'],
      productId: 'weekly',
      entitlementIds: ['pro'],
      store: 'rc_billing',
      currency: 'USD',
    });
    expect(Number.isSafeInteger(events[1]?.type === 'RENEWAL' && events[1].priceMicros)).toBe(true);
  } finally {
    http.close();
    await sandbox.close();
  }
});

describe('a webhook is refused', () => {
  it('with another Authorization header, or none', async () => {
    for (const headers of [{}, { Authorization: '' }, { Authorization: 'Bearer hoo' }] as const)
      await expect(read(event(), headers, { authorization: AUTHORIZATION })).rejects.toMatchObject(
        refusal(/Authorization/),
      );
  });

  it('when the body was changed', async () => {
    const signature = sign(event());
    await expect(signed(event({ app_user_id: 'eve' }), signature)).rejects.toMatchObject(
      refusal(/does not match/),
    );
  });

  it('when it was signed long ago, or far in the future', async () => {
    const now = Math.floor(Date.now() / 1_000);
    for (const time of [now - 600, now + 600])
      await expect(signed(event(), sign(event(), SECRET, time))).rejects.toMatchObject(refusal(/too old/));
    const late = signed(event(), sign(event(), SECRET, now - 600), { toleranceSeconds: 3_600 });
    await expect(late).resolves.toMatchObject({ id: 'evt1' });
  });

  it.each(['', 't=1', 'v1=00', 't=x,v1=00', 't=1e9,v1=zz'])('with the signature %j', async (signature) => {
    await expect(signed(event(), signature)).rejects.toMatchObject(refusal(/signature/));
  });

  it('when one of two proofs is wrong', async () => {
    const secrets = { authorization: AUTHORIZATION, signingSecret: SECRET };
    const good = { Authorization: AUTHORIZATION, 'X-RevenueCat-Webhook-Signature': sign(event()) };
    await expect(read(event(), good, secrets)).resolves.toMatchObject({ id: 'evt1' });
    await expect(read(event(), { ...good, Authorization: 'x' }, secrets)).rejects.toMatchObject(refusal(/./));
    const unsigned = { Authorization: AUTHORIZATION };
    await expect(read(event(), unsigned, secrets)).rejects.toMatchObject(refusal(/no signature/));
  });
});

it('while the secret is changed, the old and the new one are accepted', async () => {
  const [time, old] = sign(event(), 'old').split(',');
  const both = `${time},${sign(event(), 'new').split(',')[1]},${old}`;
  for (const secret of ['old', 'new'])
    await expect(signed(event(), both, { signingSecret: secret })).resolves.toMatchObject({ id: 'evt1' });
  await expect(
    signed(event(), sign(event(), 'old'), { signingSecret: ['new', 'old'] }),
  ).resolves.toBeTruthy();
  await expect(signed(event(), both, { signingSecret: 'other' })).rejects.toMatchObject(refusal(/match/));
});

describe('a mistake of the integrator is no refusal', () => {
  it.each<[WebhookSecrets, RegExp]>([
    [{}, /needs authorization or signingSecret/],
    [{ authorization: undefined }, /needs authorization or signingSecret/],
    [{ authorization: '' }, /authorization is empty/],
    [{ authorization: 'x', signingSecret: '' }, /signingSecret is empty/],
    [{ signingSecret: [] }, /signingSecret is empty/],
    [{ authorization: 'x', toleranceSeconds: 0 }, /toleranceSeconds/],
  ])('%j', async (secrets, message) => {
    await expect(read(event(), { Authorization: '' }, secrets)).rejects.toMatchObject({
      errorCode: ErrorCode.ConfigurationError,
      message: expect.stringMatching(message) as string,
    });
  });

  it('a body that a JSON parser has read', async () => {
    const parsed = JSON.parse(event()) as string;
    await expect(trusted(parsed)).rejects.toMatchObject({ errorCode: ErrorCode.ConfigurationError });
  });
});

describe('an event', () => {
  it('of a type that is not known keeps its data', async () => {
    const kept = await trusted(event({ type: 'MOON_PHASE', phase: 'full' }));
    expect(kept).toMatchObject({ type: 'UNKNOWN', originalType: 'MOON_PHASE', appUserIds: ['ada'] });
    expect(kept.raw['phase']).toBe('full');
  });

  it('that moves purchases names both customers', async () => {
    const moved = event({
      type: 'TRANSFER',
      app_user_id: undefined,
      transferred_from: ['a'],
      transferred_to: ['b'],
    });
    expect(await trusted(moved)).toMatchObject({
      type: 'TRANSFER',
      transferredFrom: ['a'],
      transferredTo: ['b'],
      appUserIds: ['a', 'b'],
    });
  });

  it.each([
    ['CANCELLATION', { cancel_reason: 'CUSTOMER_SUPPORT' }, { cancelReason: 'CUSTOMER_SUPPORT' }],
    ['CANCELLATION', { cancel_reason: 'NEW_REASON' }, { cancelReason: 'UNKNOWN' }],
    ['EXPIRATION', { expiration_reason: 'SUBSCRIPTION_PAUSED' }, { expirationReason: 'SUBSCRIPTION_PAUSED' }],
    ['BILLING_ISSUE', { grace_period_expiration_at_ms: 5 }, { gracePeriodExpirationAt: new Date(5) }],
    ['PRODUCT_CHANGE', { new_product_id: 'annual' }, { newProductId: 'annual' }],
    ['SUBSCRIPTION_PAUSED', { auto_resume_at_ms: null }, { autoResumeAt: null }],
    ['RENEWAL', { is_trial_conversion: true }, { isTrialConversion: true }],
    ['RENEWAL', { price_in_purchased_currency: 9.99 }, { priceMicros: 9_990_000 }],
    ['CANCELLATION', { price_in_purchased_currency: -9.99 }, { priceMicros: -9_990_000 }],
    ['REFUND_REVERSED', { store: 'APP_STORE', period_type: 'INTRO' }, { store: 'app_store' }],
  ])('%s with %j', async (type, fields, expected) => {
    expect(await trusted(event({ type, ...fields }))).toMatchObject({ type, ...expected });
  });

  it.each(['', 'x', '[]', '{}', '{"event":[]}', event({ id: 5 }), event({ event_timestamp_ms: 'now' })])(
    'can not be read from %j',
    async (body) => {
      await expect(trusted(body)).rejects.toMatchObject({
        errorCode: ErrorCode.UnexpectedBackendResponseError,
      });
    },
  );
});
