import type { CheckoutPorts } from './checkout-ports.types';
import { laterEffects, readInAdvance } from './effects/checkout.effects';
import type { LaterSteps } from './steps/later-steps.types';
import { runCheckout } from './steps/run-checkout';
import type { Checkout, ResumeOptions } from '../machine/checkout-control.types';
import type { CheckoutRequest } from '../machine/checkout.types';
import { onLaterStep } from '../machine/later-steps.machine';
import { createPurchaseSession, findOpenPurchase } from '../session/purchase-session';
import { pageSessionsOf } from '../session/session-store';

/** With a session store the checkout gets a lock and a stored record, and resumes what an earlier page left open. */
const sessionOf = (request: CheckoutRequest, { sessions: store, owner, lock }: CheckoutPorts) => {
  if (!store || !owner || lock) return null;
  const sessions = pageSessionsOf(store);
  const open = findOpenPurchase(sessions, owner, request);
  const { rcPackage, purchaseOption, customerEmail } = request;
  const params = { rcPackage, purchaseOption, ...(customerEmail ? { customerEmail } : {}) };
  const session = createPurchaseSession(sessions, owner, params, open);
  return { open, session, connectivity: sessions.connectivity };
};

/** With a session the checkout takes its lock, and its online status unless the caller has one. */
const portsWith = (given: CheckoutPorts, recorded: ReturnType<typeof sessionOf>): CheckoutPorts => {
  if (!recorded) return given;
  return { connectivity: recorded.connectivity, ...given, lock: recorded.session.lock };
};

/** @param follow connects the checkout with what records it. */
export const laterSteps = (ports: CheckoutPorts, follow: (checkout: Checkout) => void): LaterSteps => ({
  onLaterStep,
  effects: laterEffects,
  ports,
  begin(checkout, context) {
    follow(checkout);
    readInAdvance(context);
  },
});

/**
 * Starts a checkout. It shows nothing: your code subscribes to `$state`, draws the state and calls `send`.
 *
 * In a browser `checkoutPorts` supplies storage and a lock: an unresolved payment survives a reload, and one tab at a time
 * sells. On a server, or in a native shell, supply both yourself: `sessions`, made by `createSessionStore`, and `owner`.
 * Without them a payment whose answer is lost is forgotten when the process ends, and a second start may charge again.
 *
 * @param request what is bought; `toCheckoutRequest` makes one from the parameters of `purchase`.
 * @param givenPorts the server, the payment provider, the clock, storage and lock; `checkoutPorts` supplies all but the provider.
 * @param options what to resume, when your own code has stored the progress of an earlier page.
 * @returns the running checkout. `done` resolves once and never rejects: failures are outcomes.
 * @example
 * const ports = { ...checkoutPorts(purchases), payment };
 * const checkout = createCheckout(toCheckoutRequest({ rcPackage }), ports);
 * checkout.$state.subscribe((state) => {
 *   if (state.name === 'needs-payment-info') payButton.disabled = state.form.name !== 'ready';
 *   if (state.name === 'success') checkout.send({ type: 'continued' });
 * });
 * payButton.onclick = () => checkout.send({ type: 'payment-submitted' });
 * checkout.mountPaymentForm(document.querySelector('#card'));
 * checkout.send({ type: 'email-submitted', email: 'ada@example.com' });
 * const outcome = await checkout.done; // { type: 'completed', redemptionInfo: null }
 */
export const createCheckout = (
  request: CheckoutRequest,
  givenPorts: CheckoutPorts,
  options: ResumeOptions = {},
): Checkout => {
  const recorded = sessionOf(request, givenPorts);
  const ports = portsWith(givenPorts, recorded);
  const resume = options.resume ?? recorded?.open?.progress ?? null;
  const ownedBefore = options.ownedBefore ?? recorded?.open?.ownedBefore ?? null;
  const steps = laterSteps(ports, (checkout) => recorded?.session.follow(checkout));
  const checkout = runCheckout(request, ports, { resume, ownedBefore, hasLock: Boolean(ports.lock) }, steps);
  void checkout.done.then(() => recorded?.session.release());
  const { prepare: _, ...rest } = checkout;
  return rest;
};
