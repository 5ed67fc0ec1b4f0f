import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptedPayments } from '../../../sdk/adapters/memory';
import { createPurchaseCode, purchase, purchasesContext } from '../../../sdk/internal';
import type { Presenter } from '../../../sdk/internal';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, packageOf } from '../support/customer';

let backend: TestBackend;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.stop());

/** Submits the form, and closes the success screen. */
const presenter: Presenter = {
  present: (checkout) => {
    checkout.$state.subscribe(({ name }) => {
      if (name === 'needs-auth-info')
        queueMicrotask(() => checkout.send({ type: 'email-submitted', email: 'ada@lime.example' }));
      if (name === 'success') queueMicrotask(() => checkout.send({ type: 'closed' }));
    });
    return { dismiss() {} };
  },
};

it('a purchase that has succeeded empties the memory of virtual currencies', async () => {
  let balance = 100;
  backend.scriptOther(() => ({
    json: { virtual_currencies: { COIN: { balance, code: 'COIN', name: 'Coins', description: null } } },
  }));
  const purchases = connect(backend);
  const rcPackage = await packageOf(purchases);
  expect((await purchases.getVirtualCurrencies()).all['COIN']?.balance).toBe(100);
  balance = 200;
  const context = purchasesContext(purchases);
  const ports = {
    presenter,
    locale: () => 'en',
    loadCode: async () => createPurchaseCode({ payment: scriptedPayments(), paymentLocale: () => 'auto' }),
  };
  await purchase({ context, appUserId: 'nils', params: { rcPackage }, presenter }, ports);
  expect(purchases.getCachedVirtualCurrencies()).toBeNull();
  expect((await purchases.getVirtualCurrencies()).all['COIN']?.balance).toBe(200);
});
