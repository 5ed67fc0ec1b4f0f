import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogLevel, Purchases } from '../../../sdk/index';
import { createLog } from '../../../sdk/purchases/log';
import { hasUnknownKeys } from '../../../sdk/purchases/config/config-keys';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf, KEY, stopListening } from '../support/customer';
import { installScreens } from '../support/screens';

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
afterEach(stopListening);

/** Calls from plain JavaScript, without the help of types. */
type Untyped = Record<string, (...given: unknown[]) => Promise<unknown>>;

describe('a wrong argument', () => {
  it.each([
    ['purchase', undefined, 'params'],
    ['presentPaywall', 'default', 'params'],
    ['presentExpressPurchaseButton', undefined, 'params'],
    ['getOfferings', 'default', 'params'],
    ['getCurrentOfferingForPlacement', undefined, 'placementIdentifier'],
    ['isEntitledTo', undefined, 'entitlementIdentifier'],
    ['isEntitledTo', '', 'entitlementIdentifier'],
    ['setAttributes', undefined, 'attributes'],
    ['onCustomerInfo', undefined, 'listener'],
    ['setEvents', 'false', 'areOn'],
    ['purchasePackage', undefined, 'rcPackage'],
  ])('of %s (%s) is named, and nothing is sent', async (method, argument, name) => {
    installScreens();
    const call = async (): Promise<unknown> => (purchases as unknown as Untyped)[method]?.(argument);
    const error = await failureOf(call());
    expect(error.errorCode).toBe(4);
    expect(error.message).toContain(name);
  });

  it.each([
    ['selectedLocale', 5],
    ['onDiscountCodeChanged', 'log'],
    ['htmlTarget', '#root'],
  ])('%s of a purchase is named', async (name, value) => {
    installScreens();
    const rcPackage = (await purchases.getOfferings()).current?.monthly;
    const error = await failureOf(purchases.purchase({ rcPackage, [name]: value } as never));
    expect([error.errorCode, error.message]).toEqual([4, expect.stringContaining(`${name} must be`)]);
  });

  it.each([
    [undefined, 11, 'apiKey is missing'],
    [{ apiKey: KEY }, 14, 'App user id'],
    [
      { apiKey: KEY, appUserId: 'a', httpConfig: 'https://proxy.example' },
      23,
      'httpConfig must be an object',
    ],
  ])('of configure (%j) is named', async (config, code, says) => {
    const error = await failureOf((async () => Purchases.configure(config as never))());
    expect([error.errorCode, error.message]).toEqual([code, expect.stringContaining(says)]);
  });
});

describe('a key of another kind', () => {
  it.each([
    ['sk_Secret123', /a secret key, which must never be in a page/],
    ['rk_live_Secret123', /a secret key of Stripe, which must never be in a page/],
    ['pk_test_Secret123', /a publishable key of Stripe/],
    ['appl_Secret123', /App Store/],
    ['goog_Secret123', /Play Store/],
    ['amzn_Secret123', /Amazon/],
  ])('%s is explained, and not printed', async (apiKey, says) => {
    const error = await failureOf((async () => new Purchases({ apiKey, appUserId: 'a' }))());
    expect(error.errorCode).toBe(11);
    expect(error.message).toMatch(says);
    expect(`${error.message} ${error.underlyingErrorMessage}`).not.toContain('Secret123');
  });
});

describe('the log of a sandbox page', () => {
  it('writes warnings unless the page has chosen a level', () => {
    const log = createLog();
    expect(log.warns?.()).toBe(false);
    log.warnByDefault();
    expect(log.warns?.()).toBe(true);
    log.setLevel(LogLevel.Silent);
    log.warnByDefault();
    expect(log.warns?.()).toBe(false);
  });

  it('explains unknown parameters of configure, once the screens are there', async () => {
    expect(hasUnknownKeys({ apiKey: KEY, appUserId: 'a', httpConfig: { proxyURL: '/p' }, texts: {} })).toBe(
      false,
    );
    expect(hasUnknownKeys({ apiKey: KEY, appUserId: 'a', httpConfig: { proxyUrl: '/p' } } as never)).toBe(
      true,
    );
    expect(hasUnknownKeys({ apiKey: KEY, appUserId: 'a', proxyURL: '/p' } as never)).toBe(true);
  });
});

it('a call on a server says that there is no browser', async () => {
  const { registerUi } = await import('../../../elements/entries/register-ui');
  vi.stubGlobal('document', undefined);
  registerUi();
  const rcPackage = {};
  for (const call of [
    () => purchases.purchase({ rcPackage } as never),
    () => purchases.presentPaywall({}),
    () => purchases.resumePurchase(),
  ]) {
    const error = await failureOf(call());
    expect([error.errorCode, error.message]).toEqual([24, expect.stringContaining('There is no browser')]);
  }
});
