import { expect, it } from 'vitest';
import { setPurchasesClass } from '../../elements/base/instances';
import { createElementState } from '../../elements/checkout/element-state';
import { Purchases, PurchasesError } from '../../sdk/index';

/** The class of another bundle: a script tag's core and its screens are two. */
class PageError extends PurchasesError {}

it('screens that fail before a checkout end the purchase with an error of the page’s own class', async () => {
  setPurchasesClass(Purchases, PageError);
  const state = createElementState();
  const end = state.purchase({
    packageId: null,
    offeringIdentifier: null,
    optionId: null,
    currency: null,
    entitlement: null,
    requested: () => true,
    apiKey: null,
    params: {},
    purchases: () => new Promise((_, reject) => setTimeout(reject, 0, new Error('late'))),
  });
  state.crash(new Error('Planted in a screen.'));
  const outcome = await end;
  const error = outcome?.type === 'failed' ? outcome.error : null;
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({ errorCode: 0, underlyingErrorMessage: expect.stringContaining('Planted') });
});
