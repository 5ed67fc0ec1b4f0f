import { failure } from '../../../sdk/model/purchase/failure';
import { forms, session } from './offer';

const reasons = (
  [
    'setting-up',
    'unknown',
    'network',
    'already-purchased',
    'charging',
    'missing-email',
    'invalid-email',
    'offline',
    'expired',
  ] as const
).map((kind) => failure(kind, 'x'));
const recheck = { sessionId: 's', tries: 0, isChecking: false };

/** Every state of a checkout with all that can be shown in it; `ticket`, `email` and `branding` are to be added. */
export const stateSamples: readonly object[] = [
  { name: 'present-offer' },
  { name: 'loading' },
  { name: 'processing-auth-info' },
  ...[null, ...reasons].map((reason) => ({ name: 'needs-auth-info', failure: reason })),
  ...forms.map((form) => ({ name: 'needs-payment-info', sessionId: 's', session, form })),
  { name: 'polling-purchase-status', sessionId: 's', reads: 2 },
  { name: 'success', redemptionInfo: null },
  ...reasons.map((reason) => ({ name: 'error', failure: reason, recheck: null })),
  { name: 'error', failure: failure('network', 'x'), recheck },
  { name: 'error', failure: failure('network', 'x'), recheck: { ...recheck, isChecking: true } },
  { name: 'open-elsewhere', resume: null },
  { name: 'moved-elsewhere' },
  { name: 'closed', outcome: { type: 'cancelled', paymentSubmitted: false } },
];
