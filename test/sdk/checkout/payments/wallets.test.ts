import { describe, expect, it } from 'vitest';
import { createCheckout } from '../../../../sdk/internal';
import type { CheckoutApi, PaymentFormHandle, PaymentFormEvents } from '../../../../sdk/internal';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { bench, failing, never, REFUSAL } from '../../support/effects/effect-bench';
import { priceOf } from '../../support/effects/deferred-steps';
import { branding, session } from '../../support/offer';

interface Setting {
  readonly api?: Partial<Omit<CheckoutApi, 'wiresFor'>>;
  readonly collect?: NonNullable<PaymentFormHandle['collect']>;
  readonly confirm?: PaymentFormHandle['confirm'];
  readonly isOnSessions?: boolean;
  readonly email?: string | null;
  readonly needsConsent?: boolean;
}

/** A form with the buttons of a wallet. */
const withWallet = async (setting: Setting = {}) => {
  const { api = {}, isOnSessions = true, email = 'ada@lime.example', needsConsent = false } = setting;
  const calls: string[] = [];
  const completed: unknown[] = [];
  let events: PaymentFormEvents | null = null;
  const terms = { ...branding.terms, needsConsent, termsUrl: 'https://lime.example/terms' };
  const on = bench(
    (request, ports) =>
      createCheckout(
        { ...request, sale: { ...plainSale, asksEmail: email !== null || !isOnSessions } },
        ports,
      ),
    {
      isOnSessions,
      email,
      api: {
        readBranding: () => Promise.resolve({ ...branding, terms }),
        complete: (_, address) => (completed.push(address), Promise.resolve(session)),
        ...api,
      },
      provider: {
        open: (_, given) => {
          events = given;
          queueMicrotask(() => given.onReady());
          return Promise.resolve({
            mount() {},
            unmount() {},
            destroy() {},
            collect: setting.collect ?? (() => Promise.resolve({ type: 'collected', location: null })),
            confirm: setting.confirm ?? (() => (calls.push('confirm'), Promise.resolve(null))),
            failWallet: () => void calls.push('fail'),
          });
        },
      },
    },
  );
  await on.clock.advance(0);
  const told = events as PaymentFormEvents | null;
  return {
    ...on,
    calls,
    completed,
    events: told,
    /** The customer authorises the payment in the sheet. */
    authorise: async (address: string | null = null): Promise<void> => {
      told?.onWalletAuthorised?.(address);
      await on.clock.advance(0);
    },
  };
};

describe('a wallet', () => {
  it('has buttons on devices that have one', async () => {
    const { state, events } = await withWallet();
    expect(state()).toMatchObject({ hasWallets: false });
    events?.onWallets?.(true);
    expect(state()).toMatchObject({ hasWallets: true });
    events?.onWallets?.(false);
    expect(state()).toMatchObject({ hasWallets: false });
  });

  it('pays without a filled form, and its sheet is not told that nothing was paid', async () => {
    const { authorise, state, calls, completed } = await withWallet();
    await authorise('eve@lime.example');
    expect([state().name, calls, completed]).toEqual(['success', ['confirm'], ['ada@lime.example']]);
  });

  it('brings the address where none was asked for', async () => {
    const named = await withWallet({ email: null });
    await named.authorise('eve@lime.example');
    expect([named.state().email, named.completed]).toEqual(['eve@lime.example', ['eve@lime.example']]);
    const nameless = await withWallet({ email: null });
    await nameless.authorise();
    expect([nameless.state().name, nameless.completed]).toEqual(['success', ['']]);
  });

  it('is told when the payment was refused, not collected or not made, and can be used again', async () => {
    const refusing: readonly Setting[] = [
      { confirm: () => Promise.resolve(REFUSAL) },
      { collect: () => Promise.resolve({ type: 'refused', refusal: REFUSAL }) },
      { collect: failing },
    ];
    for (const setting of refusing) {
      const { authorise, form, calls, checkout } = await withWallet(setting);
      await authorise();
      expect([form(), calls]).toEqual(['notice', ['fail']]);
      checkout.send({ type: 'notice-dismissed' });
      await authorise();
      expect(calls).toEqual(['fail', 'fail']);
    }
  });

  it('is told when it can’t pay: before the terms are agreed to, without a price, with an intent', async () => {
    const unpayable: readonly Setting[] = [
      { needsConsent: true },
      { api: { readPrice: never } },
      { isOnSessions: false },
    ];
    for (const setting of unpayable) {
      const { authorise, calls, completed, form } = await withWallet(setting);
      await authorise();
      expect([form(), calls, completed]).toEqual(['incomplete', ['fail'], []]);
    }
  });

  it('does not pay a second time while a payment runs', async () => {
    const { authorise, calls, completed } = await withWallet({ confirm: never });
    await authorise();
    await authorise();
    expect([calls, completed]).toEqual([[], ['ada@lime.example']]);
  });

  it('is told when the price has changed, and pays the new one only when it is authorised again', async () => {
    let cents = 825;
    const { authorise, calls, completed, state } = await withWallet({
      api: { readPrice: () => Promise.resolve(priceOf(cents)) },
      collect: () =>
        Promise.resolve({
          type: 'collected',
          location: { country: 'US', postalCode: '94107', state: null, city: null, line1: null, line2: null },
        }),
    });
    cents = 893;
    await authorise();
    expect([calls, completed]).toEqual([['fail'], []]);
    expect(state()).toMatchObject({ name: 'needs-payment-info', pricing: { settled: 'mismatch' } });
    await authorise();
    expect([state().name, calls]).toEqual(['success', ['fail', 'confirm']]);
  });

  it('is not told anything when the card is used', async () => {
    const { checkout, events, calls, clock, state } = await withWallet();
    events?.onChange(true, 'card');
    checkout.send({ type: 'payment-submitted' });
    await clock.advance(0);
    expect([state().name, calls]).toEqual(['success', ['confirm']]);
  });
});
