import type { CheckoutState } from '../machine/checkout.types';
import type { PageSessions } from '../session/session-store';

/** In place of a result: another purchase of the page runs, and this one is shown again when it has ended. */
export const PAUSED = Symbol('paused');

/** Whether nothing was sent that could charge, so that the checkout can be started anew later. */
export const isPausable = (state: CheckoutState): boolean => {
  if (state.payment || state.unansweredStart) return false;
  switch (state.name) {
    case 'present-offer':
      return state.resume === null;
    case 'needs-auth-info':
      return true;
    case 'needs-payment-info':
      return !state.wasRefused && !state.hasInput;
    case 'open-elsewhere':
      return state.resume === null;
    default:
      return false;
  }
};

/**
 * Lets a new purchase go first if the customer has not used the running one. `false`: it goes on.
 * @param name of the running purchase's lock.
 */
export const pauseActive = async ({ active, pausing }: PageSessions, name: string): Promise<boolean> => {
  if (!pausing.get(name)?.()) return false;
  await active.get(name)?.catch(() => null);
  return !active.has(name);
};

/** Waits until no purchase of the customer runs on the page. */
export const afterOthers = async ({ active }: PageSessions, name: string): Promise<void> => {
  // The other purchase begins first.
  await new Promise((resolve) => setTimeout(resolve));
  for (let other = active.get(name); other; other = active.get(name)) await other.catch(() => null);
};
