import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Package, Purchases } from '../../../sdk/index';
import { readBranding, toCheckoutRequest, purchasesContext } from '../../../sdk/internal';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf, KEY, packageOf, portsOf } from '../support/customer';
import { offerings, offeringWire } from '../support/fixtures';
import { startOf } from '../support/selling-api';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

const signal = new AbortController().signal;
const start = (item: Package, options: { email?: string; optionId?: string } = {}) => {
  const purchaseOption = item.webBillingProduct.subscriptionOptions[options.optionId ?? ''] ?? null;
  const request = toCheckoutRequest({ rcPackage: item, purchaseOption });
  return startOf(portsOf(purchases).api)(request, options.email ?? 'ada@lime.example', signal);
};

describe('addresses', () => {
  it('are those of the protocol, for all six calls', async () => {
    const item = await packageOf(purchases);
    await readBranding(purchasesContext(purchases));
    await start(item);
    await portsOf(purchases).api.readStatus('ops_42', signal);
    await purchases.getCustomerInfo();
    expect(backend.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/subscribers/nils/offerings',
      'GET /rcbilling/v1/subscribers/nils/products?id=lime_month&id=lime_coins&id=lime_year',
      'GET /rcbilling/v1/branding',
      'POST /rcbilling/v1/purchase',
      'GET /rcbilling/v1/checkout/ops_42',
      'GET /v1/subscribers/nils',
    ]);
  });

  it('carry the user id, product ids and session id encoded', async () => {
    const item = offeringWire('spring', [['coins', 'a&b=ü/ ?#']]);
    backend.script('offerings', { json: offerings({ offerings: [item] }) });
    const user = connect(backend, '$RCAnonymousID:é ?#&+%');
    await user.getOfferings({ currency: 'JPY' });
    await portsOf(user).api.readStatus('ops/1 ü', signal);
    const encoded = '%24RCAnonymousID%3A%C3%A9%20%3F%23%26%2B%25';
    expect(backend.requests.map(({ url }) => url)).toEqual([
      `/v1/subscribers/${encoded}/offerings`,
      `/rcbilling/v1/subscribers/${encoded}/products?id=a%26b%3D%C3%BC%2F%20%3F%23&currency=JPY`,
      '/rcbilling/v1/checkout/ops%2F1%20%C3%BC',
    ]);
  });

  it('survive half a surrogate pair in a product id', async () => {
    backend.script('offerings', {
      text: JSON.stringify(offerings({ offerings: [offeringWire('spring', [['coins', 'x\ud800']])] })),
    });
    await purchases.getOfferings();
    expect(backend.received('products')[0]?.url).toMatch(/\?id=x%EF%BF%BD$/);
  });

  it('name every product once, however many packages sell it', async () => {
    const twice = [
      offeringWire('spring', [
        ['$rc_monthly', 'lime_month'],
        ['again', 'lime_month'],
      ]),
      offeringWire('autumn', [['$rc_monthly', 'lime_month']]),
    ];
    backend.script('offerings', { json: offerings({ offerings: twice }) });
    await purchases.getOfferings();
    expect(backend.received('products').map(({ url }) => url.split('?')[1])).toEqual(['id=lime_month']);
  });

  it('are not asked for products when the offerings hold none', async () => {
    backend.script('offerings', { json: offerings({ offerings: [] }) });
    expect(await purchases.getOfferings()).toEqual({ all: {}, current: null });
    expect(backend.received('products')).toEqual([]);
  });

  it.each(['eur', 'EURO', 'E1R', '', 'ÄÖÜ'])('never carry the currency %j', async (currency) => {
    const error = await failureOf(purchases.getOfferings({ currency }));
    expect(error.errorCode).toBe(23);
    expect(error.message).toBe(
      `Currency code ${currency} is not valid. Please provide a valid ISO 4217 currency code.`,
    );
    expect((await failureOf(purchases.getCurrentOfferingForPlacement('home', { currency }))).errorCode).toBe(
      23,
    );
    expect(backend.requests).toEqual([]);
  });
});

describe('headers', () => {
  it('are the same six on every call, GETs too, over the extra ones', async () => {
    const extra = { 'X-Shop': 'lime', 'x-trace': '1' };
    purchases = connect(backend, 'nils', { additionalHeaders: extra });
    await start(await packageOf(purchases));
    await portsOf(purchases).api.readBranding();
    await portsOf(purchases).api.readStatus('s', signal);
    await purchases.getCustomerInfo();
    expect(backend.requests).toHaveLength(6);
    for (const { headers } of backend.requests)
      expect(headers).toMatchObject({
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'x-platform': 'web',
        'x-version': '0.16.0',
        'x-is-sandbox': 'true',
        'x-shop': 'lime',
        'x-trace': '1',
      });
  });

  it('say X-Is-Sandbox: false for a production key', async () => {
    const { constructor } = purchases;
    const Make = constructor as typeof Purchases;
    const live = new Make({ apiKey: 'rcb_live', appUserId: 'u', httpConfig: { proxyURL: backend.url } });
    await live.getCustomerInfo();
    expect(backend.requests[0]?.headers['x-is-sandbox']).toBe('false');
  });
});

describe('the body of a purchase', () => {
  const bodyOf = (): string | undefined => backend.received('purchase')[0]?.body;

  it('has the keys of the protocol in its order, to the byte', async () => {
    const offering = await purchases.getCurrentOfferingForPlacement('home');
    await start(offering!.packagesById['$rc_monthly']!, {
      optionId: 'trial_week',
      email: 'ada@lime.example',
    });
    expect(bodyOf()).toBe(
      JSON.stringify({
        app_user_id: 'nils',
        product_id: 'lime_month',
        email: 'ada@lime.example',
        price_id: 'prc_P1M_trial',
        presented_offering_identifier: 'spring',
        supports_direct_payment: true,
        offer_id: 'trial_week',
        applied_targeting_rule: { rule_id: 'rule_north', revision: 7 },
        presented_placement_identifier: 'home',
      }),
    );
  });

  it('has no offer_id for the base option, no rule and no placement where there is none', async () => {
    await start(await packageOf(purchases, '$rc_annual', 'autumn'));
    expect(bodyOf()).toBe(
      JSON.stringify({
        app_user_id: 'nils',
        product_id: 'lime_year',
        email: 'ada@lime.example',
        price_id: 'prc_P1Y',
        presented_offering_identifier: 'autumn',
        supports_direct_payment: true,
      }),
    );
  });

  it('has the targeting rule of the current offering also without a placement', async () => {
    await start(await packageOf(purchases, 'coins'));
    expect(Object.keys(JSON.parse(bodyOf() ?? '{}') as object).slice(6)).toEqual(['applied_targeting_rule']);
  });

  it('is not sent by any GET', async () => {
    await packageOf(purchases);
    expect(backend.requests.every(({ body }) => body === '')).toBe(true);
  });
});

describe('requests under way', () => {
  it('are shared by callers who ask the same at the same time, and made again later', async () => {
    const [first, second] = await Promise.all([purchases.getOfferings(), purchases.getOfferings()]);
    expect(second).toEqual(first);
    expect(backend.requests).toHaveLength(2);
    await Promise.all([purchases.getCustomerInfo(), purchases.isEntitledTo('pro')]);
    expect(backend.received('customerInfo')).toHaveLength(1);
    await purchases.getOfferings();
    expect(backend.received('offerings')).toHaveLength(2);
  });

  it('are not shared across a change of user', async () => {
    await Promise.all([purchases.getCustomerInfo(), purchases.changeUser('olga')]);
    expect(backend.requests.map(({ url }) => url)).toEqual(['/v1/subscribers/nils', '/v1/subscribers/olga']);
  });

  it('that fail together may be asked for again', async () => {
    backend.script('offerings', { status: 404, text: '' }, { json: offerings() });
    await Promise.all([failureOf(purchases.getOfferings()), failureOf(purchases.getOfferings())]);
    expect(backend.received('offerings')).toHaveLength(1);
    expect((await purchases.getOfferings()).current?.identifier).toBe('spring');
  });

  it('for branding are made once, and again after a failure', async () => {
    backend.script('branding', { status: 404, text: '' }, { json: {} });
    await failureOf(readBranding(purchasesContext(purchases)));
    await Promise.all([readBranding(purchasesContext(purchases)), readBranding(purchasesContext(purchases))]);
    await readBranding(purchasesContext(purchases));
    expect(backend.received('branding')).toHaveLength(2);
  });
});

describe('changeUser', () => {
  it('sets the id at once and returns what the new customer owns', async () => {
    const info = purchases.changeUser('olga');
    expect(purchases.getAppUserId()).toBe('olga');
    expect((await info).entitlements.active).toHaveProperty('pro');
  });

  it('refuses what configure refuses, and keeps the old id', async () => {
    expect((await failureOf(purchases.changeUser('a/b'))).errorCode).toBe(14);
    expect((await failureOf(purchases.changeUser(undefined as unknown as string))).errorCode).toBe(14);
    expect(purchases.getAppUserId()).toBe('nils');
    expect(backend.requests).toEqual([]);
  });
});
