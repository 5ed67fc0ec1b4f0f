import fc from 'fast-check';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRequest,
  CheckoutState,
  initialCheckout,
} from '../../../sdk/internal';
import { buying } from './offer';
import { plainSale } from '../../../sdk/model/purchase-request';
import { answerTo, fittingPrice, formProgress, NOON_OF_WALKS, priceAnswerTo, progress } from './walk-answers';
import type { PriceStep, Question } from './walk-answers';
import { customerEvent, platformEvent } from './walk-customer';

/** The checkout machine, or a mutant of it. */
export interface Machine {
  readonly initial: typeof initialCheckout;
  readonly transition: (
    state: CheckoutState,
    event: CheckoutEvent,
    now: number,
  ) => readonly [CheckoutState, readonly CheckoutEffect[]];
}

export type Opening = NonNullable<Parameters<typeof initialCheckout>[1]>;

export interface Step {
  readonly before: CheckoutState;
  readonly event: CheckoutEvent;
  /** The open question that this event answers; `null` for the customer, for late and for unfitting events. */
  readonly answers: Question | null;
  readonly after: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
  /** The step of the price that this event answers. */
  readonly answersPrice: PriceStep | null;
  /** Steps of the price that are open after this step. */
  readonly prices: readonly PriceStep[];
  /** Questions that are open after this step. */
  readonly open: readonly Question[];
  /** When it happened. */
  readonly now: number;
}

export interface Walk {
  readonly first: readonly [CheckoutState, readonly CheckoutEffect[]];
  readonly steps: readonly Step[];
}

const asked = [
  'load-branding',
  'claim-lock',
  'read-transactions',
  'look-for-purchase',
  'read-intent',
  'start-purchase',
  'open-payment-form',
  'confirm-payment',
  'check-status',
  'recheck-purchase',
  'wait',
  'change-wire',
  'collect-payment',
  'create-intent',
  'change-plan',
] as const;
const spokenAtAnyTime = [
  'open-payment-form',
  'confirm-payment',
  'collect-payment',
  'open-payment-form',
  'confirm-payment',
  'create-intent',
  'change-plan',
] as const;
const priceSteps = ['wait-for-price', 'read-location', 'read-price'] as const;

export type Choice = readonly [
  who: 'answer' | 'late' | 'unfitting' | 'customer' | 'platform' | 'close',
  pick: number,
];

/** Answers are common and closing is rare; else most walks would end before anything has happened. */
export const choices = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 70, arbitrary: fc.constant('answer' as const) },
      { weight: 30, arbitrary: fc.constant('customer' as const) },
      { weight: 8, arbitrary: fc.constant('platform' as const) },
      { weight: 7, arbitrary: fc.constant('late' as const) },
      { weight: 8, arbitrary: fc.constant('unfitting' as const) },
      { weight: 1, arbitrary: fc.constant('close' as const) },
    ),
    fc.nat(9999),
  ),
  { size: 'max', maxLength: 70 },
);

export const requests = fc
  .tuple(
    fc.constantFrom(null, 'ada@lime.example', '  b@c.dk', 'nonsense', ' '),
    fc.constantFrom(null, null, 'LIME20'),
    fc.boolean(),
  )
  .map(([email, discountCode, emailWithPayment]): CheckoutRequest => ({
    ...buying(undefined, { email }),
    sale: { ...plainSale, discountCode, showDiscountCode: true, emailWithPayment },
  }));

/** Where a walk begins: what an earlier page has left, whether a turn is needed, whether there is a line. */
export const openings = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.nat(99).map(progress) },
      // The steps of a payment are deep in a walk: some walks begin before them.
      { weight: 3, arbitrary: fc.nat(99).map(formProgress) },
    ),
    fc.constantFrom(true, true, false),
    fc.constantFrom(true, true, true, false),
  )
  .map(([resume, isMine, isOnline]): Opening => ({
    resume,
    isMine,
    isOnline,
    now: NOON_OF_WALKS,
    ...(resume ? { ownedBefore: ['earlier'] } : {}),
  }));

const fitting: Readonly<Partial<Record<CheckoutEvent['type'], readonly Question['type'][]>>> = {
  'branding-loaded': ['load-branding'],
  'purchase-started': ['start-purchase'],
  'purchase-start-failed': ['start-purchase'],
  'form-ready': ['open-payment-form'],
  'form-changed': ['open-payment-form'],
  'form-failed': ['open-payment-form'],
  'payment-confirmed': ['confirm-payment'],
  'payment-refused': ['confirm-payment'],
  'payment-answer-lost': ['confirm-payment'],
  'payment-not-sent': ['confirm-payment'],
  'transactions-read': ['read-transactions'],
  'transactions-unread': ['read-transactions'],
  claimed: ['claim-lock'],
  'claim-refused': ['claim-lock'],
  'intent-read': ['read-intent', 'recheck-purchase'],
  'intent-unknown': ['read-intent'],
  'status-read': ['check-status', 'recheck-purchase', 'look-for-purchase'],
  'status-failed': ['check-status', 'recheck-purchase', 'look-for-purchase'],
  waited: ['wait'],
  'wire-changed': ['change-wire'],
  'payment-collected': ['collect-payment'],
  'payment-not-collected': ['collect-payment'],
  'intent-created': ['create-intent'],
  'intent-not-created': ['create-intent'],
  'plan-changed': ['change-plan'],
  'plan-not-changed': ['change-plan'],
};

const isPriceStep = (effect: CheckoutEffect): effect is PriceStep => 'priceTicket' in effect;

const isQuestion = (effect: CheckoutEffect): effect is Question => 'ticket' in effect;

/** A form stays open, and may speak, until it is closed; every other question is over with its answer. */
const stillOpen = (
  open: readonly Question[],
  answered: Question | null,
  effects: readonly CheckoutEffect[],
) => {
  const ends = (type: CheckoutEffect['type']): boolean => effects.some((effect) => effect.type === type);
  const isGone = (question: Question): boolean =>
    ends('stop') ||
    (question.type === 'open-payment-form'
      ? ends('close-payment-form') || ends('open-payment-form')
      : question === answered);
  return [...open.filter((question) => !isGone(question)), ...effects.filter(isQuestion)];
};

export const walk = (
  machine: Machine,
  request: CheckoutRequest,
  path: readonly Choice[],
  opening: Opening = {},
): Walk => {
  const first = machine.initial(request, opening);
  let [before] = first;
  let open = stillOpen([], null, first[1]);
  let prices: readonly PriceStep[] = first[1].filter(isPriceStep);
  const steps: Step[] = [];
  let now = opening.now ?? 0;
  /** Answers take a moment, pauses their time, and now and then a customer goes away for long. */
  const pass = (event: CheckoutEvent, answers: Question | null, pick: number): void => {
    now += event.type === 'waited' && answers?.type === 'wait' ? answers.ms : pick % 400;
    if (pick % 97 === 0) now += (pick % 3) * 13 * 3_600_000;
    if (pick % 101 === 0) now -= 3_600_000;
  };
  const eventFor = ([who, pick]: Choice): CheckoutEvent => {
    const asking = open.filter(({ ticket }) => ticket === before.ticket);
    // A form, a confirmation and the reads behind them share a ticket.
    const decisive = asking.filter(({ type }) => type !== 'wait' && type !== 'open-payment-form');
    const [first = asking.at(-1)] = pick % 4 ? decisive : [asking[(pick >> 2) % Math.max(asking.length, 1)]];
    const question = first ?? null;
    const other = asked[pick % asked.length] ?? 'wait';
    if (who === 'close') return { type: 'closed' };
    if (who === 'platform') return platformEvent(pick);
    const priceStep = prices.findLast(({ priceTicket }) => priceTicket === before.priceTicket);
    if (who === 'late' && pick % 5 === 0) {
      const late = before.priceTicket - 1 - ((pick >> 1) % 2);
      return priceAnswerTo(priceSteps[(pick >> 2) % 3] ?? 'read-price', late, pick >> 4);
    }
    if (who === 'answer' && priceStep && pick % 5 < 3)
      return priceAnswerTo(priceStep.type, priceStep.priceTicket, pick >> 3);
    // The form and the steps of a payment share a ticket, so only their answers can come at the wrong moment.
    const isAsking = question?.type === 'read-intent'; // Its ticket is none that a confirmation ever had.
    const spoken = isAsking
      ? 'open-payment-form'
      : (spokenAtAnyTime[pick % spokenAtAnyTime.length] ?? 'wait');
    if (who === 'unfitting') return answerTo(spoken, before.ticket, pick >> 3, before.startMayCharge);
    if (who === 'late') return answerTo(other, before.ticket - 1 - (pick % 3), pick >> 3);
    const isFilling = question?.type === 'open-payment-form' && pick % 2 === 0;
    if (who === 'customer' || !question || isFilling) return customerEvent(before, pick);
    return answerTo(question.type, question.ticket, pick, before.startMayCharge);
  };
  for (const choice of path) {
    const event = eventFor(choice);
    const isFresh = 'ticket' in event && event.ticket === before.ticket;
    const answers = open.findLast(
      ({ type, ticket }) => isFresh && ticket === before.ticket && fitting[event.type]?.includes(type),
    );
    const answersPrice =
      'priceTicket' in event && event.priceTicket === before.priceTicket
        ? (prices.findLast(
            ({ type, priceTicket }) =>
              priceTicket === before.priceTicket && fittingPrice[event.type] === type,
          ) ?? null)
        : null;
    pass(event, answers ?? null, choice[1]);
    const [after, effects] = machine.transition(before, event, now);
    open = stillOpen(open, answers ?? null, effects);
    const isStopped = effects.some(({ type }) => type === 'stop');
    prices = [
      ...prices.filter((step) => step !== answersPrice && !isStopped),
      ...effects.filter(isPriceStep),
    ];
    steps.push({ before, event, answers: answers ?? null, after, effects, open, now, prices, answersPrice });
    before = after;
  }
  return { first, steps };
};
