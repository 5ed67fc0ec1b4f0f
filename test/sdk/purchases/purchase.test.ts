import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Package, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf, packageOf, stopListening } from '../support/customer';
import { cardStart, completedStart, status, subscriber } from '../support/fixtures';
import { eager, installScreens } from '../support/screens';
import type { Customer } from '../support/screens';

let backend: TestBackend;
let purchases: Purchases;
let rcPackage: Package;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.reset();
  purchases = connect(backend);
  rcPackage = await packageOf(purchases);
  backend.script('purchase', { json: cardStart() });
});
afterEach(stopListening);

const customerEmail = 'ada@lime.example';
const leaving =
  (name: string): Customer =>
  (state, checkout) =>
    state.name === name ? checkout.send({ type: 'closed' }) : eager(state, checkout);
const stays: Customer = () => {};

describe('a purchase', () => {
  it('resolves to the customer info and the redemption, and leaves nothing on screen', async () => {
    backend.script('status', { json: status('succeeded', { redeem: 'https://lime.example/r' }) });
    const screens = installScreens();
    const result = await purchases.purchase({ rcPackage });
    expect(Object.keys(result).sort()).toEqual([
      'customerEmail',
      'customerInfo',
      'operationSessionId',
      'redemptionInfo',
      'storeTransaction',
    ]);
    expect(result.redemptionInfo).toEqual({
      redeemUrl: 'https://lime.example/r',
      redeemUrlRedirect: null,
    });
    expect([...result.customerInfo.activeSubscriptions]).toEqual(['lime_month']);
    expect(screens.onScreen).toBe(0);
  });

  it('has no redemption when it was complete at once', async () => {
    backend.script('purchase', { json: completedStart() });
    installScreens();
    expect((await purchases.purchase({ rcPackage, customerEmail })).redemptionInfo).toBeNull();
  });

  it('asks in the order of the protocol, and first what the customer owns', async () => {
    installScreens();
    await purchases.purchase({ rcPackage });
    expect(backend.requests.map(({ call }) => call)).toEqual([
      'offerings',
      'products',
      'branding',
      'customerInfo',
      'purchase',
      'status',
      'customerInfo',
    ]);
  });

  it('hands place, language and mode to the presenter, and the language to the card form', async () => {
    const screens = installScreens();
    const htmlTarget = { appendChild() {} } as unknown as HTMLElement;
    await purchases.purchase({ rcPackage, htmlTarget, selectedLocale: 'de', defaultLocale: 'fr' });
    expect(screens.presented[0]?.options).toEqual({
      target: htmlTarget,
      selectedLocale: 'de',
      defaultLocale: 'fr',
      assetBaseUrl: 'https://da08ctfrofx1b.cloudfront.net',
      isSandbox: true,
      appearance: {},
      texts: [{}, {}],
      typedEmail: { read: expect.any(Function), write: expect.any(Function) },
    });
    expect(screens.payment.opened[0]?.locale).toBe('de/fr');
  });

  it('works by its old name as well', async () => {
    const screens = installScreens();
    const result = await purchases.purchasePackage(rcPackage, customerEmail);
    expect(result.customerInfo.originalAppUserId).toBe('nils');
    expect(screens.presented[0]?.checkout.request.customerEmail).toBe(customerEmail);
  });

  it('is shown by the presenter that the caller brings', async () => {
    const screens = installScreens();
    await purchases.purchase(
      { rcPackage, customerEmail },
      {
        present(checkout) {
          checkout.$state.subscribe((state) => eager(state, checkout));
          return { dismiss() {} };
        },
      },
    );
    expect(screens.presented).toEqual([]);
  });
});

describe('a second purchase', () => {
  it('is refused while one is open, and welcome afterwards', async () => {
    const screens = installScreens(stays);
    const first = purchases.purchase({ rcPackage });
    const refused = await failureOf(purchases.purchase({ rcPackage }));
    expect(refused.errorCode).toBe(15);
    await expect.poll(() => screens.presented.length).toBe(1);
    screens.presented[0]?.checkout.send({ type: 'closed' });
    expect((await failureOf(first)).errorCode).toBe(1);
    installScreens();
    await purchases.purchase({ rcPackage });
  });
});

describe('a customer who is changed during a purchase', () => {
  it('does not take it over: it stays with the one who opened it', async () => {
    const screens = installScreens(stays);
    const result = purchases.purchase({ rcPackage });
    await expect.poll(() => screens.presented.length).toBe(1);
    await purchases.changeUser('olga');
    const { checkout } = screens.presented[0]!;
    checkout.$state.subscribe((state) => eager(state, checkout));
    await result;
    expect(JSON.parse(backend.received('purchase')[0]?.body ?? '')).toMatchObject({ app_user_id: 'nils' });
    expect(backend.received('customerInfo').map(({ url }) => url)).toEqual([
      '/v1/subscribers/olga',
      '/v1/subscribers/nils',
      '/v1/subscribers/nils',
    ]);
  });
});

describe('a purchase that is left', () => {
  it.each(['present-offer', 'needs-auth-info', 'processing-auth-info', 'needs-payment-info'])(
    'in %s rejects as cancelled',
    async (name) => {
      const screens = installScreens(leaving(name));
      const error = await failureOf(purchases.purchase({ rcPackage }));
      expect(error).toMatchObject({
        errorCode: 1,
        message: 'The customer left without completing the purchase.',
      });
      expect(error.underlyingErrorMessage).toBeUndefined();
      expect(screens.onScreen).toBe(0);
    },
  );

  it('after the payment was sent rejects as cancelled, and warns that it may go through', async () => {
    backend.script('status', { json: status('started') });
    installScreens(leaving('polling-purchase-status'));
    const error = await failureOf(purchases.purchase({ rcPackage }));
    expect(error.errorCode).toBe(1);
    expect(error.underlyingErrorMessage).toMatch(/may still go through/);
  });
});

describe('a purchase whose customer info can not be read', () => {
  it.each([
    ['at once', { status: 404, text: '' }, 16],
    ['because it is not of the expected shape', { json: {} }, 12],
    ['after some tries', { status: 503, headers: { 'Retry-After': '0' }, text: '' }, 16],
  ])('%s fails, and says that the purchase is complete', async (_, answer, code) => {
    backend.script('customerInfo', answer);
    installScreens();
    const error = await failureOf(purchases.purchase({ rcPackage }));
    expect(error.errorCode).toBe(code);
    expect(error.message).toMatch(/^The purchase is complete, .*do not sell again/);
  });

  it('the first time is still a purchase when it can be read the second time', async () => {
    backend.script('customerInfo', { json: subscriber() }, { status: 404, text: '' }, { json: subscriber() });
    installScreens();
    expect((await purchases.purchase({ rcPackage })).customerInfo.originalAppUserId).toBe('nils');
  });
});

describe('a purchase that fails', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 20],
    [4, 2],
    [5, 6],
    [99, 0],
    [undefined, 0],
  ])('in the operation with %s rejects with the public code %d', async (code, publicCode) => {
    backend.script('status', { json: status('failed', code === undefined ? {} : { code }) });
    installScreens();
    const error = await failureOf(purchases.purchase({ rcPackage }));
    expect(error.errorCode).toBe(publicCode);
    expect(error.message).toMatch(/\w/);
    expect(error.underlyingErrorMessage).toMatch(/\w/);
  });

  it.each([
    [
      { status: 400, json: { code: 7772, message: 'has it' } },
      6,
      { statusCode: 400, backendErrorCode: 7772 },
    ],
    [{ status: 400, json: { code: 7225, message: 'key' } }, 11, { statusCode: 400, backendErrorCode: 7225 }],
    [{ status: 500, text: 'down' }, 16, { statusCode: 500 }],
    [{ json: { operation_session_id: 'x', next_action: 'dance' } }, 2, undefined],
  ])('at the start by %j rejects with the public code %d and keeps extra', async (answer, code, extra) => {
    backend.script('purchase', answer);
    const screens = installScreens();
    const error = await failureOf(purchases.purchase({ rcPackage }));
    expect(error.errorCode).toBe(code);
    expect(error.extra).toEqual(extra);
    expect(screens.onScreen).toBe(0);
  });
});
