import type { CheckoutPorts } from './checkout-ports.types';
import type { ResumeOptions, Checkout } from '../machine/checkout-control.types';
import { atom } from 'nanostores';
import { plainBranding } from '../../model/branding';
import { effects } from './checkout.effects';
import type { EffectContext } from './effect-context';
import { initial, transition } from '../machine/checkout.machine';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
} from '../machine/checkout.types';
import { createFormHolder } from './form-holder';
import { createPurchaseSession, findOpenPurchase } from '../session/purchase-session';
import { pageSessionsOf } from '../session/session-store';

const run = (effect: CheckoutEffect, context: EffectContext): void => {
  // Each row of the table handles the effect of its own name. The compiler can't see this through an index.
  const perform = effects[effect.type] as (effect: CheckoutEffect, context: EffectContext) => void;
  perform(effect, context);
};

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

const isProcessing = (state: CheckoutState): boolean =>
  state.name === 'needs-payment-info' && state.form.name === 'processing';

/** The sheet of a wallet waits for a payment that was not made. */
const isWalletOver = (before: CheckoutState, after: CheckoutState, { type }: CheckoutEvent): boolean =>
  (isProcessing(before) && after.name === 'needs-payment-info' && !isProcessing(after)) ||
  (type === 'wallet-authorised' && !isProcessing(after));

/** Events that arrive while effects run wait their turn, so that every transition sees a settled state. */
const oneByOne = (step: (event: CheckoutEvent) => void): ((event: CheckoutEvent) => void) => {
  const queue: CheckoutEvent[] = [];
  let isRunning = false;
  return (event) => {
    queue.push(event);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) step(next);
    } finally {
      isRunning = false;
    }
  };
};

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
  const isOnline = (): boolean => ports.connectivity?.isOnline() ?? true;
  const [first, firstEffects] = initial(request, {
    resume,
    ownedBefore: options.ownedBefore ?? recorded?.open?.ownedBefore ?? null,
    isMine: !ports.lock,
    isOnline: isOnline(),
    now: ports.clock.now(),
  });
  const $state = atom<CheckoutState>(first);
  const form = createFormHolder();
  const controller = new AbortController();
  let settle: (outcome: CheckoutOutcome) => void = () => {};
  const done = new Promise<CheckoutOutcome>((resolve) => (settle = resolve));

  const send = oneByOne((event) => {
    const before = $state.get();
    const [state, todo] = transition(before, event, ports.clock.now());
    if (isWalletOver(before, state, event)) form.handle?.failWallet?.();
    if (state !== $state.get()) {
      ports.log.debug(`Checkout: ${event.type} -> ${state.name}`);
      $state.set(state);
    }
    for (const effect of todo) run(effect, context);
  });

  const context: EffectContext = {
    request,
    ports,
    form,
    signal: controller.signal,
    owned: null,
    wires: [],
    stopPricing: () => {},
    updateConnectivity: () => sendConnectivity(false),
    state: () => $state.get(),
    branding: () => $state.get().branding ?? plainBranding(),
    send,
    stop: () => {
      stopWatching?.();
      controller.abort();
    },
    settle: (outcome) => settle(outcome),
  };

  const sendConnectivity = (wasCached: boolean): void =>
    send({ type: 'connectivity-changed', isOnline: isOnline(), wasCached });
  const stopWatching = ports.connectivity?.watch(sendConnectivity);
  recorded?.session.follow({ $state, send });
  void done.then(() => recorded?.session.release());
  for (const effect of firstEffects) run(effect, context);
  return { request, $state, send, done, mountPaymentForm: (node, wallets) => form.setNode(node, wallets) };
};
