import { describe, expect, it } from 'vitest';
import { createCheckout } from '../../../../sdk/internal';
import type { CheckoutState, PaymentFormHandle, PaymentProvider } from '../../../../sdk/internal';
import type { OperationStatus } from '../../../../sdk/model/purchase/purchase';
import { bench, failing, LATE, never, succeeded, tick } from '../../support/effects/effect-bench';
import type { MakeCheckout } from '../../support/effects/effect-bench';

const broken = (): never => {
  throw new Error('It broke.');
};

/** A provider whose forms can't be removed. */
const withoutEnd: PaymentProvider = {
  open: (_, events) => {
    queueMicrotask(() => (events.onReady(), events.onChange(true)));
    const handle = { mount() {}, unmount() {}, confirm: () => Promise.resolve(null), destroy: broken };
    return Promise.resolve(handle satisfies PaymentFormHandle);
  },
};

/** A checkout with a listener that throws in the states that `isBad` names. */
const listened =
  (isBad: (state: CheckoutState) => boolean): MakeCheckout =>
  (request, ports) => {
    const checkout = createCheckout(request, ports);
    checkout.$state.listen((state) => {
      if (isBad(state)) broken();
    });
    return checkout;
  };

describe('a form that can’t be removed', () => {
  it('does not keep a purchase from its end', async () => {
    const { pay, state, checkout } = bench(createCheckout, { provider: withoutEnd });
    await pay();
    expect(state().name).toBe('success');
    checkout.send({ type: 'continued' });
    expect(await Promise.race([checkout.done, tick()])).toMatchObject({ type: 'completed' });
  });

  it('does not keep a payment without a result from being read again', async () => {
    let reads = 0;
    const readStatus = () => ((reads += 1) === 1 ? failing<OperationStatus>() : Promise.resolve(succeeded));
    const { pay, state, clock, lines } = bench(createCheckout, {
      provider: withoutEnd,
      api: { readStatus },
    });
    await pay();
    await clock.advance(2000);
    expect(state().name).toBe('success');
    expect(lines.join()).toContain('It broke.');
  });

  it('does not keep a new form from opening', async () => {
    const { pay, form, checkout, clock } = bench(createCheckout, { provider: withoutEnd });
    await clock.advance(0);
    checkout.send({ type: 'email-corrected', email: 'b@lime.example' });
    await clock.advance(0);
    expect(form()).toBe('ready');
    await pay();
    expect(form()).toBe('success');
  });
});

describe('a listener that throws', () => {
  const isPaying = (state: CheckoutState): boolean =>
    state.name === 'needs-payment-info' && state.form.name === 'processing';

  it('does not keep a payment from being sent', async () => {
    const { checkout, clock, forms, state } = bench(listened(isPaying));
    await clock.advance(0);
    expect(() => checkout.send({ type: 'payment-submitted' })).toThrow('It broke.');
    await clock.advance(0);
    expect([state().name, forms[0]?.calls[0]]).toEqual(['success', 'confirm']);
  });

  it('does not keep a checkout from its end', async () => {
    const { checkout, clock } = bench(listened(({ name }) => name === 'closed'));
    await clock.advance(0);
    expect(() => checkout.send({ type: 'closed' })).toThrow('It broke.');
    expect(await Promise.race([checkout.done, tick()])).not.toBe(LATE);
  });

  it('does not hold back the events that wait behind it', async () => {
    const { checkout, clock, state } = bench(
      (request, ports) => {
        const made = listened(isPaying)(request, ports);
        made.$state.listen((now) => {
          if (isPaying(now)) made.send({ type: 'closed' });
        });
        return made;
      },
      { confirm: never },
    );
    await clock.advance(0);
    expect(() => checkout.send({ type: 'payment-submitted' })).toThrow('It broke.');
    expect(state()).toMatchObject({ name: 'closed', outcome: { paymentSubmitted: true } });
  });
});
