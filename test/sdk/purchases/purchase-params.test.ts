import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Purchases } from '../../../sdk/index';
import { toCheckoutRequest } from '../../../sdk/internal';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf, stopListening, thrownBy } from '../support/customer';
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

describe('the parameters of a purchase', () => {
  it('choose the default option, or one of the product by id and price', async () => {
    const rcPackage = (await purchases.getOfferings()).current!.monthly!;
    const { subscriptionOptions } = rcPackage.webBillingProduct;
    expect(toCheckoutRequest({ rcPackage }).purchaseOption.id).toBe('base_option');
    const purchaseOption = { id: 'trial_week', priceId: 'prc_P1M_trial' };
    const request = toCheckoutRequest({ rcPackage, purchaseOption, customerEmail: '' });
    expect(request.purchaseOption).toBe(subscriptionOptions['trial_week']);
    expect(request.customerEmail).toBeNull();
  });

  it('are refused for an option that the product does not have', async () => {
    installScreens();
    const rcPackage = (await purchases.getOfferings()).current!.monthly!;
    for (const purchaseOption of [{ id: 'x', priceId: 'y' }, { id: 'base_option', priceId: 'y' }, 'x', {}]) {
      const params = { rcPackage, purchaseOption: purchaseOption as never };
      expect(thrownBy(() => toCheckoutRequest(params)).errorCode).toBe(5);
      expect((await failureOf(purchases.purchase(params))).errorCode).toBe(5);
    }
  });

  it('are refused when they can not be meant', async () => {
    installScreens();
    const rcPackage = (await purchases.getOfferings()).current!.monthly!;
    const odd = [
      undefined,
      null,
      {},
      { rcPackage: {} },
      { rcPackage: 'monthly' },
      { rcPackage, customerEmail: 5 },
    ];
    for (const params of [...odd, { rcPackage, htmlTarget: '#root' }])
      expect((await failureOf(purchases.purchase(params as never))).errorCode).toBe(4);
  });
});
