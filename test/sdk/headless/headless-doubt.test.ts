import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import type { PaymentFormEvents, PaymentFormHandle, PaymentProvider } from '../../../sdk/internal';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { cardStart, coinsItem, status, subscriber, subscriptionItem } from '../support/fixtures';
import { EMAIL, openCheckout, YEAR_MS } from '../support/headless';
import type { Headless } from '../support/headless';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  backend.script('purchase', { json: cardStart() });
});

const paid = { type: 'payment-submitted' } as const;
/** The customer with this transaction of the product; of when is of no matter. */
const bought = (store_transaction_id: string) => ({
  json: subscriber({
    entitlements: {},
    subscriptions: { lime_month: subscriptionItem({ store_transaction_id }) },
  }),
});
const EARLIER = 'tx_earlier';
const NEW = 'tx_new';

/** A checkout whose payment stays pending until the reads are used up. */
const inDoubt = async (clock = manualClock(Date.now() - YEAR_MS)): Promise<Headless> => {
  backend.script('status', { json: status('in_progress') });
  backend.script('customerInfo', bought(EARLIER));
  const headless = await openCheckout(backend, { email: EMAIL, clock });
  await headless.form('ready');
  headless.checkout.send(paid);
  await headless.poll('error');
  return headless;
};

describe('a payment that stays pending', () => {
  it('is still confirming after ten reads, and is never paid again', async () => {
    const { state, checkout, payment } = await inDoubt();
    expect(backend.received('status')).toHaveLength(10);
    expect(state('error').recheck).toMatchObject({ sessionId: 'ops_42', tries: 0 });
    checkout.send({ type: 'retry-requested' });
    expect(state('error').recheck?.isChecking).toBe(true);
    expect(payment.confirmations).toBe(1);
    expect(backend.received('purchase')).toHaveLength(1);
  });

  it.each([
    ['a year behind', -YEAR_MS],
    ['right', 0],
    ['a year ahead', YEAR_MS],
  ])('is found in the customer info by a device whose clock is %s', async (_, offset) => {
    const { poll, checkout } = await inDoubt(manualClock(Date.parse('2031-05-04T10:20:00Z') + offset));
    backend.script('customerInfo', bought(NEW));
    await poll('success');
    checkout.send({ type: 'continued' });
    expect(await checkout.done).toMatchObject({ type: 'completed', redemptionInfo: null });
  });

  it('is not mistaken for an older purchase of the same product, whatever the device clock says', async () => {
    const { clock, checkout } = await inDoubt(manualClock(Date.parse('2031-05-04T10:20:00Z') + YEAR_MS));
    checkout.send({ type: 'retry-requested' });
    // One read before the start, one when the tenth answer said 'not yet', one at the customer's word.
    await expect.poll(() => backend.received('customerInfo').length).toBe(3);
    await expect
      .poll(() => checkout.$state.get())
      .toMatchObject({ recheck: { isChecking: false, tries: 1 } });
    await clock.advance(999);
    expect(backend.received('customerInfo')).toHaveLength(3);
    await clock.advance(1);
    await expect.poll(() => backend.received('customerInfo').length).toBe(4);
  });

  it('is found as a one-time product as well', async () => {
    backend.script('status', { json: status('in_progress') });
    const owning = (...ids: readonly string[]) => ({
      json: subscriber({
        entitlements: {},
        non_subscriptions: { lime_coins: ids.map((id) => coinsItem({ id })) },
      }),
    });
    backend.script('customerInfo', owning('one'), owning('one', 'two'));
    const { form, checkout, poll } = await openCheckout(backend, { email: EMAIL, item: 'coins' });
    await form('ready');
    checkout.send(paid);
    await poll('success');
  });

  it('moves on by itself when the operation succeeds or fails later', async () => {
    const first = await inDoubt();
    backend.script('status', { json: status('succeeded', { redeem: 'https://lime.example/r' }) });
    await first.poll('success');
    expect(first.state('success').redemptionInfo?.redeemUrl).toBe('https://lime.example/r');
    const second = await inDoubt();
    backend.script('status', { json: status('failed', { code: 3 }) });
    second.checkout.send({ type: 'retry-requested' });
    await expect
      .poll(() => second.checkout.$state.get())
      .toMatchObject({ failure: { code: 20 }, recheck: null });
  });

  it('rejects with the stored failure when the customer leaves, and stops looking', async () => {
    const { checkout, clock } = await inDoubt();
    checkout.send({ type: 'closed' });
    expect(await checkout.done).toMatchObject({ type: 'failed', failure: { kind: 'unknown', code: 0 } });
    const asked = backend.requests.length;
    await clock.advance(1_000_000);
    expect(backend.requests).toHaveLength(asked);
  });
});

describe('a payment whose answer is lost', () => {
  it('is still confirming, and found by the operation', async () => {
    const { form, checkout, until, poll, payment } = await openCheckout(backend, {
      email: EMAIL,
      answers: [new Error('line cut')],
    });
    await form('ready');
    checkout.send(paid);
    expect(await until('error')).toMatchObject({ failure: { kind: 'network' }, recheck: { tries: 0 } });
    await poll('success');
    expect(payment.confirmations).toBe(1);
  });

  it('because a status read fails is still confirming too', async () => {
    backend.script('status', { status: 404, text: 'gone' });
    const { form, checkout, until } = await openCheckout(backend, { email: EMAIL });
    await form('ready');
    checkout.send(paid);
    expect((await until('error')).recheck).not.toBeNull();
  });
});

/** A provider that the test speaks for. */
const ownProvider = () => {
  const opened: {
    events: PaymentFormEvents;
    accept(handle: PaymentFormHandle): void;
    reject(e: Error): void;
  }[] = [];
  const destroyed: number[] = [];
  let confirm: PaymentFormHandle['confirm'] = async () => null;
  const provider: PaymentProvider = {
    open: (_, events) => new Promise((accept, reject) => void opened.push({ events, accept, reject })),
  };
  const handle = (id: number): PaymentFormHandle => ({
    mount() {},
    unmount() {},
    destroy: () => void destroyed.push(id),
    confirm: () => confirm(),
  });
  const ready = async (id: number): Promise<void> => {
    opened[id]?.accept(handle(id));
    await new Promise((resolve) => setImmediate(resolve));
    opened[id]?.events.onReady();
    opened[id]?.events.onChange(true);
  };
  const onConfirm = (next: PaymentFormHandle['confirm']): void => void (confirm = next);
  return { provider, opened, destroyed, handle, ready, onConfirm };
};

describe('a card form', () => {
  it('that never loads is unavailable after 30 seconds, and a retry opens another one', async () => {
    const own = ownProvider();
    const { clock, form, checkout, until, state, poll } = await openCheckout(backend, {
      email: EMAIL,
      provider: own.provider,
    });
    await until('needs-payment-info');
    await clock.advance(29_999);
    expect(state('needs-payment-info').form.name).toBe('loading');
    await clock.advance(1);
    expect(state('needs-payment-info').form.name).toBe('unavailable');
    checkout.send({ type: 'retry-requested' });
    expect(state('needs-payment-info').form.name).toBe('loading');
    await own.ready(0);
    await form('loading');
    expect(own.destroyed).toEqual([0]);
    await own.ready(1);
    await form('ready');
    await clock.advance(60_000);
    await form('ready');
    checkout.send(paid);
    await poll('success');
    expect(own.destroyed).toEqual([0, 1]);
    expect(backend.received('purchase')).toHaveLength(1);
  });

  it('whose provider fails at once, even by throwing, is unavailable', async () => {
    const broken: PaymentProvider = {
      open: () => {
        throw new Error('no script');
      },
    };
    await (await openCheckout(backend, { email: EMAIL, provider: broken })).form('unavailable');
  });

  it('that is paid before it exists says that nothing was sent, and can be paid afterwards', async () => {
    const own = ownProvider();
    const { form, checkout, until, poll } = await openCheckout(backend, {
      email: EMAIL,
      provider: own.provider,
    });
    await until('needs-payment-info');
    own.opened[0]?.events.onChange(true);
    checkout.send(paid);
    await form('notice');
    await own.ready(0);
    checkout.send({ type: 'notice-dismissed' });
    await form('ready');
    checkout.send(paid);
    await poll('success');
  });

  it('that breaks under a payment which is then refused has to be opened again', async () => {
    const own = ownProvider();
    const { form, checkout, until } = await openCheckout(backend, { email: EMAIL, provider: own.provider });
    await until('needs-payment-info');
    await own.ready(0);
    await form('ready');
    own.onConfirm(async () => {
      own.opened[0]?.events.onFailure('broken');
      return { type: 'card_error', code: 'card_declined', message: null };
    });
    checkout.send(paid);
    await form('unavailable');
  });

  it('that throws while it confirms leaves the payment in doubt', async () => {
    const own = ownProvider();
    const { form, checkout, until } = await openCheckout(backend, { email: EMAIL, provider: own.provider });
    await until('needs-payment-info');
    await own.ready(0);
    await form('ready');
    own.onConfirm(() => {
      throw new Error('broken');
    });
    checkout.send(paid);
    expect((await until('error')).recheck).not.toBeNull();
  });
});
