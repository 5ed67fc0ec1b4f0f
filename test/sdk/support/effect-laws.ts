import { manualClock } from '../../../sdk/adapters/memory';
import type {
  CheckoutApi,
  CheckoutPorts,
  createCheckout,
  OperationStatus,
  PaymentFormEvents,
  PaymentFormHandle,
  PaymentFormOptions,
  PaymentRefusal,
} from '../../../sdk/headless';
import { branding, buying, session } from './offer';

type MakeCheckout = typeof createCheckout;

const HOUR_MS = 3_600_000;
const never = <T>(): Promise<T> => new Promise(() => {});
const pending: OperationStatus = { type: 'pending' };
const succeeded: OperationStatus = { type: 'succeeded', redemptionInfo: null };
const REFUSAL: PaymentRefusal = { type: 'api_error', code: 'x', message: 'No.' };

const LATE = Symbol('late');
const tick = (): Promise<typeof LATE> => new Promise((resolve) => void setTimeout(resolve, 5, LATE));

interface World {
  readonly api?: Partial<CheckoutApi>;
  readonly ports?: Partial<CheckoutPorts>;
  readonly confirm?: (form: Form) => Promise<PaymentRefusal | null>;
  /** The form comes when the law calls `accept`. */
  readonly isFormLate?: boolean;
  readonly email?: string | null;
}

/** A card form, and what was done with it. */
interface Form {
  readonly options: PaymentFormOptions;
  readonly events: PaymentFormEvents;
  readonly calls: string[];
  accept(): void;
}

/** A checkout in a world that the law makes: every port in its hand. */
const bench = (make: MakeCheckout, world: World = {}) => {
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
  const api: CheckoutApi = {
    readBranding: () => Promise.resolve(branding),
    startPurchase: () => Promise.resolve({ nextAction: null, sessionId: 'ops', session }),
    readStatus: (_, signal) => (signals.push(signal), Promise.resolve(succeeded)),
    wasBoughtWithin: () => Promise.resolve(false),
    ...world.api,
  };
  const open = (options: PaymentFormOptions, events: PaymentFormEvents): Promise<PaymentFormHandle> =>
    new Promise((resolve) => {
      const calls: string[] = [];
      const note = (name: string) => () => void calls.push(name);
      const handle: PaymentFormHandle = {
        mount: note('mount'),
        unmount: note('unmount'),
        destroy: note('destroy'),
        confirm: () => (calls.push('confirm'), world.confirm?.(form) ?? Promise.resolve(null)),
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
  const ports = { api, clock: counted, log, payment: { open }, ...world.ports };
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

const failing = <T>(): Promise<T> => Promise.reject(new Error('It failed.'));

/** Pays, and is in doubt because the first look failed; what later looks say is given. */
const inDoubt = async (make: MakeCheckout, then: Partial<CheckoutApi>) => {
  let looks = 0;
  const readStatus: CheckoutApi['readStatus'] = (...what) =>
    (looks += 1) === 1 ? failing() : (then.readStatus?.(...what) ?? Promise.resolve(pending));
  const on = bench(make, { api: { ...then, readStatus } });
  await on.pay();
  return on;
};

/** What must hold of the effects, whatever the platform does. */
export const effectLaws: Readonly<Record<string, (make: MakeCheckout) => Promise<boolean>>> = {
  'a purchase goes its way': async (make) => {
    const { pay, state, forms, checkout } = bench(make);
    await pay();
    const isBought = state().name === 'success' && forms[0]?.calls.includes('destroy') === true;
    checkout.send({ type: 'continued' });
    return isBought && (await Promise.race([checkout.done, never(), tick()])) !== LATE;
  },
  'colours that do not come are not waited for': async (make) => {
    const { clock, form } = bench(make, { api: { readBranding: never } });
    await clock.advance(5900);
    const before = form();
    await clock.advance(200);
    return before === 'present-offer' && form() === 'ready';
  },
  'colours that fail hold up nobody': async (make) => {
    const { clock, form } = bench(make, { api: { readBranding: failing } });
    await clock.advance(0);
    return form() === 'ready';
  },
  'a form that does not come is unavailable after half a minute, and is destroyed when it comes at last':
    async (make) => {
      const { clock, form, forms } = bench(make, { isFormLate: true });
      await clock.advance(31_000);
      const seen = form();
      forms[0]?.accept();
      await clock.advance(0);
      return seen === 'unavailable' && forms[0]?.calls.join() === 'destroy';
    },
  'a form that comes after the checkout has closed is destroyed, and no timer is left': async (make) => {
    const { clock, checkout, forms, timers } = bench(make, { isFormLate: true });
    await clock.advance(0);
    checkout.send({ type: 'closed' });
    forms[0]?.accept();
    await clock.advance(0);
    return timers() === 0 && forms[0]?.calls.join() === 'destroy';
  },
  'a form speaks the language of the screens': async (make) => {
    const { clock, forms } = bench(make, { ports: { paymentLocale: () => 'pl' } });
    await clock.advance(0);
    return forms[0]?.options.locale === 'pl' && forms[0].options.businessName === branding.appName;
  },
  'without a form nothing is sent, and nothing is in doubt': async (make) => {
    const { clock, checkout, forms, form } = bench(make, { isFormLate: true });
    await clock.advance(0);
    forms[0]?.events.onChange(true);
    checkout.send({ type: 'payment-submitted' });
    await clock.advance(0);
    return form() === 'notice';
  },
  'a refusal is a refusal': async (make) => {
    const { pay, form, signals } = bench(make, { confirm: () => Promise.resolve(REFUSAL) });
    await pay();
    return form() === 'notice' && signals.length === 0;
  },
  'an answer that is lost leaves the payment in doubt': async (make) => {
    const { pay, isInDoubt } = bench(make, { confirm: failing });
    await pay();
    return isInDoubt();
  },
  'a form that throws leaves the payment in doubt': async (make) => {
    const confirm = (): never => {
      throw new Error('It broke.');
    };
    const { pay, isInDoubt } = bench(make, { confirm });
    await pay();
    return isInDoubt();
  },
  'a form that broke under a payment is opened anew after a refusal': async (make) => {
    const confirm = ({ events }: Form) => (events.onFailure('gone'), Promise.resolve(REFUSAL));
    const { pay, form } = bench(make, { confirm });
    await pay();
    return form() === 'unavailable';
  },
  'a look that fails is in doubt at once': async (make) => (await inDoubt(make, {})).isInDoubt(),
  'a later look that succeeds ends the doubt': async (make) => {
    const { clock, state } = await inDoubt(make, { readStatus: () => Promise.resolve(succeeded) });
    await clock.advance(2000);
    return state().name === 'success';
  },
  'while the status says nothing, what the customer owns decides': async (make) => {
    const { clock, state } = await inDoubt(make, { wasBoughtWithin: () => Promise.resolve(true) });
    await clock.advance(2000);
    return state().name === 'success';
  },
  'so it does when the status can’t be read': async (make) => {
    const then = { readStatus: failing, wasBoughtWithin: () => Promise.resolve(true) } as const;
    const { clock, state } = await inDoubt(make, then);
    await clock.advance(2000);
    return state().name === 'success';
  },
  'a look that finds nothing is followed by another': async (make) => {
    let asked = 0;
    const wasBoughtWithin = () => ((asked += 1), Promise.resolve(false));
    const { clock, isInDoubt } = await inDoubt(make, { wasBoughtWithin });
    await clock.advance(7000);
    return asked === 2 && isInDoubt();
  },
  'a look that fails altogether is followed by another': async (make) => {
    let asked = 0;
    const { clock, isInDoubt } = await inDoubt(make, { wasBoughtWithin: () => ((asked += 1), failing()) });
    await clock.advance(7000);
    return asked === 2 && isInDoubt();
  },
  'only what was bought since the purchase began counts': async (make) => {
    const asked: number[] = [];
    let looks = 0;
    const api: Partial<CheckoutApi> = {
      readStatus: () => ((looks += 1) === 1 ? failing() : Promise.resolve(pending)),
      wasBoughtWithin: (_, elapsed) => (asked.push(elapsed), Promise.resolve(false)),
    };
    const { clock, checkout, pay } = bench(make, { api, email: null });
    await clock.advance(HOUR_MS);
    checkout.send({ type: 'email-submitted', email: 'ada@lime.example' });
    await pay();
    await clock.advance(2000);
    return asked.length === 1 && (asked[0] ?? 0) < 60_000;
  },
  'leaving calls off every question and every timer, and settles': async (make) => {
    const signals: AbortSignal[] = [];
    const readStatus: CheckoutApi['readStatus'] = (_, signal) => (signals.push(signal), never());
    const { pay, clock, checkout, timers } = bench(make, { api: { readStatus } });
    await pay();
    checkout.send({ type: 'closed' });
    await clock.advance(0);
    const ended = await Promise.race([checkout.done, tick()]);
    return ended !== LATE && signals[0]?.aborted === true && timers() === 0;
  },
  'leaving between two looks leaves no timer': async (make) => {
    const { checkout, clock, timers } = await inDoubt(make, {});
    checkout.send({ type: 'closed' });
    await clock.advance(0);
    return timers() === 0;
  },
  'what fails is written down': async (make) => (await inDoubt(make, {})).lines.length > 0,
  'somebody who listens and answers at once is heard in turn': async (make) => {
    const { checkout, clock, forms } = bench(make);
    await clock.advance(0);
    checkout.$state.listen((now) => {
      if (now.name === 'needs-payment-info' && now.form.name === 'processing')
        checkout.send({ type: 'closed' });
    });
    checkout.send({ type: 'payment-submitted' });
    // It was sent, as the outcome says.
    const outcome = await checkout.done;
    return 'paymentSubmitted' in outcome && outcome.paymentSubmitted && forms[0]?.calls[0] === 'confirm';
  },
  'a form is shown in its place, whichever comes first, once, and taken off it': async (make) => {
    const place = {} as HTMLElement;
    const first = bench(make);
    first.checkout.mountPaymentForm(place);
    await first.clock.advance(0);
    const later = bench(make);
    await later.clock.advance(0);
    for (const node of [place, place, null]) later.checkout.mountPaymentForm(node);
    return first.forms[0]?.calls.join() === 'mount' && later.forms[0]?.calls.join() === 'mount,unmount';
  },
};
