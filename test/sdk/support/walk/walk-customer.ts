import type { CheckoutEvent, CheckoutState } from '../../../../sdk/internal';
import type { Draw } from '../draws';

const emails = ['ada@lime.example', ' ada@lime.example ', 'b@c.dk', '', '  ', 'ada', 'a@b'];
const codes = [' lime20', 'GONE', ''];

type Paying = Extract<CheckoutState, { name: 'needs-payment-info' }>;

const anyAddress = (draw: Draw): string => emails[draw(emails.length)] ?? '';

const anyEvent = (draw: Draw): CheckoutEvent => {
  const email = anyAddress(draw);
  const all: readonly CheckoutEvent[] = [
    { type: 'email-submitted', email },
    { type: 'payment-submitted' },
    { type: 'notice-dismissed' },
    { type: 'retry-requested' },
    { type: 'continued' },
    { type: 'form-requested' },
    { type: 'code-submitted', code: codes[draw(codes.length)] ?? '' },
    { type: 'code-removed' },
    { type: 'terms-answered', agreed: draw(3) !== 0 },
    { type: 'plan-confirmed' },
    { type: 'email-corrected', email },
  ];
  return all[draw(all.length)] ?? { type: 'continued' };
};

const atForm = ({ form, pricing, emailFailure }: Paying, draw: Draw): CheckoutEvent => {
  if (emailFailure || draw(11) === 0) return { type: 'email-corrected', email: anyAddress(draw) };
  if (form.name === 'processing' && draw(3) === 0)
    return draw(2) ? { type: 'terms-answered', agreed: false } : { type: 'retry-requested' };
  if (pricing?.isUnread && draw(3)) return { type: 'retry-requested' };
  if (form.name === 'notice') return { type: 'notice-dismissed' };
  return { type: form.name === 'unavailable' ? 'retry-requested' : 'payment-submitted' };
};

/** What the customer of each state would do; every now and then something else. */
export const customerEvent = (state: CheckoutState, draw: Draw): CheckoutEvent => {
  if (draw(4) === 0) return anyEvent(draw);
  if (
    (state.name === 'needs-plan-confirmation' || state.name === 'needs-payment-info') &&
    state.consent === 'needed' &&
    draw(4)
  )
    return { type: 'terms-answered', agreed: true };
  switch (state.name) {
    case 'success':
      return { type: draw(2) ? 'closed' : 'continued' };
    case 'needs-auth-info':
      return { type: 'email-submitted', email: anyAddress(draw) };
    case 'needs-plan-confirmation':
      return { type: 'plan-confirmed' };
    case 'needs-payment-info':
      return atForm(state, draw);
    case 'polling-purchase-status':
      return { type: draw(3) ? 'retry-requested' : 'continued' };
    case 'error':
      if (state.failure.kind === 'crashed' && draw(2)) return { type: 'closed' };
      if (state.recheck?.canPayAgain && draw(5)) return { type: 'form-requested' };
      return { type: draw(8) ? 'retry-requested' : 'continued' };
    default:
      return { type: 'retry-requested' };
  }
};

/** What the platform reports. */
export const platformEvent = (draw: Draw): CheckoutEvent => {
  if (draw(29) === 0) return { type: 'taken-over' };
  if (draw(23) === 0) return { type: 'crashed', detail: 'It failed.' };
  return { type: 'connectivity-changed', isOnline: draw(2) === 0, wasCached: draw(3) === 0 };
};
