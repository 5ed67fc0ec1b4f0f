import fc from 'fast-check';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRequest,
  CheckoutState,
  initialCheckout,
} from '../../../sdk/internal';
import { buying } from './offer';
import { answerTo, NOON_OF_WALKS, progress } from './walk-answers';
import type { Question } from './walk-answers';

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
  /** Questions that are open after this step. */
  readonly open: readonly Question[];
  /** When it happened. */
  readonly now: number;
}

export interface Walk {
  readonly first: readonly [CheckoutState, readonly CheckoutEffect[]];
  readonly steps: readonly Step[];
}

const emails = ['ada@lime.example', ' ada@lime.example ', 'b@c.dk', '', '  ', 'ada', 'a@b'];
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
] as const;

/** What the customer of each state would do; every now and then something else. */
const customerEvent = (state: CheckoutState, pick: number): CheckoutEvent => {
  const email = emails[pick % emails.length] ?? '';
  const all: readonly CheckoutEvent[] = [
    { type: 'email-submitted', email },
    { type: 'payment-submitted' },
    { type: 'notice-dismissed' },
    { type: 'retry-requested' },
    { type: 'continued' },
    { type: 'form-requested' },
  ];
  if (state.name === 'success' && pick % 2) return { type: 'closed' };
  if (pick % 4 === 0) return all[(pick >> 2) % all.length] ?? { type: 'continued' };
  if (state.name === 'needs-auth-info') return { type: 'email-submitted', email };
  if (state.name === 'needs-payment-info')
    return state.form.name === 'notice'
      ? { type: 'notice-dismissed' }
      : { type: state.form.name === 'unavailable' ? 'retry-requested' : 'payment-submitted' };
  if (state.name === 'polling-purchase-status' && pick % 3) return { type: 'retry-requested' };
  if (state.name === 'error' && state.failure.kind === 'crashed' && pick % 2) return { type: 'closed' };
  if (state.name === 'error' && state.recheck?.canPayAgain && pick % 5) return { type: 'form-requested' };
  return { type: state.name === 'error' && pick % 8 !== 1 ? 'retry-requested' : 'continued' };
};

export type Choice = readonly [
  who: 'answer' | 'late' | 'unfitting' | 'customer' | 'platform' | 'close',
  pick: number,
];

const platformEvent = (pick: number): CheckoutEvent => {
  if (pick % 29 === 0) return { type: 'taken-over' };
  if (pick % 23 === 0) return { type: 'crashed', detail: 'It failed.' };
  return { type: 'connectivity-changed', isOnline: pick % 3 !== 0, wasCached: pick % 5 === 0 };
};

/** Answers are common and closing is rare; else most walks would end before anything has happened. */
export const choices = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 60, arbitrary: fc.constant('answer' as const) },
      { weight: 30, arbitrary: fc.constant('customer' as const) },
      { weight: 12, arbitrary: fc.constant('platform' as const) },
      { weight: 8, arbitrary: fc.constant('late' as const) },
      { weight: 12, arbitrary: fc.constant('unfitting' as const) },
      { weight: 1, arbitrary: fc.constant('close' as const) },
    ),
    fc.nat(9999),
  ),
  { size: 'max', maxLength: 70 },
);

export const requests = fc
  .constantFrom(null, 'ada@lime.example', '  b@c.dk', 'nonsense', ' ')
  .map((email): CheckoutRequest => buying(undefined, { email }));

/** Where a walk begins: what an earlier page has left, whether a turn is needed, whether there is a line. */
export const openings = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.nat(99).map(progress) }),
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
};

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
    // Form and confirmation share a ticket, so only their answers can come at the wrong moment.
    const isAsking = question?.type === 'read-intent'; // Its ticket is none that a confirmation ever had.
    const spoken = pick % 2 || isAsking ? 'open-payment-form' : 'confirm-payment';
    if (who === 'unfitting') return answerTo(spoken, before.ticket, pick >> 3);
    if (who === 'late') return answerTo(other, before.ticket - 1 - (pick % 3), pick >> 3);
    const isFilling = question?.type === 'open-payment-form' && pick % 2 === 0;
    if (who === 'customer' || !question || isFilling) return customerEvent(before, pick);
    return answerTo(question.type, question.ticket, pick);
  };
  for (const choice of path) {
    const event = eventFor(choice);
    const isFresh = 'ticket' in event && event.ticket === before.ticket;
    const answers = open.findLast(
      ({ type, ticket }) => isFresh && ticket === before.ticket && fitting[event.type]?.includes(type),
    );
    pass(event, answers ?? null, choice[1]);
    const [after, effects] = machine.transition(before, event, now);
    open = stillOpen(open, answers ?? null, effects);
    steps.push({ before, event, answers: answers ?? null, after, effects, open, now });
    before = after;
  }
  return { first, steps };
};
