import { describe, expect, it } from 'vitest';
import { PurchasesError } from '../../../../sdk/index';
import { createCheckout } from '../../../../sdk/internal';
import type { PaymentProvider } from '../../../../sdk/internal';
import { failing, HOUR_MS, never, pending, REFUSAL, succeeded } from '../../support/effects/effect-bench';
import { createBrowser } from '../../support/effects/two-pages';
import { session } from '../../support/offer';

const says = (status: object) => ({ readStatus: () => Promise.resolve(status as typeof pending) });
const failed = {
  type: 'failed',
  failure: { kind: 'charging', code: 20, detail: 'declined', extra: undefined },
} as const;

/** A page whose payment is sent and has no answer; the customer has left it. */
const leftPaying = async (browser = createBrowser()) => {
  const first = browser.page({ confirm: never });
  await first.pay();
  first.checkout.send({ type: 'closed' });
  await first.clock.advance(0);
  return { browser, first };
};

describe('what a checkout stores', () => {
  it('is each step before the next is taken, and nothing after a success that was closed', async () => {
    const browser = createBrowser();
    const { clock, checkout, pay, state } = browser.page();
    await clock.advance(0);
    expect(browser.steps()).toEqual(['form']);
    await pay();
    expect([state().name, browser.steps()]).toEqual(['success', ['success']]);
    checkout.send({ type: 'continued' });
    expect([await checkout.done, browser.steps()]).toMatchObject([{ type: 'completed' }, []]);
  });

  it('is the start, as long as it has no answer', async () => {
    const browser = createBrowser();
    const { clock, checkout } = browser.page({ api: { startPurchase: never } });
    await clock.advance(0);
    expect(browser.steps()).toEqual(['starting']);
    checkout.send({ type: 'closed' });
    expect(browser.steps()).toEqual(['starting']);
  });

  it('is nothing when a start can’t arrive any more', async () => {
    const browser = createBrowser();
    const lost = { startPurchase: () => Promise.reject(new PurchasesError(10)) };
    const { clock, form } = browser.page({ api: lost });
    await clock.advance(0);
    expect([form(), browser.steps()]).toEqual(['needs-auth-info', ['starting']]);
    await clock.advance(180_000);
    expect([form(), browser.steps()]).toEqual(['needs-auth-info', []]);
  });

  it('is nothing when a payment that the server calls failed has ended', async () => {
    const browser = createBrowser();
    const { pay, state } = browser.page({ api: says(failed) });
    await pay();
    expect([state().name, browser.steps()]).toEqual(['error', []]);
  });

  it('is nothing of a form that the customer has left, but a refused one stays', async () => {
    for (const [refusals, steps] of [
      [0, []],
      [1, ['form']],
    ] as const) {
      const browser = createBrowser();
      const { pay, checkout, clock } = browser.page({ confirm: () => Promise.resolve(REFUSAL) });
      await (refusals ? pay() : clock.advance(0));
      checkout.send({ type: 'closed' });
      expect(browser.steps()).toEqual(steps);
    }
  });

  it('stays when a payment without a result is left, whichever way', async () => {
    const { browser, first } = await leftPaying();
    expect(await first.checkout.done).toMatchObject({ type: 'cancelled', paymentSubmitted: true });
    expect(browser.steps()).toEqual(['submitted']);
    const doubtful = createBrowser();
    const { pay, checkout, isInDoubt } = doubtful.page({ confirm: failing, api: says(pending) });
    await pay();
    expect(isInDoubt()).toBe(true);
    checkout.send({ type: 'continued' });
    expect(await checkout.done).toMatchObject({ type: 'failed', paymentSubmitted: true });
    expect(doubtful.steps()).toEqual(['submitted']);
  });

  it('is gone when the address is asked for again, because nothing is open', async () => {
    const browser = createBrowser();
    const { clock, checkout, state } = browser.page();
    await clock.advance(0);
    checkout.send({ type: 'email-corrected', email: 'b@lime.example' });
    await clock.advance(0);
    expect([state().email, browser.steps()]).toEqual(['b@lime.example', ['form']]);
  });
});

describe('the next checkout of the same product', () => {
  it('reads the payment that an earlier page left open, and sends neither a start nor a payment', async () => {
    const { browser } = await leftPaying();
    let starts = 0;
    const startPurchase = () => ((starts += 1), never<never>());
    const next = browser.page({ api: { ...says(succeeded), startPurchase } });
    await next.clock.advance(0);
    expect([next.state().name, next.forms.length, starts]).toEqual(['success', 0, 0]);
    next.checkout.send({ type: 'continued' });
    expect(await next.checkout.done).toMatchObject({ type: 'completed', sessionId: 'ops' });
    expect(browser.steps()).toEqual([]);
  });

  it('asks the provider for a payment of which the server says “not yet”', async () => {
    for (const [status, name, screen] of [
      ['paid', 'polling-purchase-status', 'polling-purchase-status'],
      ['canceled', 'error', 'error'],
      ['action', 'error', 'error'],
      ['refused', 'needs-payment-info', 'notice'],
      ['open', 'polling-purchase-status', 'polling-purchase-status'],
    ] as const) {
      const { browser } = await leftPaying();
      const provider = { readIntent: () => Promise.resolve(status) };
      const next = browser.page({ api: says(pending), provider });
      await next.clock.advance(0);
      expect([next.state().name, next.form()]).toEqual([name, screen]);
      expect(next.isInDoubt()).toBe(status === 'action');
    }
  });

  it('polls when the provider can’t be asked, does not answer, fails or throws', async () => {
    const throwing = (): never => {
      throw new Error('It broke.');
    };
    const providers: readonly Partial<PaymentProvider>[] = [
      {},
      { readIntent: never },
      { readIntent: failing },
      { readIntent: throwing },
    ];
    for (const provider of providers) {
      const { browser } = await leftPaying();
      let reads = 0;
      const readStatus = () => ((reads += 1), Promise.resolve(pending));
      const next = browser.page({ api: { readStatus }, provider });
      await next.clock.advance(30_500);
      expect(['error', 'polling-purchase-status']).toContain(next.form());
      expect([next.forms.length, browser.steps()]).toEqual([0, ['submitted']]);
      const looks = reads;
      await next.clock.advance(120_000);
      expect(reads).toBeGreaterThan(looks + 3);
    }
  });

  it('knows the transactions from before the start that has no answer', async () => {
    const browser = createBrowser();
    const first = browser.page({ api: { startPurchase: never } });
    await first.clock.advance(0);
    first.checkout.send({ type: 'closed' });
    await first.clock.advance(0);
    const next = browser.page({ api: { readTransactions: () => Promise.resolve(['earlier', 'new']) } });
    await next.clock.advance(0);
    expect([next.state().name, next.forms.length]).toEqual(['success', 0]);
  });

  it('goes on where the caller says, before what is stored', async () => {
    const { browser } = await leftPaying();
    const progress = { step: 'success', sessionId: 'ops_given', redemptionInfo: null } as const;
    const next = browser.page({}, (request, ports) => {
      const { sessions: _store, ...others } = ports;
      return createCheckout(request, others, { resume: progress });
    });
    await next.clock.advance(0);
    expect(next.state()).toMatchObject({ name: 'success', sessionId: 'ops_given' });
  });

  it.each([
    [['earlier', 'new'], 'success'],
    [['earlier'], 'loading'],
  ])('compares %j with the transactions that the caller names: %s', async (transactions, name) => {
    const browser = createBrowser();
    const api = { startPurchase: never, readTransactions: () => Promise.resolve(transactions) };
    const next = browser.page({ api }, (request, ports) => {
      const { sessions: _store, ...others } = ports;
      const resume = { step: 'starting', sentAt: 0 } as const;
      return createCheckout(request, others, { resume, ownedBefore: ['earlier'] });
    });
    await next.clock.advance(0);
    expect(next.state().name).toBe(name);
  });

  it('is not another customer’s', async () => {
    const { browser } = await leftPaying();
    const next = browser.page({ ports: { owner: { apiKey: 'rcb_sb_pages', appUserId: 'olga' } } });
    await next.clock.advance(0);
    expect(next.form()).toBe('ready');
  });

  it('is not stored without a customer', async () => {
    const browser = createBrowser();
    const { clock, form } = browser.page({}, (request, ports) => {
      const { owner: _customer, ...others } = ports;
      return createCheckout(request, others);
    });
    await clock.advance(0);
    expect([form(), browser.stored()]).toEqual(['ready', '']);
  });
});

describe('two tabs', () => {
  it('sell one at a time, and the second can take over', async () => {
    const browser = createBrowser();
    const first = browser.page({ confirm: never });
    await first.pay();
    const second = browser.otherTab({ api: says(pending) });
    await second.clock.advance(0);
    expect([second.state().name, second.forms.length]).toEqual(['open-elsewhere', 0]);
    second.checkout.send({ type: 'retry-requested' });
    await second.clock.advance(0);
    expect([first.state().name, browser.steps()]).toEqual(['moved-elsewhere', []]);
    expect(second.state()).toMatchObject({
      name: 'polling-purchase-status',
      payment: { sessionId: 'ops', session },
    });
    first.checkout.send({ type: 'closed' });
    expect(await first.checkout.done).toEqual({ type: 'moved' });
    second.checkout.send({ type: 'closed' });
    await second.clock.advance(0);
    expect(browser.stored()).toContain('"step":"submitted"');
    expect(browser.locks.held.size).toBe(0);
  });

  it('let the next one sell after the first has closed', async () => {
    const browser = createBrowser();
    const first = browser.page();
    await first.clock.advance(0);
    first.checkout.send({ type: 'closed' });
    await first.clock.advance(0);
    const second = browser.otherTab();
    await second.clock.advance(0);
    expect(second.form()).toBe('ready');
  });

  it('can sell although the browser’s locks fail', async () => {
    const lock = { claim: failing<null> };
    const browser = createBrowser();
    const { clock, form } = browser.page({ ports: { lock } });
    await clock.advance(HOUR_MS);
    expect(form()).toBe('ready');
  });
});
