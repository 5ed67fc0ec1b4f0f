import { expect, vi } from 'vitest';
import { manualClock, scriptedPayments } from '../../../sdk/adapters/memory';
import type { ManualClock, ScriptedPayments } from '../../../sdk/adapters/memory';
import { createCheckout, toCheckoutRequest } from '../../../sdk/internal';
import type {
  Checkout,
  CheckoutPorts,
  CheckoutState,
  CheckoutStateName,
  PaymentProvider,
  PaymentRefusal,
} from '../../../sdk/internal';
import type { TestBackend } from './backend';
import { connect, packageOf, portsOf } from './customer';

export const EMAIL = 'ada@lime.example';
export const YEAR_MS = 365 * 24 * 3600 * 1000;

interface Options {
  readonly email?: string;
  readonly item?: string;
  readonly option?: string;
  /** What the card provider says, payment by payment. */
  readonly answers?: readonly (PaymentRefusal | null | Error)[];
  /** Instead of the scripted one. */
  readonly provider?: PaymentProvider;
  readonly clock?: ManualClock;
  readonly ports?: Partial<CheckoutPorts>;
}

/** A purchase without any screen, over real HTTP; time and the card are in the test's hand. */
export interface Headless {
  readonly checkout: Checkout;
  readonly clock: ManualClock;
  readonly payment: ScriptedPayments;
  /** Every state so far, by name, repetitions left out. */
  readonly path: readonly CheckoutStateName[];
  state<N extends CheckoutStateName>(name: N): Extract<CheckoutState, { name: N }>;
  until<N extends CheckoutStateName>(name: N): Promise<Extract<CheckoutState, { name: N }>>;
  form(name: string): Promise<void>;
  /** Lets polling go on until the state has this name. */
  poll(name: CheckoutStateName): Promise<void>;
}

export const openCheckout = async (backend: TestBackend, options: Options = {}): Promise<Headless> => {
  const purchases = connect(backend);
  const rcPackage = await packageOf(purchases, options.item);
  const purchaseOption = rcPackage.webBillingProduct.subscriptionOptions[options.option ?? ''] ?? null;
  const { email: customerEmail, clock = manualClock(Date.now() - YEAR_MS) } = options;
  const request = toCheckoutRequest({
    rcPackage,
    purchaseOption,
    ...(customerEmail ? { customerEmail } : {}),
  });
  const payment = scriptedPayments(options.answers);
  const ports = { ...portsOf(purchases), clock, payment: options.provider ?? payment, ...options.ports };
  const checkout = createCheckout(request, ports);
  const path: CheckoutStateName[] = [];
  checkout.$state.subscribe(({ name }) => void (path.at(-1) === name || path.push(name)));
  const state: Headless['state'] = (name) => {
    const found = checkout.$state.get();
    expect(found.name).toBe(name);
    return found as never;
  };
  const eventually = <T>(check: () => T): Promise<T> => vi.waitFor(check, { interval: 3, timeout: 4000 });
  return {
    checkout,
    clock,
    payment,
    path,
    state,
    until: (name) => eventually(() => state(name)),
    form: (name) => eventually(() => expect(state('needs-payment-info').form.name).toBe(name)),
    poll: async (name) => {
      await vi.waitFor(
        async () => {
          await clock.advance(1000);
          state(name);
        },
        { interval: 5, timeout: 8000 },
      );
    },
  };
};
