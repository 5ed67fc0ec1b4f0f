import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CheckoutElement } from '../../elements/checkout/checkout-element';
import { CheckoutRoot } from '../../elements/checkout/checkout-root';
import { addLaterScreens } from '../../elements/entries/later-steps';
import { createCheckout } from '../../sdk/internal';
import type { PaymentProvider } from '../../sdk/internal';
import { branding, buying, session } from '../sdk/support/offer';
import { sellingApi } from '../sdk/support/selling-api';

const silent = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
const clock = { now: () => 0, after: () => () => {} };

let root: Root | null = null;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  addLaterScreens();
  customElements.define('strict-checkout', class extends CheckoutElement {});
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** A checkout in which everything that happens outside of the screens is noted. */
const noted = () => {
  const calls: string[] = [];
  const api = sellingApi({
    readBranding: () => (calls.push('branding'), Promise.resolve(branding)),
    startPurchase: () => (
      calls.push('start'),
      Promise.resolve({ nextAction: null, sessionId: 'ops', session })
    ),
    readStatus: () => (calls.push('status'), Promise.resolve({ type: 'succeeded', redemptionInfo: null })),
    readTransactions: () => Promise.resolve([]),
  });
  let place: HTMLElement | null = null;
  const payment: PaymentProvider = {
    async open(_, events) {
      calls.push('open');
      queueMicrotask(() => (events.onReady(), events.onChange(true)));
      return {
        mount: (node) => void (place = node),
        unmount: () => void (place = null),
        destroy: () => (calls.push('destroy'), void (place = null)),
        confirm: () => (calls.push('confirm'), Promise.resolve(null)),
      };
    },
  };
  const checkout = createCheckout(buying(undefined, { email: 'ada@lime.example' }), {
    api,
    payment,
    clock,
    log: silent,
  });
  return { calls, checkout, place: () => place };
};

it('effects that React runs twice start one purchase, open one card form in one place, and pay once', async () => {
  const { calls, checkout, place } = noted();
  const host = document.createElement('strict-checkout') as CheckoutElement;
  host.setValue('layout', 'inline');
  host.elementState.show(checkout, {
    target: null,
    selectedLocale: 'en',
    defaultLocale: undefined,
    assetBaseUrl: '',
    isSandbox: false,
    appearance: {},
    texts: [],
    typedEmail: { read: () => '', write: () => {} },
  });
  const screens = document.createElement('div');
  // The element itself stays off the page, or it would draw its own tree as well.
  document.body.append(screens);
  root = createRoot(screens);
  await act(async () =>
    root?.render(
      <StrictMode>
        <CheckoutRoot host={host} />
      </StrictMode>,
    ),
  );
  expect(calls).toEqual(['branding', 'start', 'open']);
  expect(host.contains(place())).toBe(true);
  expect(host.querySelectorAll('[slot="payment"]')).toHaveLength(1);

  const pay = screens.querySelector<HTMLButtonElement>('[part~="pay"]');
  await act(async () => pay?.form?.requestSubmit());
  expect(calls).toEqual(['branding', 'start', 'open', 'confirm', 'status', 'destroy']);
  expect(screens.querySelector('[part~="title"]')?.textContent).toBe('Purchase successful');
  expect(host.querySelectorAll('[slot="payment"]')).toHaveLength(0);
});
