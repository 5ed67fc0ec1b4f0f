import type { CheckoutEffect, CheckoutEvent, CheckoutState, Transition } from '../checkout.types';
import { isAnswered, isRefusal } from '../../../model/purchase/failure';
import type { CheckoutFailure } from '../../../model/purchase/failure';
import type { PriceAnswer } from '../../../model/purchase/checkout-session';
import { hasIntent } from '../../../model/purchase/has-intent';
import type { BillingLocation } from '../../../ports/payment';
import { isBusy } from '../payment/payment-form';
import { priceStatus } from './price-status.machine';
import { interruption } from './price-interruption';
import type { AskedPrice, Pricing, PriceStatus } from './pricing.types';

/**
 * The price of a session while its form is open: taxes and discount codes. A price is only shown and compared here. Pure.
 */

type Paying = Extract<CheckoutState, { name: 'needs-payment-info' }>;
type Priced = Paying & { readonly pricing: Pricing };

/** The provider's forms report every key, so a location is read when the customer has paused. */
const LOCATION_PAUSE_MS = 500;

const noPrice: Pricing = {
  settled: 'unavailable',
  asked: null,
  location: null,
  isUnread: false,
  isStale: false,
  codeProblem: null,
  step: null,
};

/** The price of a session that was opened before: the server may have applied a code, or another location. */
export const unknownPrice = (): Pricing => ({ ...noPrice, isStale: true });

const withPricing = <S extends Priced>(state: S, change: Partial<Pricing>): S => ({
  ...state,
  pricing: { ...state.pricing, ...change },
});

/** Whether the server may add taxes. Without the branding this is not known, so the server is asked. */
const isTaxed = ({ branding }: Paying): boolean => branding?.terms.collectsTax !== false;

/** Asks for a price. The answers to earlier questions are late. */
const ask = (state: Priced, asked: AskedPrice): Transition => {
  const priceTicket = state.priceTicket + 1;
  return [
    { ...withPricing(state, { asked, isUnread: false, codeProblem: null }), priceTicket },
    [{ type: 'read-price', priceTicket, sessionId: state.sessionId, question: asked }],
  ];
};

/**
 * The price of a form that opens. It is asked for if it can differ from the option's price: there may be taxes, or a code.
 * @returns the state without a question for a session with an intent, whose price is fixed.
 */
export const askFirstPrice = (state: Paying): readonly [Paying, readonly CheckoutEffect[]] => {
  if (hasIntent(state.session)) return [{ ...state, pricing: null }, []];
  const { discountCode, pricing } = state;
  const known = { ...state, pricing: pricing ? { ...pricing, step: null } : noPrice };
  const isFresh = pricing === null;
  if (isFresh && !isTaxed(state) && discountCode === null)
    return [withPricing(known, { settled: 'disabled' }), []];
  if (!isFresh && priceStatus(pricing) !== 'unavailable') return [known, []];
  const location = known.pricing.location;
  const [next, effects] = ask(known, discountCode === null ? { location } : { location, code: discountCode });
  return [next as Paying, effects];
};

/** Two addresses are one for the tax if all six parts are the same. */
const isSameLocation = (one: BillingLocation | null, other: BillingLocation | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The status after an answer. An unknown address is no failure as long as the customer has not entered one. */
const statusAfter = (
  { failedReason }: PriceAnswer,
  location: BillingLocation | null,
): Exclude<PriceStatus, 'loading'> => {
  if (failedReason === null) return 'calculated';
  return failedReason === 'invalid_tax_location' && location === null ? 'pending' : 'disabled';
};

/** What the machine does with a price: shows it, ends the sale, or goes on with a payment that has waited for it. */
export type PriceResult =
  | { readonly type: 'shown'; readonly transition: Transition }
  | { readonly type: 'ended'; readonly failure: CheckoutFailure }
  /** A payment waits for this price, and the total is the one that the customer has seen. */
  | { readonly type: 'as-shown'; readonly state: Paying; readonly effects: readonly CheckoutEffect[] };

const shown = (transition: Transition): PriceResult => ({ type: 'shown', transition });

/** The server keeps the code that an earlier page has applied. */
const codeIn = ({ price }: PriceAnswer): string | null =>
  price.discounts.find(({ code }) => code !== null)?.code ?? null;

/** Waits until the customer has paused, and reads the address then. */
const pauseBeforeLocation = (state: Paying, effects: readonly CheckoutEffect[] = []): Transition => {
  const priceTicket = state.priceTicket + 1;
  return [{ ...state, priceTicket }, [...effects, { type: 'wait-for-price', priceTicket, ms: LOCATION_PAUSE_MS }]];
}; // prettier-ignore

const onPrice = (state: Priced, answer: PriceAnswer): PriceResult => {
  const { asked, step } = state.pricing;
  if (!asked || hasIntent(state.session)) return shown([state, []]);
  if (answer.interrupts) return { type: 'ended', failure: interruption(answer.failedReason) };
  const collection = answer.collection ?? state.session.collection;
  const isPaying = step === 'pricing';
  const hasChanged = isPaying && state.price?.totalMicros !== answer.price.totalMicros;
  const next = {
    ...withPricing(state, {
      asked: null,
      settled: hasChanged ? 'mismatch' : statusAfter(answer, asked.location),
      location: asked.location,
      isStale: false,
      step: hasChanged ? null : step,
    }),
    price: answer.price,
    session: { ...state.session, collection },
    discountCode: asked.code === undefined ? (state.discountCode ?? codeIn(answer)) : asked.code,
  } satisfies Paying;
  const effects = [{ type: 'update-payment-form', collection }] as const;
  if (!isPaying) return shown(asked.isOutrun ? pauseBeforeLocation(next, effects) : [next, effects]);
  return hasChanged
    ? shown([{ ...next, form: { name: 'ready' } }, effects])
    : { type: 'as-shown', state: next, effects };
};

/** A refused code is shown at its field. Every other question can be asked again. */
const onUnread = (state: Priced, reason: CheckoutFailure): PriceResult => {
  const { asked, step, settled } = state.pricing;
  if (!asked) return shown([state, []]);
  const isAboutCode = typeof asked.code === 'string';
  const { statusCode = 0, backendErrorCode } = reason.extra ?? {};
  const isRefused = isRefusal(statusCode);
  // A refusal without a number can be a proxy's page, although the server has applied the code.
  const isCertain = isRefused && backendErrorCode !== undefined;
  if (!isAboutCode && isAnswered(reason)) return { type: 'ended', failure: reason };
  const waits = step === 'pricing' ? ({ form: { name: 'ready' } } as const) : {};
  const next = {
    ...withPricing(state, {
      asked: null,
      isUnread: !isAboutCode,
      isStale: !isCertain || state.pricing.isStale,
      codeProblem: isAboutCode ? (isRefused ? 'not-applicable' : 'not-checked') : null,
      step: null,
    }),
    ...waits,
    // A code of the integrator that can't be applied is not sent again.
    discountCode: isAboutCode && settled === 'unavailable' ? null : state.discountCode,
  } satisfies Paying;
  // The price without the code is still unknown.
  if (isAboutCode && settled === 'unavailable') {
    const { codeProblem } = next.pricing;
    if (!isTaxed(state) && !next.pricing.isStale)
      return shown([withPricing(next, { settled: 'disabled' }), []]);
    const [asking, effects] = ask(next, { location: asked.location });
    return shown([withPricing(asking as Priced, { codeProblem }), effects]);
  }
  return shown([next, []]);
};

const isIdle = ({ form, pricing }: Priced): boolean => !isBusy(form) && pricing.step === null;

const onCode = (state: Priced, entered: string | null): Transition => {
  if (!isIdle(state)) return [state, []];
  const code = entered?.trim().toUpperCase() ?? null;
  if (code === '') return [withPricing(state, { codeProblem: 'empty' }), []];
  return ask(state, { location: state.pricing.location, code });
};

/** A form is complete, so its address can be read. Wallets would open their sheet. */
const mayReadLocation = (state: Priced, method: string | undefined): boolean =>
  isTaxed(state) &&
  state.form.name === 'ready' &&
  state.pricing.settled !== 'disabled' &&
  (method === undefined || method === 'card');

/** The price after a change of the form; `state` has the form's change. */
export const onFormChanged = (state: Paying, method: string | undefined): Transition => {
  const { pricing } = state;
  if (!pricing || !mayReadLocation({ ...state, pricing }, method)) return [state, []];
  const { asked } = pricing;
  return asked
    ? [{ ...state, pricing: { ...pricing, asked: { ...asked, isOutrun: true } } }, []]
    : pauseBeforeLocation(state);
};

const onLocation = (state: Priced, location: BillingLocation | null): Transition =>
  !isIdle(state) || location === null || isSameLocation(location, state.pricing.location)
    ? [state, []]
    : ask(state, { location });

/** A payment waits for the price at this location; `null`: the price is known. */
export const askBeforePayment = (state: Paying, location: BillingLocation | null): Transition | null => {
  const { pricing } = state;
  if (!pricing) return null;
  const isSame = state.price !== null && (location === null || isSameLocation(location, pricing.location));
  if (!pricing.isStale && (isSame || !isTaxed(state) || pricing.settled === 'disabled')) return null;
  return ask(
    { ...state, pricing: { ...pricing, step: 'pricing' } },
    { location: location ?? pricing.location },
  );
};

export const wantsLocation = (state: Paying): boolean =>
  isTaxed(state) && state.pricing !== null && state.pricing.settled !== 'disabled';

/** Whether the customer may pay the price that is on screen. */
export const isPayable = ({ pricing, consent }: Paying): boolean =>
  consent !== 'needed' && (!pricing || (pricing.asked === null && pricing.settled !== 'unavailable'));

/** Asks again after a question without an answer. */
export const retryPrice = (state: Paying): Transition | null => {
  const { pricing } = state;
  if (!pricing?.isUnread || pricing.asked || !isIdle({ ...state, pricing })) return null;
  return ask({ ...state, pricing }, { location: pricing.location });
};

/** Repeats a question whose answer was lost in the back/forward cache. */
export const repeatQuestion = (state: Paying): Transition | null => {
  const { pricing } = state;
  return pricing?.asked ? ask({ ...state, pricing }, pricing.asked) : null;
};

/** `null`: the event is not about the price. */
export const onPricing = (state: Paying, event: CheckoutEvent): PriceResult | null => {
  const { pricing } = state;
  if (!pricing) return null;
  const priced = { ...state, pricing };
  switch (event.type) {
    case 'price-read':
      return onPrice(priced, event.answer);
    case 'price-unread':
      return onUnread(priced, event.failure);
    case 'code-submitted':
      return shown(onCode(priced, event.code));
    case 'code-removed':
      return shown(onCode(priced, null));
    case 'price-waited':
      return shown([
        state,
        isIdle(priced) && state.form.name === 'ready'
          ? [{ type: 'read-location', priceTicket: state.priceTicket }]
          : [],
      ]);
    case 'location-read':
      return shown(onLocation(priced, event.location));
    default:
      return null;
  }
};
