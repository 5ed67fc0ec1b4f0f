import { describe, expect, it } from 'vitest';
import { createCheckout } from '../../../../sdk/internal';
import type { CheckoutApi, PaymentFormHandle } from '../../../../sdk/internal';
import { bench, failing, HOUR_MS, never, REFUSAL } from '../../support/effects/effect-bench';
import type { Form, MakeCheckout } from '../../support/effects/effect-bench';
import { place, priceOf } from '../../support/effects/deferred-steps';
import { branding, coins } from '../../support/offer';

const SESSIONS = { isOnSessions: true } as const;
type Terms = Partial<typeof branding.terms>;
const brandedWith = (terms: Terms, more: Partial<typeof branding> = {}) => ({
  readBranding: () => Promise.resolve({ ...branding, ...more, terms: { ...branding.terms, ...terms } }),
});

/** The options of the form that a customer with this branding gets. */
const optionsOf = async (terms: Terms, more: object = {}, make: MakeCheckout = createCheckout) => {
  const { clock, forms } = bench(make, { ...SESSIONS, api: brandedWith(terms, more) });
  await clock.advance(0);
  return forms[0]?.options;
};

describe('the form is opened', () => {
  it.each([
    [{ asksFullAddress: true, collectsTax: false }, 'always'],
    [{ asksFullAddress: true, collectsTax: true }, 'always'],
    [{ collectsTax: false }, 'never'],
    [{ collectsTax: true }, 'by-country'],
    [{ collectsTax: null }, 'by-country'],
  ] as const)('with the address that the tax needs (%j)', async (terms, address) => {
    expect(await optionsOf(terms)).toMatchObject({ address });
  });

  it('without its own permission where the page shows one: a subscription of a named seller', async () => {
    const single: MakeCheckout = (request, ports) => {
      const { defaultPurchaseOption: purchaseOption } = coins.webBillingProduct;
      return createCheckout({ ...request, rcPackage: coins, purchaseOption }, ports);
    };
    const nameless = { appName: null };
    expect(await optionsOf({})).toMatchObject({ hasMandate: true });
    expect(await optionsOf({ footer: 'We charge.' }, nameless)).toMatchObject({ hasMandate: true });
    expect(await optionsOf({ footer: null }, nameless)).toMatchObject({ hasMandate: false });
    expect(await optionsOf({}, {}, single)).toMatchObject({ hasMandate: false });
  });

  it('without a name where the seller has none, in the language that the provider chooses', async () => {
    expect(await optionsOf({}, { appName: null })).toMatchObject({ businessName: '', locale: 'auto' });
  });

  it('with the sheet of the price that is on screen', async () => {
    const readPrice = () => Promise.resolve(priceOf(100));
    const { clock, forms } = bench(createCheckout, { ...SESSIONS, api: { readPrice } });
    await clock.advance(0);
    const sheet = forms[0]?.options.walletSheet?.();
    expect(sheet).toMatchObject({ title: expect.any(String), recurring: { managementUrl: null } });
    expect(sheet?.lines).toHaveLength(2);
  });
});

describe('a form that does not open', () => {
  const broken = (): never => {
    throw new Error('It broke.');
  };

  it.each([
    ['fails', failing],
    ['throws', broken],
  ])('because it %s can be opened again', async (_, open) => {
    let opened = 0;
    const { clock, form, checkout, lines } = bench(createCheckout, {
      provider: { open: () => ((opened += 1), open()) },
    });
    await clock.advance(0);
    expect(form()).toBe('unavailable');
    expect(lines.join()).toMatch(/It (broke|failed)/);
    checkout.send({ type: 'retry-requested' });
    await clock.advance(0);
    expect(opened).toBe(2);
  });

  it('fails once, and nothing fails after the checkout has closed', async () => {
    const { clock, forms, lines, checkout } = bench(createCheckout);
    await clock.advance(0);
    forms[0]?.events.onFailure('gone');
    forms[0]?.events.onFailure('gone again');
    expect([lines.length, forms[0]?.calls]).toEqual([1, ['destroy']]);
    const closed = bench(createCheckout);
    await closed.clock.advance(0);
    closed.checkout.send({ type: 'closed' });
    closed.forms[0]?.events.onFailure('gone');
    expect(closed.lines).toEqual([]);
    checkout.send({ type: 'closed' });
  });

  it('is no reason to give up one that is ready, however long that takes to fill', async () => {
    const { clock, forms, form } = bench(createCheckout, { isFormLate: true });
    await clock.advance(29_000);
    forms[0]?.events.onReady();
    forms[0]?.accept();
    await clock.advance(HOUR_MS);
    expect([form(), forms[0]?.calls]).toEqual(['incomplete', []]);
  });
});

describe('what the customer has typed', () => {
  const typed = async (...change: readonly [boolean, string?, boolean?]) => {
    const { clock, forms, state } = bench(createCheckout, { isFormLate: true });
    await clock.advance(0);
    forms[0]?.events.onReady();
    forms[0]?.events.onChange(...change);
    const now = state();
    return now.name === 'needs-payment-info' && now.hasInput;
  };

  it('is input of a card that is not empty, or complete where the form does not say', async () => {
    expect(await typed(false, 'card', false)).toBe(true);
    expect(await typed(true, 'card', true)).toBe(false);
    expect(await typed(true, 'card')).toBe(true);
    expect(await typed(true)).toBe(true);
    expect(await typed(false)).toBe(false);
    expect(await typed(true, 'paypal', false)).toBe(false);
    expect(await typed(true, 'paypal')).toBe(false);
  });

  it('stays input when a complete card is changed', async () => {
    const { clock, forms, state } = bench(createCheckout);
    await clock.advance(0);
    forms[0]?.events.onChange(false, 'card');
    expect(state()).toMatchObject({ form: { name: 'incomplete' }, hasInput: true });
  });
});

describe('the check of the fields', () => {
  it('needs a form that can be checked', async () => {
    let asked = 0;
    const complete: CheckoutApi['complete'] = () => ((asked += 1), never());
    const open = (_: unknown, events: Form['events']) => {
      queueMicrotask(() => (events.onReady(), events.onChange(true)));
      return Promise.resolve({ mount() {}, unmount() {}, destroy() {}, confirm: never });
    };
    const { pay, form, lines } = bench(createCheckout, {
      ...SESSIONS,
      api: { complete },
      provider: { open },
    });
    await pay();
    expect([form(), asked]).toEqual(['notice', 0]);
    expect(lines.join()).toContain('The payment provider has no form without an intent.');
  });

  it('opens a new form if the form has failed meanwhile', async () => {
    const held: { form?: Form } = {};
    const { pay, form, clock, forms } = bench(createCheckout, {
      ...SESSIONS,
      collect: () => {
        held.form?.events.onFailure('gone');
        return Promise.resolve({ type: 'refused', refusal: REFUSAL });
      },
    });
    await clock.advance(0);
    held.form = forms[0]!;
    await pay();
    expect(form()).toBe('unavailable');
  });

  it('has one answer: what comes after half a minute charges nothing', async () => {
    let answer = (): void => {};
    let asked = 0;
    const { pay, form, clock } = bench(createCheckout, {
      ...SESSIONS,
      api: { complete: () => ((asked += 1), never()) },
      collect: () =>
        new Promise((resolve) => (answer = () => resolve({ type: 'collected', location: null }))),
    });
    await pay();
    await clock.advance(31_000);
    answer();
    await clock.advance(0);
    expect([form(), asked]).toEqual(['notice', 0]);
  });
});

describe('the address in a complete form', () => {
  const priced = async (collect: NonNullable<PaymentFormHandle['collect']>) => {
    const questions: unknown[] = [];
    const readPrice: CheckoutApi['readPrice'] = (_, { location }) => {
      questions.push(location?.postalCode ?? null);
      return Promise.resolve(priceOf(825));
    };
    const on = bench(createCheckout, { ...SESSIONS, api: { readPrice }, collect });
    await on.clock.advance(0);
    on.forms[0]?.events.onChange(true, 'card');
    await on.clock.advance(600);
    return { ...on, questions };
  };

  it('is asked for with the location, and refused fields change no price', async () => {
    const wants: unknown[] = [];
    const { questions } = await priced((...args: unknown[]) => {
      wants.push(...args);
      const refused = { type: 'refused', refusal: REFUSAL, location: place('94107') } as const;
      return Promise.resolve(refused);
    });
    expect([wants, questions]).toEqual([[true], [null]]);
  });

  it('that comes after half a minute changes no price', async () => {
    let answer = (): void => {};
    const { clock, questions } = await priced(
      () =>
        new Promise((resolve) => (answer = () => resolve({ type: 'collected', location: place('94107') }))),
    );
    await clock.advance(31_000);
    answer();
    await clock.advance(0);
    expect(questions).toEqual([null]);
  });

  it('is not read from a form that can’t be checked', async () => {
    let reads = 0;
    const open = (_: unknown, events: Form['events']) => {
      queueMicrotask(() => (events.onReady(), events.onChange(true, 'card')));
      return Promise.resolve({ mount() {}, unmount() {}, destroy() {}, confirm: never });
    };
    const { clock, form } = bench(createCheckout, {
      ...SESSIONS,
      api: { readPrice: () => ((reads += 1), Promise.resolve(priceOf(825))) },
      provider: { open },
    });
    await clock.advance(1000);
    expect([form(), reads]).toEqual(['ready', 1]);
  });
});
