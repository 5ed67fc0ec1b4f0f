import { describe, expect, it } from 'vitest';
import { PurchasesError } from '../../../../sdk/index';
import { createCheckout } from '../../../../sdk/internal';
import type { IntentStatus } from '../../../../sdk/ports/payment';
import { bench, failing, pending, succeeded } from '../../support/effects/effect-bench';
import { createBrowser } from '../../support/effects/two-pages';

type Status = typeof pending;
const declined = {
  type: 'failed',
  failure: { kind: 'charging', code: 20, detail: 'declined', extra: undefined },
} as const satisfies Status;
const gone = () =>
  Promise.reject(new PurchasesError(16, undefined, undefined, { statusCode: 404, backendErrorCode: 7877 }));
const unreachable = () => Promise.reject(new PurchasesError(10));

/** The answer to the confirmation is lost. Then all sources are read. */
const reading = async (readStatus: () => Promise<Status>, intent: IntentStatus) => {
  const asked: string[] = [];
  const on = bench(createCheckout, {
    confirm: failing,
    api: {
      readStatus: () => (asked.push('server'), readStatus()),
      readTransactions: () => (asked.push('transactions'), Promise.resolve(['earlier'])),
    },
    provider: { readIntent: () => (asked.push('provider'), Promise.resolve(intent)) },
  });
  await on.pay();
  asked.length = 0;
  await on.clock.advance(1000);
  const now = on.state();
  return { ...on, asked, now, canPayAgain: now.name === 'error' && now.recheck?.canPayAgain };
};

describe('the sources of a payment without a result', () => {
  it('are asked in an order: server, transactions, provider', async () => {
    const { asked, canPayAgain } = await reading(() => Promise.resolve(pending), 'open');
    expect([asked, canPayAgain]).toEqual([['server', 'transactions', 'provider'], true]);
  });

  it('end with the word of the server, whatever the provider says', async () => {
    const paid = await reading(() => Promise.resolve(succeeded), 'canceled');
    expect([paid.now.name, paid.asked]).toEqual(['success', ['server']]);
    const unpaid = await reading(() => Promise.resolve(declined), 'paid');
    expect([unpaid.now, unpaid.asked]).toMatchObject([
      { name: 'error', failure: { kind: 'charging' }, recheck: null },
      ['server'],
    ]);
  });

  it('have the provider’s word where the server can’t be reached', async () => {
    expect((await reading(unreachable, 'open')).canPayAgain).toBe(true);
    expect((await reading(unreachable, 'paid')).now.name).toBe('error');
    expect((await reading(unreachable, 'refused')).form()).toBe('notice');
  });

  it('do not offer another payment of a session that the server does not know', async () => {
    for (const intent of ['open', 'action', 'refused'] as const) {
      const { canPayAgain, isInDoubt } = await reading(gone, intent);
      expect([isInDoubt(), canPayAgain]).toEqual([true, false]);
    }
  });
});

describe('a start without an answer', () => {
  it('is not found in the transactions where the earlier ones are not known, and is not sent again by itself', async () => {
    let reads = 0;
    let starts = 0;
    const { clock, state, form } = bench(createCheckout, {
      api: {
        readTransactions: () =>
          (reads += 1) < 3 ? failing<string[]>() : Promise.resolve(['of another day']),
        startPurchase: () => ((starts += 1), Promise.reject(new PurchasesError(10))),
      },
    });
    await clock.advance(60_000);
    expect([form(), state().ownedBefore]).toEqual(['needs-auth-info', null]);
    await clock.advance(120_000);
    expect(state()).toMatchObject({ name: 'error', failure: { kind: 'unresolved' } });
    expect(starts).toBe(1);
  });
});

it('a place that is taken away before the form is there is no fault', async () => {
  const { checkout, clock, forms } = bench(createCheckout);
  checkout.mountPaymentForm({} as HTMLElement);
  checkout.mountPaymentForm(null);
  await clock.advance(0);
  expect(forms[0]?.calls).toEqual([]);
});

it('the address of the checkout is stored with the purchase, for the page that resumes it', async () => {
  const browser = createBrowser();
  const first = browser.page({ api: { readStatus: () => Promise.resolve(pending) }, confirm: failing });
  await first.pay();
  expect(browser.stored()).toContain('"customerEmail":"ada@lime.example"');
});
