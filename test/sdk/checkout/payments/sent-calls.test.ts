import { describe, expect, it } from 'vitest';
import { PurchasesError } from '../../../../sdk/index';
import { createCheckout } from '../../../../sdk/internal';
import type { CheckoutApi, CheckoutRequest } from '../../../../sdk/internal';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { bench, failing, never, pending, succeeded } from '../../support/effects/effect-bench';
import type { MakeCheckout } from '../../support/effects/effect-bench';
import { deferred, planChange } from '../../support/effects/deferred-steps';
import { createBrowser, createNetwork } from '../../support/effects/two-pages';
import { branding, coins } from '../../support/offer';

const lost = <T>(): Promise<T> => Promise.reject(new PurchasesError(10));
const refused = <T>(): Promise<T> =>
  Promise.reject(new PurchasesError(16, undefined, undefined, { statusCode: 400, backendErrorCode: 7226 }));

const wanted = { subscriberToken: 'sub_1', subscriptionId: null, fromProductId: null };
const requesting =
  (more: Partial<CheckoutRequest>): MakeCheckout =>
  (request, ports) =>
    createCheckout({ ...request, ...more }, ports);

describe('a change of plan', () => {
  /** The customer has confirmed the change. */
  const confirmed = async (answer: () => Promise<void>, more: Partial<CheckoutRequest> = {}) => {
    const calls: string[] = [];
    const start = { nextAction: null, sessionId: 'ops_2', session: null, planChange };
    const network = createNetwork();
    const on = bench(requesting({ sale: { ...plainSale, planChange: wanted }, ...more }), {
      isOnSessions: true,
      api: {
        startPurchase: () => Promise.resolve(start),
        changePlan: (sessionId, token) => (calls.push(`${sessionId} ${token}`), answer()),
        readStatus: () => Promise.resolve(pending),
      },
      ports: { connectivity: network.connectivity },
    });
    await on.clock.advance(0);
    expect(on.state().name).toBe('needs-plan-confirmation');
    on.checkout.send({ type: 'plan-confirmed' });
    await on.clock.advance(0);
    return { ...on, calls, network };
  };

  it('is sent once, with the token of the customer, and succeeds when the server has answered', async () => {
    let answer = (): void => {};
    const on = await confirmed(() => new Promise((resolve) => (answer = resolve)));
    on.checkout.send({ type: 'plan-confirmed' });
    await on.clock.advance(0);
    expect([on.calls, on.state().name]).toEqual([['ops_2 sub_1'], 'needs-plan-confirmation']);
    answer();
    await on.clock.advance(0);
    expect(on.state()).toMatchObject({ name: 'success', sessionId: 'ops_2', changeType: 'immediate' });
  });

  it('that the server refuses charged nothing and can be repeated', async () => {
    const { state, checkout, clock, calls } = await confirmed(refused);
    expect(state()).toMatchObject({
      name: 'needs-plan-confirmation',
      payment: null,
      isSending: false,
      failure: { kind: 'setting-up' },
    });
    checkout.send({ type: 'plan-confirmed' });
    await clock.advance(0);
    expect(calls).toHaveLength(2);
  });

  it('is stored while it has no answer, and no longer when it is refused', async () => {
    for (const [answer, steps] of [
      [never<void>, ['submitted']],
      [lost<void>, ['submitted']],
      [refused<void>, []],
    ] as const) {
      const browser = createBrowser();
      const start = { nextAction: null, sessionId: 'ops_2', session: null, planChange };
      const api = { startPurchase: () => Promise.resolve(start), changePlan: answer };
      const planned = requesting({ sale: { ...plainSale, planChange: wanted } });
      const { clock, checkout } = browser.page({ isOnSessions: true, api }, planned);
      await clock.advance(0);
      checkout.send({ type: 'plan-confirmed' });
      await clock.advance(0);
      expect(browser.steps()).toEqual(steps);
    }
  });

  it('whose answer is lost has no result, and is never sent again', async () => {
    for (const answer of [lost<void>, failing<void>]) {
      const { isInDoubt, clock, calls } = await confirmed(answer);
      await clock.advance(60_000);
      expect([isInDoubt(), calls.length]).toEqual([true, 1]);
    }
  });

  it('is not made for a customer who buys anyway', async () => {
    const sales: unknown[] = [];
    for (const event of ['bought-anyway', 'switch-chosen'] as const) {
      const owned = { entitlementId: 'pro' } as unknown as NonNullable<CheckoutRequest['owned']>;
      const wires: CheckoutApi['wiresFor'] = () => [
        {
          startMayCharge: false,
          start: ({ sale, rcPackage }) => (
            sales.push([sale?.planChange, sale?.discountCode, rcPackage.identifier]),
            never()
          ),
        },
      ];
      const { checkout, clock, form } = bench(
        requesting({ owned, sale: { ...plainSale, planChange: wanted, discountCode: 'LIME' } }),
        { wires },
      );
      await clock.advance(0);
      expect(form()).toBe('already-owned');
      checkout.send({ type: event });
      await clock.advance(0);
    }
    expect(sales).toEqual([
      [null, 'LIME', '$rc_monthly'],
      [wanted, 'LIME', '$rc_monthly'],
    ]);
  });
});

describe('the terms', () => {
  const TERMS = 'https://lime.example/terms';
  const consentOf = async (terms: Partial<typeof branding.terms>, more: Partial<CheckoutRequest> = {}) => {
    const readBranding = () =>
      Promise.resolve({ ...branding, terms: { ...branding.terms, needsConsent: true, ...terms } });
    const { clock, state } = bench(requesting(more), { api: { readBranding } });
    await clock.advance(0);
    return state().consent;
  };

  it('are agreed to before a subscription is paid, if the seller asks for it and has any', async () => {
    const single = { rcPackage: coins, purchaseOption: coins.webBillingProduct.defaultPurchaseOption };
    const own = { sale: { ...plainSale, termsUrl: TERMS } };
    expect(await consentOf({ termsUrl: TERMS })).toBe('needed');
    expect(await consentOf({ termsUrl: null }, own)).toBe('needed');
    expect(await consentOf({ termsUrl: null })).toBe('not-needed');
    expect(await consentOf({ termsUrl: TERMS }, single)).toBe('not-needed');
    expect(await consentOf({ termsUrl: TERMS, needsConsent: false })).toBe('not-needed');
  });
});

describe('the wire', () => {
  it.each([true, false])(
    'is changed after an unknown call, also to one on which a start can charge (%s)',
    async (startMayCharge) => {
      const unknown = () => Promise.reject(new PurchasesError(16, undefined, undefined, { statusCode: 404 }));
      const start = () => Promise.resolve({ nextAction: null, sessionId: 'ops', session: deferred });
      const { clock, state, form } = bench(createCheckout, {
        isOnSessions: true,
        wires: () => [
          { startMayCharge: false, start: unknown },
          { startMayCharge, start },
        ],
      });
      await clock.advance(0);
      expect([form(), state().startMayCharge]).toEqual(['ready', startMayCharge]);
    },
  );
});

describe('a device that goes offline without a word', () => {
  const offlineAt = async (call: 'startPurchase' | 'readTransactions' | 'complete') => {
    const network = createNetwork();
    const cut = () => (network.set(false), lost<never>());
    let looks = 0;
    const readTransactions = () => ((looks += 1) === 1 ? Promise.resolve(['earlier']) : never<string[]>());
    const on = bench(createCheckout, {
      isOnSessions: call === 'complete',
      ports: { connectivity: network.connectivity },
      api: { readTransactions, [call]: cut },
    });
    await on.clock.advance(0);
    on.checkout.send({ type: 'payment-submitted' });
    await on.clock.advance(0);
    return { ...on, network };
  };

  it('is noticed at the call that fails', async () => {
    for (const call of ['startPurchase', 'readTransactions', 'complete'] as const)
      expect((await offlineAt(call)).state().isOnline).toBe(false);
  });

  it('is offline, says the e-mail step, and nothing was bought', async () => {
    const { state } = await offlineAt('readTransactions');
    expect(state()).toMatchObject({ name: 'needs-auth-info', failure: { kind: 'offline' } });
  });

  it('does not use up the reads of a payment, which go on when it is back', async () => {
    const network = createNetwork();
    let reads = 0;
    const readStatus = () => {
      reads += 1;
      return network.connectivity.isOnline() ? Promise.resolve(succeeded) : lost<typeof pending>();
    };
    const on = bench(createCheckout, {
      ports: { connectivity: network.connectivity },
      confirm: () => (network.set(false), Promise.resolve(null)),
      api: { readStatus },
    });
    await on.pay();
    const pauses: number[] = [];
    for (let last = reads, at = on.clock.now(); pauses.length < 6;) {
      await on.clock.advance(500);
      if (reads > last) pauses.push(on.clock.now() - at);
      if (reads > last) [last, at] = [reads, on.clock.now()];
    }
    expect(on.state()).toMatchObject({ name: 'polling-purchase-status', reads: 0, isOnline: false });
    expect(pauses).toEqual([1000, 1000, 2000, 4000, 8000, 16_000]);
    network.set(true);
    network.tell();
    await on.clock.advance(0);
    expect(on.state().name).toBe('success');
  });

  it('is noticed while a payment without a result is read again', async () => {
    const network = createNetwork();
    const on = bench(createCheckout, {
      ports: { connectivity: network.connectivity },
      confirm: failing,
      api: { readStatus: lost, readTransactions: () => Promise.resolve(['earlier']) },
    });
    await on.pay();
    network.set(false);
    await on.clock.advance(2000);
    expect([on.isInDoubt(), on.state().isOnline]).toEqual([true, false]);
  });

  it('is not watched any more when the checkout has closed', async () => {
    const network = createNetwork();
    const { checkout, clock } = bench(createCheckout, { ports: { connectivity: network.connectivity } });
    await clock.advance(0);
    expect(network.watching.size).toBe(1);
    checkout.send({ type: 'closed' });
    expect(network.watching.size).toBe(0);
  });
});

it('transactions that could not be read in advance are read again before the start', async () => {
  let reads = 0;
  const readTransactions = () => ((reads += 1) === 1 ? lost<string[]>() : Promise.resolve(['earlier']));
  const { clock, form, state } = bench(createCheckout, { api: { readTransactions } });
  await clock.advance(0);
  expect([form(), state().ownedBefore, reads]).toEqual(['ready', ['earlier'], 2]);
});
