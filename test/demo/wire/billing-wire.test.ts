import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, listAt, startSandbox } from '../sandbox-client';

const log: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox({ log: (line) => log.push(line) });
});
afterAll(() => server.close());

describe('the billing wire', () => {
  it('sends offerings whose packages name products that exist', async () => {
    const client = createClient(server);
    const { json } = await client.get('/v1/subscribers/u1/offerings');
    expect(json).toMatchObject({
      current_offering_id: 'default',
      targeting: { rule_id: expect.any(String), revision: expect.any(Number) },
      placements: {
        fallback_offering_id: 'default',
        offering_ids_by_placement: { home: 'default', none: null },
      },
    });
    const ids = listAt(json, 'offerings').flatMap((offering) =>
      listAt(offering, 'packages').map((item) => String(at(item, 'platform_product_identifier'))),
    );
    const query = [...new Set(ids)].map((id) => `id=${id}`).join('&');
    const products = await client.get(`/rcbilling/v1/subscribers/u1/products?${query}`);
    expect(listAt(products.json, 'product_details')).toHaveLength(new Set(ids).size);
  });

  it('offers two tiers, each by the month and by the year, one of them with a trial', async () => {
    const client = createClient(server);
    const { json } = await client.get('/v1/subscribers/u1/offerings');
    const tiers = listAt(json, 'offerings').find((offering) => at(offering, 'identifier') === 'tiers');
    const ids = listAt(tiers, 'packages').map((item) => String(at(item, 'platform_product_identifier')));
    const query = ids.map((id) => `id=${id}`).join('&');
    const products = await client.get(`/rcbilling/v1/subscribers/u1/products?${query}`);
    const plans = listAt(products.json, 'product_details').map((product) => {
      const option = at(product, 'purchase_options', 'base_option');
      return [at(product, 'identifier'), at(option, 'base', 'period_duration'), at(option, 'trial') !== null];
    });
    expect(plans).toEqual([
      ['plus_monthly', 'P1M', false],
      ['monthly', 'P1M', true],
      ['plus_annual', 'P1Y', false],
      ['annual', 'P1Y', true],
    ]);
  });

  it('prices products in the currency asked for, and in dollars when it does not know it', async () => {
    const client = createClient(server);
    const path = '/rcbilling/v1/subscribers/u1/products?id=annual&id=coins&id=nothing';
    const yen = listAt((await client.get(`${path}&currency=JPY`)).json, 'product_details');
    expect(yen).toMatchObject([
      {
        identifier: 'annual',
        purchase_options: {
          base_option: {
            base: { period_duration: 'P1Y', price: { amount_micros: 9_000_000_000, currency: 'JPY' } },
            trial: { period_duration: 'P3D', cycle_count: 1, price: null },
          },
        },
      },
      {
        identifier: 'coins',
        product_type: 'consumable',
        purchase_options: { base_option: { base_price: {} } },
      },
    ]);
    const other = listAt((await client.get(`${path}&currency=CHF`)).json, 'product_details');
    expect(at(other[1], 'purchase_options', 'base_option', 'base_price', 'currency')).toBe('USD');
  });

  it('decodes user ids', async () => {
    const info = await createClient(server).subscriber(encodeURIComponent('$RCAnonymousID:00ff ü'));
    expect(at(info, 'subscriber', 'original_app_user_id')).toBe('$RCAnonymousID:00ff ü');
  });

  it.each([
    [{}, 401],
    [{ Authorization: 'Bearer rcb_a b' }, 401],
    // A secret key does not belong in a page.
    [{ Authorization: 'Bearer sk_1' }, 403],
  ])('refuses the key in %j with %d', async (headers, status) => {
    const response = await fetch(`${server.url}/sandbox/rcbilling/v1/branding`, { headers });
    expect([response.status, at(await response.json(), 'code')]).toEqual([status, 7225]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers unknown addresses, sessions and methods as JSON', async () => {
    const client = createClient(server);
    const answers = [
      await client.get('/v2/nothing'),
      await client.get('/rcbilling/v1/checkout/ops_nothing'),
      await client.send('DELETE', '/rcbilling/v1/branding'),
    ];
    expect(answers.map((answer) => [answer.status, at(answer.json, 'code')])).toEqual([
      [404, 7259],
      [404, 7877],
      [405, 7259],
    ]);
  });

  it('lets any origin send any header', async () => {
    const response = await fetch(`${server.url}/sandbox/v1/subscribers/u1`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization,x-version,x-mine',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-version,x-mine');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(
      (await createClient(server).get('/rcbilling/v1/branding')).headers.get('access-control-expose-headers'),
    ).toContain('Retry-After');
  });

  it('serves the icon that the branding names', async () => {
    const { json } = await createClient(server).get('/rcbilling/v1/branding');
    const response = await fetch(`${server.url}/sandbox/assets/${String(at(json, 'app_icon'))}`);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).toContain('<svg');
  });

  it('logs what was decided without whole keys or addresses', async () => {
    const client = createClient(server, 'rcb_sb_log_secretsecret');
    await client.buy('someone@example.org');
    await client.get('/v1/subscribers/someone@example.org');
    const text = log.join('\n');
    expect(text).toMatch(
      /POST \/sandbox\/rcbilling\/v1\/purchase 200 \d+ms · collect_payment_info for monthly, s\*\*\*@example\.org/,
    );
    expect(text).not.toContain('someone@');
    expect(text).not.toContain('secretsecret');
  });
});
