import type { CheckoutEvent, CheckoutState } from '../../../sdk/internal';

const emails = ['ada@lime.example', ' ada@lime.example ', 'b@c.dk', '', '  ', 'ada', 'a@b'];

/** What the customer of each state would do; every now and then something else. */
export const customerEvent = (state: CheckoutState, pick: number): CheckoutEvent => {
  const email = emails[pick % emails.length] ?? '';
  const all: readonly CheckoutEvent[] = [
    { type: 'email-submitted', email },
    { type: 'payment-submitted' },
    { type: 'notice-dismissed' },
    { type: 'retry-requested' },
    { type: 'continued' },
    { type: 'form-requested' },
    { type: 'code-submitted', code: [' lime20', 'GONE', ''][pick % 3] ?? '' },
    { type: 'code-removed' },
    { type: 'terms-answered', agreed: pick % 3 !== 0 },
    { type: 'plan-confirmed' },
    { type: 'email-corrected', email },
  ];
  if (state.name === 'success' && pick % 2) return { type: 'closed' };
  if (pick % 5 === 0) return all[Math.floor(pick / 5) % all.length] ?? { type: 'continued' };
  if (state.name === 'needs-auth-info') return { type: 'email-submitted', email };
  if (state.name === 'needs-plan-confirmation' || state.name === 'needs-payment-info')
    if (state.consent === 'needed' && pick % 3) return { type: 'terms-answered', agreed: true };
  if (state.name === 'needs-plan-confirmation') return { type: 'plan-confirmed' };
  if (state.name === 'needs-payment-info' && (state.emailFailure || pick % 11 === 0))
    return { type: 'email-corrected', email };
  if (state.name === 'needs-payment-info' && state.pricing?.isUnread && pick % 3)
    return { type: 'retry-requested' };
  if (state.name === 'needs-payment-info')
    return state.form.name === 'notice'
      ? { type: 'notice-dismissed' }
      : { type: state.form.name === 'unavailable' ? 'retry-requested' : 'payment-submitted' };
  if (state.name === 'polling-purchase-status' && pick % 3) return { type: 'retry-requested' };
  if (state.name === 'error' && state.failure.kind === 'crashed' && pick % 2) return { type: 'closed' };
  if (state.name === 'error' && state.recheck?.canPayAgain && pick % 5) return { type: 'form-requested' };
  return { type: state.name === 'error' && pick % 8 !== 1 ? 'retry-requested' : 'continued' };
};

/** What the platform reports. */
export const platformEvent = (pick: number): CheckoutEvent => {
  if (pick % 29 === 0) return { type: 'taken-over' };
  if (pick % 23 === 0) return { type: 'crashed', detail: 'It failed.' };
  return { type: 'connectivity-changed', isOnline: pick % 3 !== 0, wasCached: pick % 5 === 0 };
};
