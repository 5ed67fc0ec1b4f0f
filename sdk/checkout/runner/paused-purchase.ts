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
 * Lets a new purchase go first if the customer has not used the running ones. `false`: one of them goes on.
 * @param shop the beginning of the lock's name, which all customers of an API key have.
 */
export const pauseActive = async ({ active, pausing }: PageSessions, shop: string): Promise<boolean> => {
  for (const [name, running] of active) {
    if (!name.startsWith(shop)) continue;
    if (!pausing.get(name)?.()) return false;
    await running.catch(() => null);
    if (active.has(name)) return false;
  }
  return true;
};

/** Waits until no purchase of the customer runs on the page. */
export const afterOthers = async ({ active }: PageSessions, name: string): Promise<void> => {
  // The other purchase begins first.
  await new Promise((resolve) => setTimeout(resolve));
  for (let other = active.get(name); other; other = active.get(name)) await other.catch(() => null);
};
