import fc from 'fast-check';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutFailure,
  CheckoutRequest,
  CheckoutState,
  initialCheckout,
  OperationStatus,
  PurchaseStart,
} from '../../../sdk/headless';
import { branding, buying, session } from './offer';

/** The checkout machine, or a mutant of it. */
export interface Machine {
  readonly initial: typeof initialCheckout;
  readonly transition: (
    state: CheckoutState,
    event: CheckoutEvent,
  ) => readonly [CheckoutState, readonly CheckoutEffect[]];
}

/** A question that the machine asked and that has had no answer yet. */
type Question = Extract<CheckoutEffect, { ticket: number }>;

export interface Step {
  readonly before: CheckoutState;
  readonly event: CheckoutEvent;
  /** The open question that this event answers; `null` for the customer, for late and for unfitting events. */
  readonly answers: Question | null;
  readonly after: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
  /** Questions that are open after this step. */
  readonly open: readonly Question[];
}

export interface Walk {
  readonly first: readonly [CheckoutState, readonly CheckoutEffect[]];
  readonly steps: readonly Step[];
}

const kinds = [
  'setting-up',
  'charging',
  'unknown',
  'network',
  'missing-email',
  'invalid-email',
  'already-purchased',
] as const;
const reason = (pick: number): CheckoutFailure => {
  const kind = kinds[pick % kinds.length] ?? 'unknown';
  return { kind, code: 0, detail: `failure ${pick}`, extra: undefined };
};

const start = (pick: number): PurchaseStart => ({
  nextAction:
    pick % 9 === 0 ? 'completed' : pick % 9 === 1 ? 'dance' : pick % 2 ? 'collect_payment_info' : null,
  sessionId: pick % 11 === 5 ? null : `ops_${pick}`,
  session: pick % 13 === 6 ? null : session,
});

const status = (pick: number): OperationStatus => {
  if (pick % 9 === 0)
    return { type: 'succeeded', redemptionInfo: { redeemUrl: `https://r.example/${pick}` } };
  return pick % 9 === 1 ? { type: 'failed', failure: reason(pick) } : { type: 'pending' };
};

/** Any answer that a question may get. A form that is open may speak at any time. */
const answerTo = (question: Question['type'], ticket: number, pick: number): CheckoutEvent => {
  switch (question) {
    case 'load-branding':
      return { type: 'branding-loaded', ticket, branding };
    case 'start-purchase':
      return pick % 4 === 3
        ? { type: 'purchase-start-failed', ticket, failure: reason(pick >> 2) }
        : { type: 'purchase-started', ticket, start: start(pick >> 2) };
    case 'open-payment-form':
      if (pick % 8 === 7) return { type: 'form-failed', ticket };
      return pick % 4 === 0
        ? { type: 'form-ready', ticket }
        : { type: 'form-changed', ticket, complete: pick % 4 !== 1 };
    case 'confirm-payment': {
      if (pick % 5 === 0) return { type: 'payment-answer-lost', ticket, failure: reason(pick) };
      if (pick % 5 < 3) return { type: 'payment-confirmed', ticket };
      const refusal = { type: 'card_error', code: pick % 2 ? 'card_declined' : 'other', message: 'No.' };
      return { type: 'payment-refused', ticket, refusal };
    }
    case 'check-status':
    case 'recheck-purchase':
      return pick % 7 === 6
        ? { type: 'status-failed', ticket, failure: reason(pick) }
        : { type: 'status-read', ticket, status: status(pick) };
    default:
      return { type: 'waited', ticket };
  }
};

const emails = ['ada@lime.example', ' ada@lime.example ', 'b@c.dk', '', '  ', 'ada', 'a@b'];
const asked = [
  'load-branding',
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
  ];
  if (state.name === 'success' && pick % 2) return { type: 'closed' };
  if (pick % 4 === 0) return all[(pick >> 2) % all.length] ?? { type: 'continued' };
  if (state.name === 'needs-auth-info') return { type: 'email-submitted', email };
  if (state.name === 'needs-payment-info')
    return state.form.name === 'notice'
      ? { type: 'notice-dismissed' }
      : { type: state.form.name === 'unavailable' ? 'retry-requested' : 'payment-submitted' };
  return { type: state.name === 'error' && pick % 8 !== 1 ? 'retry-requested' : 'continued' };
};

export type Choice = readonly [who: 'answer' | 'late' | 'unfitting' | 'customer' | 'close', pick: number];

/** Answers are common and closing is rare; else most walks would end before anything has happened. */
export const choices = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 60, arbitrary: fc.constant('answer' as const) },
      { weight: 30, arbitrary: fc.constant('customer' as const) },
      { weight: 8, arbitrary: fc.constant('late' as const) },
      { weight: 8, arbitrary: fc.constant('unfitting' as const) },
      { weight: 1, arbitrary: fc.constant('close' as const) },
    ),
    fc.nat(9999),
  ),
  { size: 'max', maxLength: 70 },
);

export const requests = fc
  .constantFrom(null, 'ada@lime.example', '  b@c.dk', 'nonsense', ' ')
  .map((email): CheckoutRequest => buying(undefined, { email }));

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
  'status-read': ['check-status', 'recheck-purchase'],
  'status-failed': ['check-status', 'recheck-purchase'],
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

export const walk = (machine: Machine, request: CheckoutRequest, path: readonly Choice[]): Walk => {
  const first = machine.initial(request);
  let [before] = first;
  let open = stillOpen([], null, first[1]);
  const steps: Step[] = [];
  const eventFor = ([who, pick]: Choice): CheckoutEvent => {
    const question = open.findLast(({ ticket }) => ticket === before.ticket) ?? null;
    const other = asked[pick % asked.length] ?? 'wait';
    if (who === 'close') return { type: 'closed' };
    // Form and confirmation share a ticket, so only their answers can come at the wrong moment.
    const spoken = pick % 2 ? 'open-payment-form' : 'confirm-payment';
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
    const [after, effects] = machine.transition(before, event);
    open = stillOpen(open, answers ?? null, effects);
    steps.push({ before, event, answers: answers ?? null, after, effects, open });
    before = after;
  }
  return { first, steps };
};
