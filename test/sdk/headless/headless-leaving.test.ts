import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutEvent, PaymentRefusal } from '../../../sdk/internal';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { cardStart, completedStart, status } from '../support/fixtures';
import { EMAIL, openCheckout } from '../support/headless';
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

/** Brings a checkout to a state and leaves it there. */
const reach: Readonly<Record<string, () => Promise<Headless>>> = {
  'present-offer': () => {
    backend.script('branding', { hang: true });
    return openCheckout(backend);
  },
  loading: async () => {
    backend.script('purchase', { hang: true });
    const headless = await openCheckout(backend, { email: EMAIL });
    await headless.until('loading');
    await vi.waitFor(() => expect(backend.received('purchase')).toHaveLength(1));
    return headless;
  },
  'needs-auth-info': async () => {
    const headless = await openCheckout(backend);
    await headless.until('needs-auth-info');
    return headless;
  },
  'processing-auth-info': async () => {
    backend.script('purchase', { hang: true });
    const headless = await openCheckout(backend);
    await headless.until('needs-auth-info');
    headless.checkout.send({ type: 'email-submitted', email: EMAIL });
    return headless;
  },
  'needs-payment-info': async () => {
    const headless = await openCheckout(backend, { email: EMAIL });
    await headless.form('ready');
    return headless;
  },
  'polling-purchase-status': async () => {
    backend.script('status', { json: status('started') });
    const headless = await openCheckout(backend, { email: EMAIL });
    await headless.form('ready');
    headless.checkout.send(paid);
    await headless.until('polling-purchase-status');
    return headless;
  },
};

describe('a customer who leaves', () => {
  it.each(Object.keys(reach))('in %s cancels, and everything stops', async (name) => {
    const { checkout, clock, path } = await reach[name]!();
    expect(checkout.$state.get().name).toBe(name);
    checkout.send({ type: 'closed' });
    checkout.send({ type: 'closed' });
    // A start that has no answer may have charged a card on file.
    const paymentSubmitted = name === 'polling-purchase-status' || name === 'loading';
    expect(await checkout.done).toEqual({ type: 'cancelled', paymentSubmitted });
    const asked = backend.requests.length;
    await clock.advance(500_000);
    expect(path.at(-1)).toBe('closed');
    expect(backend.requests.length).toBe(asked);
  });

  it('while a payment is processed is told apart, since it may still go through', async () => {
    let answer: (refusal: PaymentRefusal | null) => void = () => {};
    const confirm = (): Promise<PaymentRefusal | null> => new Promise((resolve) => (answer = resolve));
    // Checkouts that other tests have left may still look for their payment, and would be counted here.
    const own = await startBackend();
    own.script('purchase', { json: cardStart() });
    const { checkout, form, state } = await openCheckout(own, {
      email: EMAIL,
      provider: {
        open: async (_, events) => {
          queueMicrotask(() => events.onChange(true));
          return { mount() {}, unmount() {}, destroy() {}, confirm };
        },
      },
    });
    await form('ready');
    await Promise.resolve();
    checkout.send(paid);
    expect(state('needs-payment-info').form.name).toBe('processing');
    checkout.send({ type: 'closed' });
    answer(null);
    expect(await checkout.done).toEqual({ type: 'cancelled', paymentSubmitted: true });
    expect(own.received('status')).toEqual([]);
    await own.stop();
  });

  it('on the success screen has bought', async () => {
    backend.script('purchase', { json: completedStart() });
    const { checkout, until } = await openCheckout(backend, { email: EMAIL });
    await until('success');
    checkout.send({ type: 'closed' });
    expect((await checkout.done).type).toBe('completed');
  });
});

describe('an answer that comes too late', () => {
  it('to a start that was left changes nothing', async () => {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    backend.script('purchase', async () => (await gate, { json: cardStart() }));
    const { checkout, until, path, payment } = await openCheckout(backend, { email: EMAIL });
    await until('loading');
    checkout.send({ type: 'closed' });
    release();
    await checkout.done;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(path.at(-1)).toBe('closed');
    expect(payment.opened).toEqual([]);
  });

  it('or fits nothing changes nothing in any state', async () => {
    for (const make of Object.values(reach)) {
      backend.reset();
      backend.script('purchase', { json: cardStart() });
      const { checkout } = await make();
      const before = checkout.$state.get();
      const events: readonly CheckoutEvent[] = [
        { type: 'waited', ticket: before.ticket - 1 },
        { type: 'payment-confirmed', ticket: before.ticket },
        {
          type: 'purchase-started',
          ticket: -1,
          start: { nextAction: 'completed', sessionId: null, session: null },
        },
        { type: 'continued' },
        { type: 'retry-requested' },
        { type: 'notice-dismissed' },
      ];
      for (const event of events) checkout.send(event);
      expect(checkout.$state.get()).toBe(before);
      checkout.send({ type: 'closed' });
    }
  });
});
