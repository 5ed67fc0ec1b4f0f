import { afterEach, expect, it, vi } from 'vitest';
import { manualClock, scriptedPayments } from '../../sdk/adapters/memory';
import { createCheckout, checkoutPorts } from '../../sdk/internal';
import type { CheckoutApi, CheckoutPorts, PaymentProvider } from '../../sdk/internal';
import { Purchases } from '../../sdk/index';
import { branding, buying, session } from '../sdk/support/offer';
import { sellingApi } from '../sdk/support/selling-api';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const KEY = 'purchase-elements.open';

/** What a page in a browser gets, with a server that the test speaks for. */
const pagePorts = (starts: string[], confirm: () => Promise<null>): CheckoutPorts => {
  const purchases = new Purchases({ apiKey: 'rcb_sb_ports', appUserId: 'nils' });
  const api = sellingApi({
    readBranding: () => Promise.resolve(branding),
    startPurchase: () => (
      starts.push('start'),
      Promise.resolve({ nextAction: null, sessionId: 'ops', session })
    ),
    readStatus: () => Promise.resolve({ type: 'pending' }),
    readTransactions: () => Promise.resolve([]),
  });
  const payments = scriptedPayments();
  const payment: PaymentProvider = {
    open: async (options, events) => ({ ...(await payments.open(options, events)), confirm }),
    readIntent: () => Promise.resolve('open'),
  };
  return { ...checkoutPorts(purchases), api, payment, clock: manualClock(Date.now()) };
};

const reaches = (checkout: ReturnType<typeof createCheckout>, state: object): Promise<void> =>
  vi.waitFor(() => expect(checkout.$state.get()).toMatchObject(state), { timeout: 20_000 });
const FORM = { name: 'needs-payment-info', form: { name: 'ready' } };

it('in a browser createCheckout keeps a payment, and the next one goes on with its session', async () => {
  const starts: string[] = [];
  const ports = pagePorts(starts, () => new Promise(() => {}));
  const request = buying(undefined, { email: 'ada@lime.example' });
  const first = createCheckout(request, ports);
  await reaches(first, FORM);
  first.send({ type: 'payment-submitted' });
  expect(sessionStorage.getItem(KEY)).toContain('"step":"submitted"');
  expect(localStorage.getItem(KEY)).toContain('"step":"submitted"');
  expect(localStorage.getItem(KEY)).not.toMatch(/_secret_|@lime/);
  first.send({ type: 'closed' });
  expect(await first.done).toMatchObject({ type: 'cancelled', paymentSubmitted: true });

  const second = createCheckout(request, ports);
  await reaches(second, { name: 'polling-purchase-status', sessionId: 'ops' });
  expect(starts).toEqual(['start']);
  second.send({ type: 'closed' });
});

it('a purchase that is complete leaves nothing that could be gone on with', async () => {
  const starts: string[] = [];
  const ports = pagePorts(starts, () => Promise.resolve(null));
  const api: CheckoutApi = {
    ...ports.api,
    readStatus: () => Promise.resolve({ type: 'succeeded', redemptionInfo: null }),
  };
  const checkout = createCheckout(buying(undefined, { email: 'ada@lime.example' }), { ...ports, api });
  await reaches(checkout, FORM);
  checkout.send({ type: 'payment-submitted' });
  await reaches(checkout, { name: 'success' });
  expect(localStorage.getItem(KEY)).toContain('"step":"success"');
  checkout.send({ type: 'continued' });
  expect(await checkout.done).toMatchObject({ type: 'completed' });
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(localStorage.getItem(KEY)).toMatch(/^\{"open":\[\],"spent":\[\{"id":"[0-9a-f]{24}"/);
});
