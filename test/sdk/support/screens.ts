import { manualClock, scriptedPayments } from '../../../sdk/adapters/memory';
import type { ManualClock, ScriptedPayments } from '../../../sdk/adapters/memory';
import { createPageSessions, createPurchaseCode, purchase, readBranding } from '../../../sdk/internal';
import type {
  Checkout,
  CheckoutState,
  PageSessions,
  Presenter,
  PresentOptions,
  PurchasesContext,
  Ui,
} from '../../../sdk/internal';
import { setUiLoader } from '../../../sdk/purchases/platform';

/** Screens that nobody sees: they do what a customer would, state by state. */
export interface Screens {
  readonly presented: { readonly checkout: Checkout; readonly options: PresentOptions }[];
  readonly payment: ScriptedPayments;
  readonly clock: ManualClock;
  /** How many are on screen now. */
  onScreen: number;
  loads: number;
}

export type Customer = (state: CheckoutState, checkout: Checkout) => void;

/** Gives an address, pays, and closes every screen that ends. */
export const eager: Customer = (state, { send }) => {
  if (state.name === 'needs-auth-info' && !state.failure)
    send({ type: 'email-submitted', email: 'ada@lime.example' });
  if (state.name === 'needs-payment-info' && state.form.name === 'ready')
    setImmediate(() => send({ type: 'payment-submitted' }));
  if (state.name === 'success' || state.name === 'error') send({ type: 'continued' });
};

const storage = (): { read(): string | null; write(next: string | null): void } => {
  let text: string | null = null;
  return { read: () => text, write: (next) => void (text = next) };
};

/** The purchases of a page that is alone in its browser. */
export const pageAlone = (): PageSessions =>
  createPageSessions({
    clock: manualClock(1_000_000),
    random: { bytes: (count) => new Uint8Array(count).fill(1), fraction: () => 0 },
    connectivity: { isOnline: () => true, watch: () => () => {} },
    locks: { acquire: () => Promise.resolve({ handedOver: null, release() {} }) },
    address: { read: () => '', replace() {} },
    storage: storage(),
    sharedStorage: storage(),
  });

/** Installs screens whose customer behaves as told. The clock of the shop is stopped unless it is advanced. */
export const installScreens = (
  customer: Customer = eager,
  answers?: Parameters<typeof scriptedPayments>[0],
  sessions?: PageSessions,
) => {
  const screens: Screens = {
    presented: [],
    payment: scriptedPayments(answers),
    clock: manualClock(),
    onScreen: 0,
    loads: 0,
  };
  const presenter: Presenter = {
    present(checkout, options) {
      screens.presented.push({ checkout, options });
      screens.onScreen++;
      checkout.$state.subscribe((state) => customer(state, checkout));
      return { dismiss: () => void screens.onScreen-- };
    },
  };
  const paymentLocale = (selected: string | undefined, fallback: string | undefined): string =>
    `${selected ?? '-'}/${fallback ?? '-'}`;
  // One copy for each instance: an instance sells one product at a time.
  const copies = new WeakMap<PurchasesContext, PurchasesContext>();
  const withClock = (context: PurchasesContext): PurchasesContext => {
    const copy = copies.get(context) ?? { ...context, clock: screens.clock };
    copies.set(context, copy);
    return copy;
  };
  const ui: Ui = {
    purchase: (run) =>
      purchase(
        { ...run, context: withClock(run.context) },
        {
          presenter,
          loadCode: async () => createPurchaseCode({ payment: screens.payment, paymentLocale }),
          ...(sessions && { sessions }),
        },
      ),
    inspect: () => {},
    sendEvents: () => {},
    presentExpressButton: () => Promise.reject(new Error('No buttons of wallets here.')),
    resume: () => Promise.resolve(null),
    presentPaywall: () => Promise.reject(new Error('These screens have no paywalls.')),
    preload: async (context) => void (await readBranding(context)),
    preloadPaywall: () => {},
  };
  setUiLoader(() => {
    screens.loads++;
    return Promise.resolve(ui);
  });
  return screens;
};
