import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Purchases } from '../../../sdk/index';
import { purchasesContext, toCheckoutRequest } from '../../../sdk/internal';
import { readPurchaseParams } from '../../../sdk/checkout/session/request';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { failureOf, KEY, listen, packageOf, stopListening, thrownBy, USER } from '../support/customer';
import { monthly } from '../support/offer';
import { installScreens } from '../support/screens';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.reset());
afterEach(stopListening);

const withToken = (subscriberToken: string): Purchases =>
  new Purchases({
    apiKey: KEY,
    appUserId: USER,
    subscriberToken,
    wire: 'checkout',
    httpConfig: { proxyURL: backend.url },
  });
const changeOf = (productChangeInfo: object | undefined, configured?: string) => {
  const read = readPurchaseParams(
    { rcPackage: monthly, ...(productChangeInfo ? { productChangeInfo } : {}) },
    { subscriberToken: configured },
  );
  return 'sale' in read ? read.sale?.planChange : expect.fail('The parameters are refused.');
};
const NOT_TOKENS = [
  'rcb_a',
  'strp_a',
  'pdl_a',
  'test_a',
  'sk_live_a',
  'pk_a',
  'appl_a',
  'two words',
  'tökén',
];

describe('a subscriber token', () => {
  it.each(NOT_TOKENS)('is refused with code 23 when it is %s, and the error does not repeat it', (token) => {
    const productChangeInfo = { subscriberToken: token };
    const errors = [
      thrownBy(() => withToken(token)),
      thrownBy(() => toCheckoutRequest({ rcPackage: monthly, productChangeInfo })),
    ];
    for (const { errorCode, message, underlyingErrorMessage } of errors) {
      expect(errorCode).toBe(23);
      expect(`${message} ${underlyingErrorMessage ?? ''}`).not.toContain(token);
    }
  });

  it('of configure is the default for a change of plan, and makes no change of another purchase', () => {
    expect(changeOf(undefined, 'sub_1')).toBeNull();
    expect(changeOf({}, undefined)).toBeNull();
    expect(changeOf({}, 'sub_1')).toEqual({
      subscriberToken: 'sub_1',
      subscriptionId: null,
      fromProductId: null,
    });
    expect(
      changeOf({ subscriberToken: 'sub_2', productIdentifier: 'basic', subscriptionId: 's' }, 'sub_1'),
    ).toEqual({ subscriberToken: 'sub_2', subscriptionId: 's', fromProductId: 'basic' });
  });

  it('is forgotten when the customer changes', async () => {
    const purchases = withToken('sub_1');
    await purchases.changeUser(USER);
    expect(purchasesContext(purchases).subscriberToken).toBe('sub_1');
    await purchases.changeUser('olga');
    expect(purchasesContext(purchases).subscriberToken).toBeUndefined();
  });

  it('is sent as a header of the start, and is in no log line and no address', async () => {
    const { lines } = listen();
    installScreens();
    const purchases = withToken('sub_secret');
    const rcPackage = await packageOf(purchases);
    await failureOf(purchases.purchase({ rcPackage, customerEmail: 'a@b.co', productChangeInfo: {} }));
    const start = backend.requests.find(({ url }) => url === '/rcbilling/v1/checkout/start');
    expect(start?.headers['x-rc-subscriber-token']).toBe('sub_secret');
    expect(backend.requests.filter(({ headers }) => headers['x-rc-subscriber-token'])).toHaveLength(1);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain('sub_secret');
    expect(backend.requests.map(({ url, body }) => url + body).join()).not.toContain('sub_secret');
  });
});
