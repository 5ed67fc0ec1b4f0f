import { describe, expect, it } from 'vitest';

/** As a server without a browser loads the SDK. */
const entries = {
  index: () => import('../../../sdk/index'),
  headless: () => import('../../../sdk/internal'),
  server: () => import('../../../sdk/server'),
  platform: () => import('../../../sdk/purchases/platform'),
  'adapters/browser': () => import('../../../sdk/adapters/browser'),
  'adapters/memory': () => import('../../../sdk/adapters/memory'),
  'adapters/stripe': () => import('../../../sdk/adapters/stripe'),
} as const;

describe('on a server', () => {
  it('there is no window and no document', () => {
    expect('window' in globalThis).toBe(false);
    expect('document' in globalThis).toBe(false);
  });

  it.each(Object.entries(entries))('importing %s leaves the global object as it was', async (name, load) => {
    const before = Reflect.ownKeys(globalThis);
    const values = before.map((key) => Object.getOwnPropertyDescriptor(globalThis, key)?.value as unknown);
    await load();
    // nanostores, behind the headless entry, keeps one note of its own there.
    const added = Reflect.ownKeys(globalThis).filter((key) => !before.includes(key));
    expect(added.filter((key) => key !== 'nanostoresGlobal')).toEqual([]);
    expect(name === 'index' ? added : []).toEqual([]);
    before.forEach((key, i) => {
      expect(Object.getOwnPropertyDescriptor(globalThis, key)?.value).toBe(values[i]);
    });
  });

  it('the public surface has the names that integrators import', async () => {
    expect(Object.keys(await entries.index())).toEqual(
      expect.arrayContaining([
        'Purchases',
        'PurchasesError',
        'UninitializedPurchasesError',
        'ErrorCode',
        'LogLevel',
        'OfferingKeyword',
        'PackageType',
        'PeriodUnit',
        'ProductType',
      ]),
    );
  });

  it('an instance can be made, and a card form says that it needs a browser', async () => {
    const { Purchases } = await entries.index();
    expect(new Purchases({ apiKey: 'rcb_x', appUserId: 'u' }).isSandbox()).toBe(false);
    const { stripePayments } = await entries['adapters/stripe']();
    const { resolveTheme, plainBranding } = await entries.headless();
    const session = { clientSecret: 'pi_1', publishableKey: 'pk_test_1', accountId: 'acct_1' };
    const appearance = resolveTheme(plainBranding().appearance);
    const options = { session, businessName: '', appearance, locale: 'auto' };
    const events = { onReady() {}, onChange() {}, onFailure() {} };
    await expect(stripePayments.open(options, events)).rejects.toThrow('needs a browser');
  });
});
