import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { createCheckoutClient, secretOf } from './checkout-client';
import { at, createClient, DAY, listAt, startSandbox } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

describe('changing the plan', () => {
  const open = () => {
    const client = createClient(server);
    return { client, checkout: createCheckoutClient(client) };
  };
  const change = { product_change: {} };

  it('starts and completes an upgrade at once, for the price less the unused time', async () => {
    const { client, checkout } = open();
    await client.subscribe('a@example.org', 'monthly_no_trial');
    const token = await checkout.token();
    const started = await checkout.start('annual', change, token);
    expect(started.json).toMatchObject({
      checkout_mode: 'subscription_change',
      change_type: 'immediate',
      from_product: { product_id: 'monthly_no_trial', price_in_micros: 9_990_000, period_duration: 'P1M' },
      to_product: { product_id: 'annual', price_in_micros: 59_990_000 },
      price_breakdown: { original_amount_in_micros: 59_990_000 },
      estimated_renewal_price: null,
      payment_method: { last_4: '4242' },
    });
    const completed = await checkout.complete(started, {}, token);
    expect(completed.json).toMatchObject({ change_type: 'immediate', new_product_id: 'annual' });
    await checkout.complete(started, {}, token);
    const charges = (await client.ledger()).map((entry) => at(entry, 'amountMicros'));
    expect(charges).toEqual([9_990_000, at(started.json, 'price_breakdown', 'total_amount_in_micros')]);
    expect(charges[1]).toBeLessThan(59_990_000);
    expect(await client.subscriber()).toMatchObject({
      subscriber: { entitlements: { pro: { product_identifier: 'annual' } } },
    });
  });

  it('schedules a downgrade for the next renewal', async () => {
    const { client, checkout } = open();
    await client.subscribe('a@example.org', 'monthly_no_trial');
    const token = await checkout.token();
    const started = await checkout.start('plus_monthly', change, token);
    expect(started.json).toMatchObject({
      change_type: 'deferred',
      price_breakdown: null,
      estimated_renewal_price: { total_amount_in_micros: 4_990_000 },
    });
    await checkout.complete(started, {}, token);
    expect(await client.ledger()).toHaveLength(1);
    await client.advance(32 * DAY);
    expect(await client.subscriber()).toMatchObject({
      subscriber: { subscriptions: { plus_monthly: { period_type: 'normal' } } },
    });
    expect((await client.ledger()).map((entry) => at(entry, 'amountMicros'))).toEqual([9_990_000, 4_990_000]);
  });

  it.each([
    ['without a token', {}],
    ['with a made-up token', { 'X-RC-Subscriber-Token': 'sub_wrong' }],
  ])('is refused %s', async (_, headers) => {
    const { client, checkout } = open();
    await client.subscribe('a@example.org', 'monthly_no_trial');
    const refused = await checkout.start('annual', change, headers);
    expect([refused.status, at(refused.json, 'code')]).toEqual([401, 7224]);
  });

  it('is refused with a token that has expired, or that is another customer’s', async () => {
    const { client, checkout } = open();
    await client.subscribe('a@example.org', 'monthly_no_trial');
    const other = await checkout.token('u2');
    expect((await checkout.start('annual', change, other)).status).toBe(401);
    const short = await checkout.token('u1', 1_000);
    await client.advance(2_000);
    expect((await checkout.start('annual', change, short)).status).toBe(401);
  });

  it('is an ordinary purchase for a customer without a plan', async () => {
    const { checkout } = open();
    const started = await checkout.start('annual', change, await checkout.token());
    expect(at(started.json, 'checkout_mode')).toBe('purchase');
  });
});

describe('customers', () => {
  it('identify merges an anonymous customer, and answers 201 only for a new id', async () => {
    const client = createClient(server);
    await client.subscribe('a@example.org', 'weekly');
    const identify = (from: string, to: string) =>
      client.post('/v1/subscribers/identify', { app_user_id: from, new_app_user_id: to });
    expect((await identify('u1', 'ada')).status).toBe(201);
    expect((await identify('u1', 'ada')).status).toBe(200);
    expect(at(await client.subscriber('ada'), 'subscriber', 'entitlements')).toEqual({});

    const anonymous = '$RCAnonymousID:1';
    await client.post('/rcbilling/v1/purchase', {
      app_user_id: anonymous,
      product_id: 'lifetime',
      price_id: 'prc_lifetime_base_option_usd',
      email: 'completed@example.org',
    });
    const merged = await identify(anonymous, 'ada');
    expect(merged.json).toMatchObject({ subscriber: { original_app_user_id: 'ada' } });
    expect(at(merged.json, 'subscriber', 'entitlements', 'pro', 'product_identifier')).toBe('lifetime');
    expect(at(await client.subscriber(anonymous), 'subscriber', 'original_app_user_id')).toBe('ada');
  });

  it('keeps the newest value of an attribute, and deletes it with null', async () => {
    const client = createClient(server);
    const set = (value: string | null, updatedAt: number) =>
      client.post('/v1/subscribers/u1/attributes', {
        attributes: { $email: { value, updated_at_ms: updatedAt } },
      });
    expect((await set('a@example.org', 2)).status).toBe(404);
    await client.subscriber();
    await set('new@example.org', 2);
    await set('old@example.org', 1);
    const attributes = async () =>
      at((await client.get('/control/state')).json, 'subscribers', 0, 'attributes');
    expect(await attributes()).toEqual({ $email: { value: 'new@example.org', updatedAt: 2 } });
    await set(null, 3);
    expect(await attributes()).toEqual({});
  });

  it('takes an attribute called __proto__ as plain data', async () => {
    const client = createClient(server);
    await client.subscriber();
    const attributes: unknown = JSON.parse('{"__proto__": {"value": "x", "updated_at_ms": 1}}');
    await client.post('/v1/subscribers/u1/attributes', { attributes });
    expect((await client.get('/control/state')).text).toContain('"__proto__":{"value":"x","updatedAt":1}');
  });

  it('counts the coins that were bought', async () => {
    const client = createClient(server);
    await client.subscribe('a@example.org', 'coins');
    await client.subscribe('a@example.org', 'coins');
    const answer = await client.get('/v1/subscribers/u1/virtual_currencies');
    expect(at(answer.json, 'virtual_currencies', 'COIN', 'balance')).toBe(200);
  });

  it('keeps analytics events for tests', async () => {
    const client = createClient(server);
    expect((await client.post('/v1/events', { events: [{ type: 'a' }, { type: 'b' }] })).status).toBe(200);
    const kept = listAt((await client.get('/control/events')).json, 'events');
    expect(kept).toEqual([{ type: 'a' }, { type: 'b' }]);
  });
});

describe('webhooks', () => {
  /** A server that answers with the given statuses, and then with 200. */
  const receiver = async (...statuses: number[]) => {
    const calls: { authorization: string | undefined; type: unknown; productId: unknown }[] = [];
    const http = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(parts).toString());
        calls.push({
          authorization: request.headers.authorization,
          type: at(body, 'event', 'type'),
          productId: at(body, 'event', 'product_id'),
        });
        response.writeHead(statuses.shift() ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    return { calls, url: `http://127.0.0.1:${port}/hook`, close: () => http.close() };
  };

  it('reports a purchase, a renewal, a cancellation and the end, with the configured header', async () => {
    const client = createClient(server);
    const hook = await receiver();
    await client.control('/config', { webhook: { url: hook.url, authorization: 'Bearer hook' } });
    await client.subscribe('a@example.org', 'weekly');
    await client.advance(8 * DAY);
    await client.subscriber();
    await client.control('/subscribers/u1', { action: 'cancel' });
    await client.advance(8 * DAY);
    await client.subscriber();
    await expect
      .poll(() => hook.calls.map(({ type }) => type))
      .toEqual(['INITIAL_PURCHASE', 'RENEWAL', 'CANCELLATION', 'EXPIRATION']);
    expect(hook.calls[0]).toEqual({
      authorization: 'Bearer hook',
      type: 'INITIAL_PURCHASE',
      productId: 'weekly',
    });
    hook.close();
  });

  it('sends an event again when it is not taken', async () => {
    const client = createClient(server);
    const hook = await receiver(500);
    await client.control('/config', { webhook: { url: hook.url, authorization: '' } });
    const checkout = createCheckoutClient(client);
    const started = await checkout.start('coins');
    expect(secretOf(await checkout.complete(started, { email: 'completed@example.org' }))).toBeNull();
    const deliveries = async () => listAt((await client.get('/control/webhooks')).json, 'webhooks');
    await expect
      .poll(async () => at((await deliveries())[0], 'attempts'), { timeout: 5_000 })
      .toEqual([500, 200]);
    expect(hook.calls.map(({ type }) => type)).toEqual(['NON_RENEWING_PURCHASE', 'NON_RENEWING_PURCHASE']);
    hook.close();
  });

  it.each(['ftp://example.org', 'hook'])('does not take the address %s', async (url) => {
    const refused = await createClient(server).control('/config', { webhook: { url, authorization: '' } });
    expect(refused.status).toBe(400);
  });
});
