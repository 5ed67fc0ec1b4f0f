import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRequest,
  CheckoutState,
  initialCheckout,
} from '../../../../sdk/internal';
import { drawsOf } from '../draws';
import type { Draw } from '../draws';
import { answerTo, answerToQuestion, priceAnswerTo } from './walk-answers';
import type { PriceStep, Question } from './walk-answers';
import type { Choice, Opening } from './walk-choices';
import { customerEvent, platformEvent } from './walk-customer';
import { forwardEvent } from './walk-forward';

/** The checkout machine, or a mutant of it. */
export interface Machine {
  readonly initial: typeof initialCheckout;
  readonly transition: (
    state: CheckoutState,
    event: CheckoutEvent,
    now: number,
  ) => readonly [CheckoutState, readonly CheckoutEffect[]];
}

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
/** The questions that share a ticket with the form. */
const spokenAtAnyTime = [
  'open-payment-form',
  'open-payment-form',
  'confirm-payment',
  'confirm-payment',
  'collect-payment',
  'create-intent',
] as const;
const priceSteps = ['wait-for-price', 'read-location', 'read-price'] as const;

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

const fittingPrice: Readonly<Partial<Record<CheckoutEvent['type'], PriceStep['type']>>> = {
  'price-waited': 'wait-for-price',
  'location-read': 'read-location',
  'price-read': 'read-price',
  'price-unread': 'read-price',
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
  let closedFor = 0;
  /** Answers take a moment, pauses their time, and now and then a customer goes away: for minutes, or for long. */
  const pass = (event: CheckoutEvent, answers: Question | null, draw: Draw): void => {
    now += event.type === 'waited' && answers?.type === 'wait' ? answers.ms : draw(400);
    if (draw(20) === 0) now += draw(3) * 60_000;
    if (draw(90) === 0) now += draw(3) * 13 * 3_600_000;
    if (draw(100) === 0) now -= 3_600_000;
  };
  const eventFor = (who: Choice[0], draw: Draw): CheckoutEvent => {
    const asking = open.filter(({ ticket }) => ticket === before.ticket);
    // A form, a confirmation and the reads behind them share a ticket.
    const decisive = asking.filter(({ type }) => type !== 'wait' && type !== 'open-payment-form');
    const [first = asking.at(-1)] = draw(4) ? decisive : [asking[draw(Math.max(asking.length, 1))]];
    const question = first ?? null;
    if (who === 'close') return { type: 'closed' };
    if (who === 'platform') return platformEvent(draw);
    const priceStep = prices.findLast(({ priceTicket }) => priceTicket === before.priceTicket);
    if (who === 'forward') return forwardEvent({ state: before, question, priceStep }, draw);
    if (who === 'late' && draw(5) === 0) {
      const late = before.priceTicket - 1 - draw(2);
      return priceAnswerTo(priceSteps[draw(3)] ?? 'read-price', late, draw);
    }
    if (who === 'answer' && priceStep && draw(5) < 3)
      return priceAnswerTo(priceStep.type, priceStep.priceTicket, draw);
    // The form and the steps of a payment share a ticket, so only their answers can come at the wrong moment.
    const isAsking = question?.type === 'read-intent'; // Its ticket is none that a confirmation ever had.
    const spoken = isAsking ? 'open-payment-form' : (spokenAtAnyTime[draw(spokenAtAnyTime.length)] ?? 'wait');
    if (who === 'unfitting') return answerTo(spoken, before.ticket, draw, before.startMayCharge);
    if (who === 'late')
      return answerTo(asked[draw(asked.length)] ?? 'wait', before.ticket - 1 - draw(3), draw);
    const isFilling = question?.type === 'open-payment-form' && draw(2) === 0;
    if (who === 'customer' || !question || isFilling) return customerEvent(before, draw);
    return answerToQuestion(question, draw, before.startMayCharge);
  };
  for (const [who, pick] of path) {
    // A closed purchase stays closed; a few events show that.
    if (before.name === 'closed' && ++closedFor > 3) break;
    const draw = drawsOf(pick);
    const event = eventFor(who, draw);
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
    pass(event, answers ?? null, draw);
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
