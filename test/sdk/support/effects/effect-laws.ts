import type { CheckoutApi, PaymentProvider } from '../../../../sdk/internal';
import { PurchasesError } from '../../../../sdk/index';
import {
  bench,
  failing,
  HOUR_MS,
  inDoubt,
  LATE,
  never,
  pending,
  REFUSAL,
  succeeded,
  tick,
} from './effect-bench';
import type { Form, MakeCheckout } from './effect-bench';
import { branding } from '../offer';
import type { SellingCalls } from '../selling-api';

/** The first read is of before the purchase; what is read later has it. */
const boughtLater = (): CheckoutApi['readTransactions'] => {
  let reads = 0;
  return () => Promise.resolve((reads += 1) === 1 ? ['earlier'] : ['earlier', 'new']);
};

/** A bench on which the answer to the confirmation is lost, and the server says 'not yet'. */
const lostConfirmation = (make: MakeCheckout, readIntent: PaymentProvider['readIntent'] & object) =>
  bench(make, {
    confirm: failing,
    api: { readStatus: () => Promise.resolve(pending) },
    provider: { readIntent },
  });

/** What must hold of the effects, whatever the platform does. */
export const effectLaws: Readonly<Record<string, (make: MakeCheckout) => Promise<boolean>>> = {
  'a purchase without failures succeeds': async (make) => {
    const { pay, state, forms, checkout } = bench(make);
    await pay();
    const isBought = state().name === 'success' && forms[0]?.calls.includes('destroy') === true;
    checkout.send({ type: 'continued' });
    return isBought && (await Promise.race([checkout.done, never(), tick()])) !== LATE;
  },
  'branding that does not arrive does not delay the purchase for more than six seconds': async (make) => {
    const { clock, form } = bench(make, { api: { readBranding: never } });
    await clock.advance(5900);
    const before = form();
    await clock.advance(200);
    return before === 'present-offer' && form() === 'ready';
  },
  'branding that fails does not delay the purchase': async (make) => {
    const { clock, form } = bench(make, { api: { readBranding: failing } });
    await clock.advance(0);
    return form() === 'ready';
  },
  'a form that does not arrive is unavailable after half a minute, and is destroyed if it arrives later':
    async (make) => {
      const { clock, form, forms } = bench(make, { isFormLate: true });
      await clock.advance(31_000);
      const seen = form();
      forms[0]?.accept();
      await clock.advance(0);
      return seen === 'unavailable' && forms[0]?.calls.join() === 'destroy';
    },
  'a form that arrives after the checkout has closed is destroyed, and no timer is left': async (make) => {
    const { clock, checkout, forms, timers } = bench(make, { isFormLate: true });
    await clock.advance(0);
    checkout.send({ type: 'closed' });
    forms[0]?.accept();
    await clock.advance(0);
    return timers() === 0 && forms[0]?.calls.join() === 'destroy';
  },
  'the form has the language of the screens': async (make) => {
    const { clock, forms } = bench(make, { ports: { paymentLocale: () => 'pl' } });
    await clock.advance(0);
    return forms[0]?.options.locale === 'pl' && forms[0].options.businessName === branding.appName;
  },
  'without a form nothing is sent, and no result is unknown': async (make) => {
    const { clock, checkout, forms, form } = bench(make, { isFormLate: true });
    await clock.advance(0);
    forms[0]?.events.onChange(true);
    checkout.send({ type: 'payment-submitted' });
    await clock.advance(0);
    return form() === 'notice';
  },
  'a refusal shows a notice and does not read the result': async (make) => {
    const { pay, form, signals } = bench(make, { confirm: () => Promise.resolve(REFUSAL) });
    await pay();
    return form() === 'notice' && signals.length === 0;
  },
  'a lost answer leaves the result unknown': async (make) => {
    const { pay, isInDoubt } = bench(make, { confirm: failing });
    await pay();
    return isInDoubt();
  },
  'a form that throws leaves the result unknown': async (make) => {
    const confirm = (): never => {
      throw new Error('It broke.');
    };
    const { pay, isInDoubt } = bench(make, { confirm });
    await pay();
    return isInDoubt();
  },
  'a form that failed during a payment is opened again after a refusal': async (make) => {
    const confirm = ({ events }: Form) => (events.onFailure('gone'), Promise.resolve(REFUSAL));
    const { pay, form } = bench(make, { confirm });
    await pay();
    return form() === 'unavailable';
  },
  'after a failed read the result is unknown': async (make) => (await inDoubt(make, {})).isInDoubt(),
  'a later successful read gives the result': async (make) => {
    const { clock, state } = await inDoubt(make, { readStatus: () => Promise.resolve(succeeded) });
    await clock.advance(2000);
    return state().name === 'success';
  },
  'while the status has no result, the transactions decide': async (make) => {
    const { clock, state } = await inDoubt(make, { readTransactions: boughtLater() });
    await clock.advance(2000);
    return state().name === 'success';
  },
  'if the status can’t be read, the transactions decide': async (make) => {
    const then = { readStatus: failing, readTransactions: boughtLater() } as const;
    const { clock, state } = await inDoubt(make, then);
    await clock.advance(2000);
    return state().name === 'success';
  },
  'a read without a result is repeated': async (make) => {
    let asked = 0;
    const readTransactions = () => ((asked += 1), Promise.resolve(['earlier']));
    const { clock, isInDoubt } = await inDoubt(make, { readTransactions });
    await clock.advance(7000);
    return asked >= 3 && isInDoubt();
  },
  'a failed read is repeated': async (make) => {
    let asked = 0;
    const { clock, isInDoubt } = await inDoubt(make, {
      readTransactions: () => ((asked += 1) === 1 ? Promise.resolve(['earlier']) : failing()),
    });
    await clock.advance(7000);
    return asked >= 3 && isInDoubt();
  },
  'a transaction from before the purchase is ignored': async (make) => {
    const readTransactions = () => Promise.resolve(['earlier', 'of another day']);
    const { clock, isInDoubt } = await inDoubt(make, { readTransactions });
    await clock.advance(7000);
    return isInDoubt();
  },
  'nothing is started before the transactions were read, and recent ones are read once': async (make) => {
    let reads = 0;
    let starts = 0;
    const api: Partial<SellingCalls> = {
      readTransactions: () => ((reads += 1), Promise.resolve(['earlier'])),
      startPurchase: () => ((starts += 1), never()),
    };
    const { clock } = bench(make, { api });
    await clock.advance(0);
    return reads === 1 && starts === 1;
  },
  'transactions that were read long before the start are read again': async (make) => {
    let reads = 0;
    const api: Partial<SellingCalls> = {
      readTransactions: () => ((reads += 1), Promise.resolve(['earlier'])),
    };
    const { clock, checkout } = bench(make, { api, email: null });
    await clock.advance(HOUR_MS);
    checkout.send({ type: 'email-submitted', email: 'ada@lime.example' });
    await clock.advance(0);
    return reads === 2;
  },
  'offline nothing is started': async (make) => {
    let starts = 0;
    const api: Partial<SellingCalls> = {
      readTransactions: () => Promise.reject(new PurchasesError(10)),
      startPurchase: () => ((starts += 1), never()),
    };
    const { clock, form } = bench(make, { api });
    await clock.advance(0);
    return starts === 0 && form() === 'needs-auth-info';
  },
  'a purchase starts if the server can’t return the transactions': async (make) => {
    const { clock, form } = bench(make, { api: { readTransactions: failing } });
    await clock.advance(0);
    return form() === 'ready';
  },
  'after a refusal of the intent the form can be used again': async (make) => {
    const { clock, form, pay } = lostConfirmation(make, () => Promise.resolve('refused'));
    await pay();
    await clock.advance(1000);
    return form() === 'notice';
  },
  'a provider that does not answer is given up': async (make) => {
    const { clock, pay, isInDoubt, state } = lostConfirmation(make, never);
    await pay();
    await clock.advance(60_000);
    const now = state();
    return isInDoubt() && now.name === 'error' && (now.recheck?.tries ?? 0) > 0;
  },
  'closing cancels every request and every timer, and settles': async (make) => {
    const signals: AbortSignal[] = [];
    const readStatus: CheckoutApi['readStatus'] = (_, signal) => (signals.push(signal), never());
    const { pay, clock, checkout, timers } = bench(make, { api: { readStatus } });
    await pay();
    checkout.send({ type: 'closed' });
    await clock.advance(0);
    const ended = await Promise.race([checkout.done, tick()]);
    return ended !== LATE && signals[0]?.aborted === true && timers() === 0;
  },
  'closing between two reads leaves no timer': async (make) => {
    const { checkout, clock, timers } = await inDoubt(make, {});
    checkout.send({ type: 'closed' });
    await clock.advance(0);
    return timers() === 0;
  },
  'a failure is logged': async (make) => (await inDoubt(make, {})).lines.length > 0,
  'an event that a listener sends at once is queued': async (make) => {
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
  'the form is mounted once in its place, in whichever order they arrive, and removed': async (make) => {
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
