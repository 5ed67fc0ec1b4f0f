import { describe, expect, it } from 'vitest';
import { createCheckout } from '../../../../sdk/internal';
import type { CheckoutRequest } from '../../../../sdk/internal';
import { never, pending, succeeded } from '../../support/effects/effect-bench';
import type { MakeCheckout } from '../../support/effects/effect-bench';
import { createBrowser } from '../../support/effects/two-pages';
import { buying, coins } from '../../support/offer';

const requesting =
  (more: Partial<CheckoutRequest>): MakeCheckout =>
  (request, ports) =>
    createCheckout({ ...request, ...more }, ports);
const { purchaseOption: trial } = buying(undefined, { option: 'trial_week' });
const single = { rcPackage: coins, purchaseOption: coins.webBillingProduct.defaultPurchaseOption };
const notYet = { readStatus: () => Promise.resolve(pending) };

/** A page that is gone without a word: with its form open, or with its payment sent. */
const leftBehind = async (step: 'form' | 'submitted' | 'success', more: Partial<CheckoutRequest> = {}) => {
  const browser = createBrowser();
  const page = browser.page(step === 'submitted' ? { confirm: never } : {}, requesting(more));
  await (step === 'form' ? page.clock.advance(0) : page.pay());
  expect(browser.steps()).toEqual([step]);
  browser.locks.drop();
  return browser;
};

/** What the next page of the browser does: how many starts it sends, and what it shows. */
const next = async (
  browser: ReturnType<typeof createBrowser>,
  more: Partial<CheckoutRequest> = {},
  status = pending,
) => {
  let starts = 0;
  const page = browser.page(
    {
      api: {
        readStatus: () => Promise.resolve(status),
        startPurchase: () => ((starts += 1), never<never>()),
      },
    },
    requesting(more),
  );
  await page.clock.advance(0);
  return { ...page, starts, name: page.state().name };
};

describe('a form that an earlier page left open', () => {
  it('is opened again for the same option, by the address that was given', async () => {
    for (const customerEmail of ['ada@lime.example', null]) {
      const { starts, name, forms, state } = await next(await leftBehind('form'), { customerEmail });
      expect([starts, name, forms.length]).toEqual([0, 'needs-payment-info', 1]);
      expect(state()).toMatchObject({ sessionId: 'ops', email: 'ada@lime.example' });
    }
  });

  it('is not for another option, another address or another product', async () => {
    for (const more of [{ purchaseOption: trial }, { customerEmail: 'eve@lime.example' }, single]) {
      const { starts, forms } = await next(await leftBehind('form'), more);
      expect([starts, forms.length]).toEqual([1, 0]);
    }
  });

  it('whose session has ended in the meantime is started anew', async () => {
    const expired = { kind: 'expired', code: 2, detail: 'x', extra: undefined } as const;
    const { starts, name } = await next(await leftBehind('form'), {}, { type: 'failed', failure: expired });
    expect([starts, name]).toEqual([1, 'loading']);
  });
});

describe('a payment that an earlier page has sent', () => {
  it('comes before a new one of the product, whatever the option and the address', async () => {
    for (const more of [{}, { purchaseOption: trial }, { customerEmail: 'eve@lime.example' }]) {
      const { starts, name } = await next(await leftBehind('submitted'), more, succeeded);
      expect([starts, name]).toEqual([0, 'success']);
    }
  });

  it('does not keep another product from being sold, and stays stored beside it', async () => {
    const browser = await leftBehind('submitted');
    const { starts } = await next(browser, single);
    expect([starts, browser.steps()]).toEqual([1, ['starting', 'submitted']]);
  });

  it('stays stored when another product takes the place of its page', async () => {
    const browser = createBrowser();
    const first = browser.page({ confirm: never });
    await first.pay();
    const second = browser.page({ api: notYet }, requesting(single));
    await second.clock.advance(0);
    expect(second.state().name).toBe('open-elsewhere');
    second.checkout.send({ type: 'retry-requested' });
    await second.clock.advance(0);
    expect([first.state().name, second.form()]).toEqual(['moved-elsewhere', 'ready']);
    expect(browser.steps()).toEqual(['form', 'submitted']);
    expect(browser.stored()).toContain('"isDismissed":true');
  });
});

describe('a success that an earlier page shows', () => {
  it('is that page’s: the customer buys anew', async () => {
    const { starts } = await next(await leftBehind('success'));
    expect(starts).toBe(1);
  });

  it('lets others sell while its screen is open', async () => {
    const browser = createBrowser();
    const first = browser.page();
    await first.pay();
    expect(first.state().name).toBe('success');
    await first.clock.advance(0);
    const second = browser.otherTab();
    await second.clock.advance(0);
    expect(second.form()).toBe('ready');
    first.checkout.send({ type: 'continued' });
    second.checkout.send({ type: 'closed' });
    await second.clock.advance(0);
    expect(browser.locks.held.size).toBe(0);
  });
});
