import { manualClock } from '../../../../sdk/adapters/memory';
import type {
  CheckoutApi,
  CheckoutPorts,
  createCheckout,
  OperationStatus,
  PaymentFormEvents,
  PaymentFormHandle,
  PaymentFormOptions,
  PaymentProvider,
  PaymentRefusal,
} from '../../../../sdk/internal';
import { deferred, priceOf } from './deferred-steps';
import { branding, buying, session } from '../offer';
import { sellingApi } from '../selling-api';
import type { SellingCalls } from '../selling-api';

export type MakeCheckout = typeof createCheckout;

export const HOUR_MS = 3_600_000;
export const never = <T>(): Promise<T> => new Promise(() => {});
export const pending: OperationStatus = { type: 'pending' };
export const succeeded: OperationStatus = { type: 'succeeded', redemptionInfo: null };
export const REFUSAL: PaymentRefusal = { type: 'api_error', code: 'x', message: 'No.' };

export const LATE = Symbol('late');
export const tick = (): Promise<typeof LATE> => new Promise((resolve) => void setTimeout(resolve, 5, LATE));

interface World {
  readonly api?: Partial<SellingCalls>;
  readonly ports?: Partial<CheckoutPorts>;
  readonly provider?: Partial<PaymentProvider>;
  readonly confirm?: (form: Form) => Promise<PaymentRefusal | null>;
  /** The form comes when the law calls `accept`. */
  readonly isFormLate?: boolean;
  readonly email?: string | null;
  /** The wire of sessions: the form has no intent, and the server collects taxes. */
  readonly isOnSessions?: boolean;
  readonly collect?: PaymentFormHandle['collect'];
  readonly wires?: CheckoutApi['wiresFor'];
}

/** A card form, and what was done with it. */
export interface Form {
  readonly options: PaymentFormOptions;
  readonly events: PaymentFormEvents;
  readonly calls: string[];
  accept(): void;
}

/** A checkout in a world that the law makes: every port in its hand. */
export const bench = (make: MakeCheckout, world: World = {}) => {
  const clock = manualClock(HOUR_MS);
  const forms: Form[] = [];
  const lines: string[] = [];
  const signals: AbortSignal[] = [];
  let timers = 0;
  const counted = {
    now: clock.now,
    after: (ms: number, action: () => void) => {
      let isOver = false;
      const end = (): void => void ((timers -= isOver ? 0 : 1), (isOver = true));
      timers += 1;
      const stop = clock.after(ms, () => (end(), action()));
      return () => (end(), stop());
    },
  };
  const selling = sellingApi({
    readBranding: () => Promise.resolve(branding),
    startPurchase: () =>
      Promise.resolve({
        nextAction: null,
        sessionId: 'ops',
        session: world.isOnSessions ? deferred : session,
      }),
    readPrice: () => Promise.resolve(priceOf(825)),
    complete: () => Promise.resolve(session),
    readStatus: (_, signal) => (signals.push(signal), Promise.resolve(succeeded)),
    readTransactions: () => Promise.resolve(['earlier']),
    ...world.api,
  });
  const startMayCharge = !world.isOnSessions;
  const api: CheckoutApi = {
    ...selling,
    wiresFor: (read) => selling.wiresFor(read).map((wire) => ({ ...wire, startMayCharge })),
    ...(world.wires ? { wiresFor: world.wires } : {}),
  };
  const open = (options: PaymentFormOptions, events: PaymentFormEvents): Promise<PaymentFormHandle> =>
    new Promise((resolve) => {
      const calls: string[] = [];
      const note = (name: string) => () => void calls.push(name);
      const handle: PaymentFormHandle = {
        mount: note('mount'),
        unmount: note('unmount'),
        destroy: note('destroy'),
        confirm: (intent) => (
          calls.push(intent ? `confirm ${intent.clientSecret}` : 'confirm'),
          world.confirm?.(form) ?? Promise.resolve(null)
        ),
        collect: world.collect ?? (() => Promise.resolve({ type: 'collected', location: null })),
        update: ({ amount }) => void calls.push(`update ${amount}`),
      };
      const form: Form = { options, events, calls, accept: () => resolve(handle) };
      forms.push(form);
      if (world.isFormLate) return;
      form.accept();
      queueMicrotask(() => (events.onReady(), events.onChange(true)));
    });
  const log = {
    error: (line: string) => void lines.push(line),
    warn() {},
    info() {},
    debug() {},
    verbose() {},
  };
  const email = world.email === undefined ? 'ada@lime.example' : world.email;
  const ports: CheckoutPorts = {
    api,
    clock: counted,
    log,
    payment: { open, ...world.provider },
    ...world.ports,
  };
  const checkout = make(buying(undefined, { email }), ports);
  const state = () => checkout.$state.get();
  return {
    checkout,
    clock,
    forms,
    lines,
    signals,
    state,
    timers: () => timers,
    form: () => {
      const now = state();
      return now.name === 'needs-payment-info' ? now.form.name : now.name;
    },
    isInDoubt: () => {
      const now = state();
      return now.name === 'error' && now.recheck !== null;
    },
    /** Opens the form and pays. */
    pay: async () => {
      await clock.advance(0);
      checkout.send({ type: 'payment-submitted' });
      await clock.advance(0);
    },
  };
};

export const failing = <T>(): Promise<T> => Promise.reject(new Error('It failed.'));

/** Pays, and is in doubt because the first look failed; what later looks say is given. */
export const inDoubt = async (make: MakeCheckout, then: Partial<SellingCalls>) => {
  let looks = 0;
  const readStatus: SellingCalls['readStatus'] = (...what) =>
    (looks += 1) === 1 ? failing() : (then.readStatus?.(...what) ?? Promise.resolve(pending));
  const on = bench(make, { api: { ...then, readStatus } });
  await on.pay();
  return on;
};
