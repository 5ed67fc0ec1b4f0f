import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutFailure,
  OperationStatus,
  Progress,
  PurchaseStart,
} from '../../../sdk/headless';
import { branding, session } from './offer';

/** A question that the machine asked and that has had no answer yet. */
export type Question = Extract<CheckoutEffect, { ticket: number }>;

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
  return { kind, code: 0, detail: `failure ${pick}`, extra: pick % 2 ? { statusCode: 400 } : undefined };
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

/** What another tab, or an earlier page, may have left. */
export const progress = (pick: number): Progress => {
  const sessionId = `ops_${pick}`;
  const all: readonly Progress[] = [
    { step: 'starting' },
    { step: 'form', sessionId, session },
    { step: 'submitted', sessionId, session },
    { step: 'submitted', sessionId, session: null },
    { step: 'accepted', sessionId },
    { step: 'success', redemptionInfo: { redeemUrl: `https://r.example/${pick}` } },
  ];
  return all[pick % all.length] ?? { step: 'starting' };
};

/** Any answer that a question may get. A form that is open may speak at any time. */
export const answerTo = (question: Question['type'], ticket: number, pick: number): CheckoutEvent => {
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
    case 'claim-sale':
      if (pick % 4 === 3) return { type: 'claim-refused', ticket };
      return { type: 'claimed', ticket, found: pick % 4 === 2 ? progress(pick >> 2) : null };
    case 'read-intent':
      return pick % 3 === 2
        ? { type: 'intent-unknown', ticket }
        : { type: 'intent-read', ticket, isPaid: pick % 3 === 1 };
    case 'look-for-purchase':
      if (pick % 3 === 2) return { type: 'status-failed', ticket, failure: reason(pick) };
      return pick % 9 === 0
        ? { type: 'status-read', ticket, status: { type: 'succeeded', redemptionInfo: null } }
        : { type: 'status-read', ticket, status: { type: 'pending' } };
    case 'check-status':
    case 'recheck-purchase':
      return pick % 7 === 6
        ? { type: 'status-failed', ticket, failure: reason(pick) }
        : { type: 'status-read', ticket, status: status(pick) };
    default:
      return { type: 'waited', ticket };
  }
};
