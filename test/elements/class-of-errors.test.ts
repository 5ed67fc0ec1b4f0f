import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { setPurchasesClass } from '../../elements/base/page-classes';
import { createElementState } from '../../elements/checkout/element-state';
import type { CheckoutHost } from '../../elements/checkout/host';
import { Purchases, PurchasesError } from '../../sdk/index';

/** The class of another bundle: a script tag's core and its screens are two. */
class PageError extends PurchasesError {}

it('screens that fail before a checkout end the purchase with an error of the page’s own class', async () => {
  setPurchasesClass(Purchases, PageError);
  const state = createElementState();
  // An element whose instance can't be made.
  const $values = atom({ apiKey: 'no key', appUserId: 'nils' });
  const end = state.purchase({ $values, texts: null } as unknown as CheckoutHost);
  state.crash(new Error('Planted in a screen.'));
  const outcome = await end;
  const error = outcome?.type === 'failed' ? outcome.error : null;
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({ errorCode: 0, underlyingErrorMessage: expect.stringContaining('Planted') });
});
