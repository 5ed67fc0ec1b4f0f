import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutFailure,
  OperationStatus,
  Progress,
  PurchaseStart,
} from '../../../sdk/internal';
import { deferred, place, planChange, priceOf } from './deferred-steps';
import { branding, session } from './offer';

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
  { statusCode: 400, backendErrorCode: 7012 },
  { statusCode: 403 },
  { statusCode: 404 },
  { statusCode: 429, backendErrorCode: 7114 },
  { statusCode: 502 },
  { statusCode: 400, backendErrorCode: 12 },
] as const;
const reason = (pick: number): CheckoutFailure => {
  const kind = kinds[pick % kinds.length] ?? 'unknown';
  return { kind, code: 0, detail: `failure ${pick}`, extra: extras[pick % extras.length] };
};

/** The start of a session without an intent charges nothing, so it never completes a purchase. */
const start = (pick: number, mayCharge: boolean): PurchaseStart =>
  mayCharge
    ? {
        nextAction:
          pick % 9 === 0 ? 'completed' : pick % 9 === 1 ? 'dance' : pick % 5 ? 'collect_payment_info' : null,
        sessionId: pick % 11 === 5 ? null : `ops_${pick}`,
        session: pick % 13 === 6 ? null : session,
      }
    : {
        nextAction: 'collect_payment_info',
        sessionId: pick % 23 === 5 ? null : `ops_${pick}`,
        session: pick % 29 === 6 ? null : deferred,
        ...(pick % 5 === 2 ? { planChange } : {}),
      };

const places = [null, place('94107'), place('10001')] as const;
const location = (pick: number) => places[pick % places.length] ?? null;
const failedReasons = [null, null, 'invalid_tax_location', 'tax_collection_disabled', 'taxes_not_active'];

/** Any answer to a step of the price. */
export const priceAnswerTo = (step: PriceStep['type'], priceTicket: number, pick: number): CheckoutEvent => {
  if (step === 'wait-for-price') return { type: 'price-waited', priceTicket };
  if (step === 'read-location') return { type: 'location-read', priceTicket, location: location(pick) };
  if (pick % 4 === 3) return { type: 'price-unread', priceTicket, failure: reason(pick >> 2) };
  const failedReason = failedReasons[(pick >> 3) % failedReasons.length] ?? null;
  const interrupts = failedReason === 'taxes_not_active' && pick % 3 === 0;
  const answer = priceOf(pick % 3 ? 825 : 893, { failedReason, interrupts });
  return { type: 'price-read', priceTicket, answer };
};

const status = (pick: number): OperationStatus => {
  if (pick % 11 === 0)
    return {
      type: 'succeeded',
      redemptionInfo: { redeemUrl: `https://r.example/${pick}`, redeemUrlRedirect: null },
    };
  return pick % 11 === 1 ? { type: 'failed', failure: reason(pick) } : { type: 'pending' };
};

/** An open form of one of the wires, as an earlier page may have left it. */
export const formProgress = (pick: number): Progress => ({
  step: 'form',
  sessionId: `ops_${pick}`,
  session: pick % 3 ? deferred : session,
  wasRefused: pick % 4 === 0,
});

/** What another tab, or an earlier page, may have left. */
export const progress = (pick: number): Progress => {
  const sessionId = `ops_${pick}`;
  const submittedAt = NOON_OF_WALKS - (pick % 5) * 12 * 3_600_000;
  const payment = { step: 'submitted', sessionId, submittedAt } as const;
  const wasRefused = pick % 4 === 0;
  const all: readonly Progress[] = [
    { step: 'starting', sentAt: NOON_OF_WALKS - (pick % 3) * 70_000 },
    { step: 'form', sessionId, session, wasRefused },
    { step: 'form', sessionId, session: deferred, wasRefused },
    { ...payment, session: deferred, presses: 1, wasRefused },
    { ...payment, session, presses: 1, wasRefused },
    { ...payment, session, presses: 2, wasRefused },
    { ...payment, session: null, presses: 1, wasRefused },
    {
      step: 'success',
      sessionId,
      redemptionInfo: { redeemUrl: `https://r.example/${pick}`, redeemUrlRedirect: null },
    },
  ];
  return all[pick % all.length] ?? { step: 'starting', sentAt: 0 };
};

const intents = ['paid', 'canceled', 'refused', 'action', 'open', 'action', 'open'] as const;
const intent = (pick: number) => intents[pick % intents.length] ?? 'open';

/** Any answer that a question may get. A form that is open may speak at any time. */
export const answerTo = (
  question: Question['type'],
  ticket: number,
  pick: number,
  startMayCharge = true,
): CheckoutEvent => {
  switch (question) {
    case 'load-branding': {
      const collectsTax = [true, true, false, null][(pick >> 1) % 4] ?? null;
      const wire = pick % 2 === 0;
      const needsConsent = (pick >> 3) % 5 === 0;
      const taxed = { ...branding, terms: { ...branding.terms, collectsTax } };
      return { type: 'branding-loaded', ticket, branding: taxed, startMayCharge: wire, needsConsent };
    }
    case 'change-wire':
      return { type: 'wire-changed', ticket, startMayCharge: pick % 3 ? !startMayCharge : null };
    case 'collect-payment': {
      const refusal = { type: pick % 3 ? 'validation_error' : 'api_error', code: null, message: 'Fill in.' };
      return pick % 5 === 4
        ? { type: 'payment-not-collected', ticket, refusal }
        : { type: 'payment-collected', ticket, location: location(pick) };
    }
    case 'create-intent':
      if (pick % 3 === 2) return { type: 'intent-not-created', ticket, failure: reason(pick >> 2) };
      return { type: 'intent-created', ticket, session: pick % 13 === 4 ? null : session };
    case 'change-plan':
      return pick % 3
        ? { type: 'plan-not-changed', ticket, failure: reason(pick >> 2) }
        : { type: 'plan-changed', ticket };
    case 'start-purchase':
      return pick % 6 === 3
        ? { type: 'purchase-start-failed', ticket, failure: reason(pick >> 3) }
        : { type: 'purchase-started', ticket, start: start(pick >> 3, startMayCharge) };
    case 'open-payment-form':
      if (pick % 16 === 7) return { type: 'form-failed', ticket };
      return pick % 4 === 0
        ? { type: 'form-ready', ticket }
        : { type: 'form-changed', ticket, complete: pick % 4 !== 1 };
    case 'confirm-payment': {
      if (pick % 5 === 0) return { type: 'payment-answer-lost', ticket, failure: reason(pick) };
      if (pick % 23 === 2) return { type: 'payment-not-sent', ticket };
      if (pick % 5 < 3) return { type: 'payment-confirmed', ticket };
      const refusal = { type: 'card_error', code: pick % 2 ? 'card_declined' : 'other', message: 'No.' };
      return { type: 'payment-refused', ticket, refusal };
    }
    case 'claim-lock':
      if (pick % 4 === 3) return { type: 'claim-refused', ticket };
      if (pick % 4 === 1) return { type: 'claimed', ticket };
      return {
        type: 'claimed',
        ticket,
        ...(pick % 4 === 2 ? { found: progress(pick >> 2), ownedBefore: ['earlier'] } : { found: null }),
      };
    case 'read-transactions':
      return pick % 16 === 3
        ? { type: 'transactions-unread', ticket, failure: reason(pick >> 2) }
        : { type: 'transactions-read', ticket, transactions: ['earlier'] };
    case 'read-intent':
      return pick % 3 === 2
        ? { type: 'intent-unknown', ticket }
        : { type: 'intent-read', ticket, status: intent(pick >> 2) };
    case 'look-for-purchase':
      if (pick % 3 === 2) return { type: 'status-failed', ticket, failure: reason(pick) };
      return pick % 9 === 0
        ? { type: 'status-read', ticket, status: { type: 'succeeded', redemptionInfo: null } }
        : { type: 'status-read', ticket, status: { type: 'pending' } };
    case 'check-status':
    case 'recheck-purchase':
      if (question === 'recheck-purchase' && pick % 7 < 3)
        return {
          type: 'intent-read',
          ticket,
          status: intent(pick >> 3),
          ...(pick % 2 ? { failure: reason(pick >> 4) } : {}),
        };
      return pick % 9 === 6
        ? { type: 'status-failed', ticket, failure: reason(pick) }
        : { type: 'status-read', ticket, status: status(pick) };
    default:
      return { type: 'waited', ticket };
  }
};

/** The step of the price that an event answers. */
export const fittingPrice: Readonly<Partial<Record<CheckoutEvent['type'], PriceStep['type']>>> = {
  'price-waited': 'wait-for-price',
  'location-read': 'read-location',
  'price-read': 'read-price',
  'price-unread': 'read-price',
};
