import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutFailure,
  OperationStatus,
  Progress,
  PurchaseStart,
} from '../../../../sdk/internal';
import { deferred, place, planChange, priceOf } from '../effects/deferred-steps';
import { branding, session } from '../offer';
import { drawsOf } from '../draws';
import type { Draw } from '../draws';

/** When walks begin. */
export const NOON_OF_WALKS = 1_000_000_000;

/** A question that the machine asked and that has had no answer yet. */
export type Question = Extract<CheckoutEffect, { ticket: number }>;

/** A question about the price. It has a number of its own. */
export type PriceStep = Extract<CheckoutEffect, { priceTicket: number }>;

const kinds = [
  'setting-up',
  'charging',
  'unknown',
  'network',
  'missing-email',
  'invalid-email',
  'already-purchased',
] as const;
/** The server's own words, and those of proxies. */
const extras = [
  undefined,
  { statusCode: 400, backendErrorCode: 7110 },
  { statusCode: 404, backendErrorCode: 7877 },
  { statusCode: 404, backendErrorCode: 7878 },
  { statusCode: 400, backendErrorCode: 7012 },
  { statusCode: 403 },
  { statusCode: 404 },
  { statusCode: 429, backendErrorCode: 7114 },
  { statusCode: 502 },
  { statusCode: 400, backendErrorCode: 12 },
] as const;
const reason = (draw: Draw): CheckoutFailure => {
  const kind = kinds[draw(kinds.length)] ?? 'unknown';
  return { kind, code: 0, detail: 'It failed.', extra: extras[draw(extras.length)] };
};

/** The start of a session without an intent charges nothing, so it never completes a purchase. */
const start = (draw: Draw, mayCharge: boolean): PurchaseStart =>
  mayCharge
    ? {
        nextAction: (['completed', 'dance', null, null] as const)[draw(14)] ?? 'collect_payment_info',
        sessionId: draw(11) === 0 ? null : `ops_${draw(99)}`,
        session: draw(13) === 0 ? null : session,
      }
    : {
        nextAction: 'collect_payment_info',
        sessionId: draw(23) === 0 ? null : `ops_${draw(99)}`,
        session: draw(29) === 0 ? null : deferred,
        ...(draw(3) === 0 ? { planChange } : {}),
      };

const places = [null, place('94107'), place('10001')] as const;
const location = (draw: Draw) => places[draw(places.length)] ?? null;
const failedReasons = [
  null,
  null,
  null,
  null,
  'invalid_tax_location',
  'tax_collection_disabled',
  'taxes_not_active',
];

/** Any answer to a step of the price. */
export const priceAnswerTo = (step: PriceStep['type'], priceTicket: number, draw: Draw): CheckoutEvent => {
  if (step === 'wait-for-price') return { type: 'price-waited', priceTicket };
  if (step === 'read-location') return { type: 'location-read', priceTicket, location: location(draw) };
  if (draw(4) === 0) return { type: 'price-unread', priceTicket, failure: reason(draw) };
  const failedReason = failedReasons[draw(failedReasons.length)] ?? null;
  const interrupts = failedReason === 'taxes_not_active' && draw(2) === 0;
  const answer = priceOf(draw(3) ? 825 : 893, { failedReason, interrupts });
  return { type: 'price-read', priceTicket, answer };
};

const redemptionOf = (draw: Draw) => ({
  redeemUrl: `https://r.example/${draw(9999)}`,
  redeemUrlRedirect: null,
});

const status = (draw: Draw): OperationStatus => {
  const side = draw(11);
  if (side === 0) return { type: 'succeeded', redemptionInfo: redemptionOf(draw) };
  return side === 1 ? { type: 'failed', failure: reason(draw) } : { type: 'pending' };
};

/** An open form of one of the wires, as an earlier page may have left it. */
export const formProgress = (pick: number): Progress => {
  const draw = drawsOf(pick);
  return {
    step: 'form',
    sessionId: `ops_${pick}`,
    session: draw(3) ? deferred : session,
    wasRefused: draw(4) === 0,
  };
};

/** What another tab, or an earlier page, may have left. */
export const progress = (pick: number): Progress => {
  const draw = drawsOf(pick);
  const sessionId = `ops_${pick}`;
  const submittedAt = NOON_OF_WALKS - draw(5) * 12 * 3_600_000;
  const payment = { step: 'submitted', sessionId, submittedAt, wasRefused: draw(4) === 0 } as const;
  const all: readonly Progress[] = [
    { step: 'starting', sentAt: NOON_OF_WALKS - draw(3) * 70_000 },
    { step: 'form', sessionId, session, wasRefused: payment.wasRefused },
    { step: 'form', sessionId, session: deferred, wasRefused: payment.wasRefused },
    { ...payment, session: deferred, presses: 1 },
    { ...payment, session, presses: 1 },
    { ...payment, session, presses: 2 },
    { ...payment, session: null, presses: 1 },
    { step: 'success', sessionId, redemptionInfo: redemptionOf(draw) },
  ];
  return all[draw(all.length)] ?? { step: 'starting', sentAt: 0 };
};

const intents = ['paid', 'canceled', 'refused', 'action', 'open', 'action', 'open'] as const;
const intent = (draw: Draw) => intents[draw(intents.length)] ?? 'open';

const loaded = (ticket: number, draw: Draw): CheckoutEvent => {
  const collectsTax = [true, true, true, true, false, null][draw(6)] ?? null;
  const taxed = { ...branding, terms: { ...branding.terms, collectsTax } };
  return {
    type: 'branding-loaded',
    ticket,
    branding: taxed,
    startMayCharge: draw(3) === 0,
    needsConsent: draw(4) === 0,
  };
};

const claimed = (ticket: number, draw: Draw): CheckoutEvent => {
  const side = draw(4);
  if (side === 0) return { type: 'claim-refused', ticket };
  if (side === 1) return { type: 'claimed', ticket };
  if (side === 2) return { type: 'claimed', ticket, found: null };
  const ownedBefore = draw(3) ? ['earlier'] : null;
  return { type: 'claimed', ticket, found: progress(draw(99)), ownedBefore };
};

const confirmed = (ticket: number, draw: Draw): CheckoutEvent => {
  if (draw(23) === 0) return { type: 'payment-not-sent', ticket };
  const side = draw(5);
  if (side === 0) return { type: 'payment-confirmed', ticket };
  if (side < 3) return { type: 'payment-answer-lost', ticket, failure: reason(draw) };
  const refusal = { type: 'card_error', code: draw(2) ? 'card_declined' : 'other', message: 'No.' };
  return { type: 'payment-refused', ticket, refusal };
};

const answerPending = (ticket: number): CheckoutEvent => ({
  type: 'status-read',
  ticket,
  status: { type: 'pending' },
});

const statusRead = (ticket: number, draw: Draw): CheckoutEvent =>
  draw(6) === 0
    ? { type: 'status-failed', ticket, failure: reason(draw) }
    : { type: 'status-read', ticket, status: status(draw) };

/** The provider's status counts if the server has none. A status that is known was read before, so it did not fail. */
const rechecked = (ticket: number, draw: Draw, isStatusKnown: boolean): CheckoutEvent => {
  if (draw(2)) return isStatusKnown ? answerPending(ticket) : statusRead(ticket, draw);
  const failed = draw(2) && !isStatusKnown ? { failure: reason(draw) } : {};
  return { type: 'intent-read', ticket, status: intent(draw), ...failed };
};

/** Any answer that a question may get. A form that is open may speak at any time. */
export const answerTo = (
  question: Question['type'],
  ticket: number,
  draw: Draw,
  startMayCharge = true,
): CheckoutEvent => {
  switch (question) {
    case 'load-branding':
      return loaded(ticket, draw);
    case 'change-wire':
      return { type: 'wire-changed', ticket, startMayCharge: draw(3) ? !startMayCharge : null };
    case 'collect-payment': {
      const refusal = { type: draw(3) ? 'validation_error' : 'api_error', code: null, message: 'Fill in.' };
      return draw(5) === 0
        ? { type: 'payment-not-collected', ticket, refusal }
        : { type: 'payment-collected', ticket, location: location(draw) };
    }
    case 'create-intent':
      if (draw(3) === 0) return { type: 'intent-not-created', ticket, failure: reason(draw) };
      return { type: 'intent-created', ticket, session: draw(13) === 0 ? null : session };
    case 'change-plan':
      return draw(3)
        ? { type: 'plan-not-changed', ticket, failure: reason(draw) }
        : { type: 'plan-changed', ticket };
    case 'start-purchase':
      return draw(5) === 0
        ? { type: 'purchase-start-failed', ticket, failure: reason(draw) }
        : { type: 'purchase-started', ticket, start: start(draw, startMayCharge) };
    case 'open-payment-form':
      if (draw(12) === 0) return { type: 'form-failed', ticket };
      return draw(4) === 0
        ? { type: 'form-ready', ticket }
        : { type: 'form-changed', ticket, complete: draw(4) !== 0 };
    case 'confirm-payment':
      return confirmed(ticket, draw);
    case 'claim-lock':
      return claimed(ticket, draw);
    case 'read-transactions':
      return draw(8) === 0
        ? { type: 'transactions-unread', ticket, failure: reason(draw) }
        : { type: 'transactions-read', ticket, transactions: ['earlier'] };
    case 'read-intent':
      return draw(3) === 0
        ? { type: 'intent-unknown', ticket }
        : { type: 'intent-read', ticket, status: intent(draw) };
    case 'look-for-purchase':
      if (draw(4) === 0) return { type: 'status-failed', ticket, failure: reason(draw) };
      return draw(8) === 0
        ? { type: 'status-read', ticket, status: { type: 'succeeded', redemptionInfo: null } }
        : { type: 'status-read', ticket, status: { type: 'pending' } };
    case 'check-status':
      return statusRead(ticket, draw);
    case 'recheck-purchase':
      return rechecked(ticket, draw, false);
    default:
      return { type: 'waited', ticket };
  }
};

/** An answer that fits the question: without an intent there is none to read. */
export const answerToQuestion = (question: Question, draw: Draw, startMayCharge: boolean): CheckoutEvent => {
  const { type, ticket } = question;
  if (type !== 'recheck-purchase') return answerTo(type, ticket, draw, startMayCharge);
  if (question.session) return rechecked(ticket, draw, question.isStatusKnown);
  return question.isStatusKnown && draw(6) ? answerPending(ticket) : statusRead(ticket, draw);
};
