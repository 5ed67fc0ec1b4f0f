import type { CheckoutApi } from '../../../../sdk/internal';
import { PurchasesError } from '../../../../sdk/index';
import { bench, failing, never } from './effect-bench';
import type { Form, MakeCheckout } from './effect-bench';
import { deferred, place, priceOf } from './deferred-steps';
import { session } from '../offer';

const SESSIONS = { isOnSessions: true } as const;
const unknownCall = (): Promise<never> =>
  Promise.reject(new PurchasesError(16, undefined, undefined, { statusCode: 404 }));
const failed = (): Promise<never> => Promise.reject(new PurchasesError(10));

/** What must hold of the effects of a session whose intent is created when the customer pays. */
export const deferredEffectLaws: Readonly<Record<string, (make: MakeCheckout) => Promise<boolean>>> = {
  'a payment is checked, gets its intent and is confirmed with it': async (make) => {
    const asked: string[] = [];
    const complete: CheckoutApi['complete'] = (sessionId, email) => {
      asked.push(sessionId, email);
      return Promise.resolve(session);
    };
    const { pay, state, forms } = bench(make, { ...SESSIONS, api: { complete } });
    await pay();
    const isConfirmed = forms[0]?.calls.includes(`confirm ${session.clientSecret}`) === true;
    return state().name === 'success' && isConfirmed && asked.join() === 'ops,ada@lime.example';
  },
  'the form gets the amount of the price, also if it opens later': async (make) => {
    const early = bench(make, { ...SESSIONS, api: { readPrice: () => Promise.resolve(priceOf(893)) } });
    await early.clock.advance(0);
    early.checkout.send({ type: 'code-submitted', code: 'lime' });
    await early.clock.advance(0);
    const late = bench(make, { ...SESSIONS, isFormLate: true });
    await late.clock.advance(0);
    late.forms[0]?.accept();
    await late.clock.advance(0);
    return (
      early.forms[0]?.calls.filter((call) => call === 'update 893').length === 2 &&
      late.forms[0]?.calls.includes('update 825') === true
    );
  },
  'an answer with the intent that is lost leaves the result unknown': async (make) => {
    const { pay, isInDoubt } = bench(make, { ...SESSIONS, api: { complete: failed } });
    await pay();
    return isInDoubt();
  },
  'a form that can’t be checked can be used again': async (make) => {
    const { pay, form } = bench(make, { ...SESSIONS, collect: failing });
    await pay();
    return form() === 'notice';
  },
  'a check that does not answer ends after half a minute': async (make) => {
    const { pay, form, clock } = bench(make, { ...SESSIONS, collect: never });
    await pay();
    const before = form();
    await clock.advance(31_000);
    return before === 'processing' && form() === 'notice';
  },
  'refused fields charge nothing': async (make) => {
    let asked = 0;
    const refusal = { type: 'card_error', code: 'x', message: 'No.' };
    const { pay, form } = bench(make, {
      ...SESSIONS,
      api: { complete: () => ((asked += 1), never()) },
      collect: () => Promise.resolve({ type: 'refused', refusal }),
    });
    await pay();
    return form() === 'notice' && asked === 0;
  },
  'a form that failed before the confirmation is opened again': async (make) => {
    const held: { form?: Form } = {};
    const on = bench(make, {
      ...SESSIONS,
      api: {
        complete: () => {
          held.form?.events.onFailure('gone');
          return Promise.resolve(session);
        },
      },
    });
    await on.clock.advance(0);
    held.form = on.forms[0]!;
    await on.pay();
    return on.form() === 'unavailable';
  },
  'a question for a price cancels the earlier one': async (make) => {
    const signals: AbortSignal[] = [];
    const readPrice: CheckoutApi['readPrice'] = (_, __, signal) => (signals.push(signal), never());
    const { clock, checkout } = bench(make, { ...SESSIONS, api: { readPrice } });
    await clock.advance(0);
    checkout.send({ type: 'code-submitted', code: 'lime' });
    await clock.advance(0);
    const isCancelled = signals.length === 2 && signals[0]?.aborted === true && signals[1]?.aborted === false;
    checkout.send({ type: 'closed' });
    await clock.advance(0);
    return isCancelled && signals[1]?.aborted === true;
  },
  'a price without an answer can be asked for again': async (make) => {
    let asked = 0;
    const readPrice = () => ((asked += 1) === 1 ? failed() : Promise.resolve(priceOf(825)));
    const { clock, checkout, state } = bench(make, { ...SESSIONS, api: { readPrice } });
    await clock.advance(0);
    checkout.send({ type: 'retry-requested' });
    await clock.advance(0);
    return state().price?.totalMicros === 8_250_000;
  },
  'the location is read half a second after the last change, and priced': async (make) => {
    const places: unknown[] = [];
    const readPrice: CheckoutApi['readPrice'] = (_, { location }) => {
      places.push(location?.postalCode ?? null);
      return Promise.resolve(priceOf(825));
    };
    const { clock, forms } = bench(make, {
      ...SESSIONS,
      api: { readPrice },
      collect: () => Promise.resolve({ type: 'collected', location: place('94107') }),
    });
    await clock.advance(0);
    for (let times = 0; times < 3; times += 1) {
      forms[0]?.events.onChange(true, 'card');
      await clock.advance(300);
    }
    const before = places.join();
    await clock.advance(300);
    return before === '' && places.length === 2 && places[1] === '94107';
  },
  'a location that can’t be read changes nothing': async (make) => {
    let reads = 0;
    const collect = () => {
      if ((reads += 1) === 1) throw new Error('It broke.');
      return Promise.resolve({ type: 'collected', location: null } as const);
    };
    const { clock, forms, pay, state } = bench(make, { ...SESSIONS, collect });
    await clock.advance(0);
    forms[0]?.events.onChange(true, 'card');
    await clock.advance(600);
    await pay();
    return state().name === 'success';
  },
  'the other wire is tried once after an unknown call': async (make) => {
    const starts: string[] = [];
    const start = (name: string) => () => (starts.push(name), unknownCall());
    const wires = () => [
      { startMayCharge: false, start: start('first') },
      { startMayCharge: false, start: start('second') },
    ];
    const { clock, state } = bench(make, { wires });
    await clock.advance(0);
    return starts.join() === 'first,second' && state().name === 'error';
  },
  'the form has the session of the wire that was answered': async (make) => {
    const started = { nextAction: null, sessionId: 'ops', session: deferred };
    const wires = () => [
      { startMayCharge: false, start: unknownCall },
      { startMayCharge: false, start: () => Promise.resolve(started) },
    ];
    const { clock, forms } = bench(make, { wires });
    await clock.advance(0);
    return forms[0]?.options.session === deferred;
  },
};
