import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CheckoutElement } from '../../elements/checkout/checkout-element';
import { CheckoutRoot } from '../../elements/checkout/checkout-root';
import { addLaterScreens } from '../../elements/entries/later-steps';
import { createCheckout } from '../../sdk/internal';
import type { Checkout, CheckoutState, PaymentProvider } from '../../sdk/internal';
import { branding, buying, session } from '../sdk/support/offer';
import { sellingApi } from '../sdk/support/selling-api';

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
const options = {
  target: null,
  selectedLocale: 'en',
  defaultLocale: undefined,
  assetBaseUrl: '',
  isSandbox: false,
  appearance: {},
  texts: [],
  typedEmail: { read: () => '', write: () => {} },
} as const;

let root: Root | null = null;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  addLaterScreens();
  customElements.define('crash-checkout', class extends CheckoutElement {});
});
beforeEach(() => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const payment: PaymentProvider = {
  async open(_, events) {
    queueMicrotask(() => (events.onReady(), events.onChange(true)));
    return { mount() {}, unmount() {}, destroy() {}, confirm: () => new Promise(() => {}) };
  },
};

/** A checkout on screen whose drawing fails in the states that `isBroken` names. */
const drawn = async (isBroken: (state: CheckoutState) => boolean): Promise<Checkout> => {
  const checkout = createCheckout(buying(undefined, { email: 'ada@lime.example' }), {
    api: sellingApi({
      readBranding: () => Promise.resolve(branding),
      startPurchase: () => Promise.resolve({ nextAction: null, sessionId: 'ops', session }),
      readStatus: () => Promise.resolve({ type: 'pending' }),
      readTransactions: () => Promise.resolve([]),
    }),
    payment,
    clock: { now: () => 0, after: () => () => {} },
    log: silent,
  });
  const failing: Checkout = {
    ...checkout,
    get request() {
      if (isBroken(checkout.$state.get())) throw new Error('Planted in a screen.');
      return checkout.request;
    },
  };
  const host = document.createElement('crash-checkout') as CheckoutElement;
  host.setValue('layout', 'inline');
  const screens = document.createElement('div');
  document.body.append(screens);
  root = createRoot(screens);
  // The element's own listener reads the request before anything is broken.
  host.elementState.show(failing, options);
  await act(async () => root?.render(<CheckoutRoot host={host} />));
  return checkout;
};

const title = (): string | null | undefined => document.querySelector('[part~="title"]')?.textContent;

it('a screen that fails is said to have failed, and the purchase rejects with 0 and the cause', async () => {
  const checkout = await drawn((state) => state.name === 'needs-payment-info');
  expect(title()).toBe('Something went wrong');
  await act(async () => checkout.send({ type: 'closed' }));
  expect(await checkout.done).toMatchObject({
    type: 'failed',
    paymentSubmitted: false,
    failure: { kind: 'crashed', code: 0, detail: 'Error: Planted in a screen.' },
  });
});

it('a screen that fails after Pay goes on looking for the payment', async () => {
  const checkout = await drawn(
    (state) => state.name === 'needs-payment-info' && state.form.name === 'processing',
  );
  await act(async () => checkout.send({ type: 'payment-submitted' }));
  expect(title()).toBe('Your payment is still being confirmed');
  await act(async () => checkout.send({ type: 'closed' }));
  expect(await checkout.done).toMatchObject({ type: 'failed', paymentSubmitted: true, failure: { code: 0 } });
});

it('screens that fail altogether end the purchase as failed, not as cancelled', async () => {
  const checkout = await drawn((state) => state.name === 'needs-payment-info' || state.name === 'error');
  expect(await checkout.done).toMatchObject({ type: 'failed', failure: { kind: 'crashed' } });
});
