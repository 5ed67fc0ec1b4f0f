import { atom } from 'nanostores';
import { plainBranding } from '../model/branding';
import { effects } from './checkout.effects';
import type { EffectContext } from './checkout.effects';
import { initial, transition } from './checkout.machine';
import type {
  Beginning,
  Checkout,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutPorts,
  CheckoutRequest,
  CheckoutState,
} from './checkout.types';
import { createFormHolder } from './form-holder';

const run = (effect: CheckoutEffect, context: EffectContext): void => {
  // Each row of the table takes the effect of its own name; the compiler can't see that through an index.
  const perform = effects[effect.type] as (effect: CheckoutEffect, context: EffectContext) => void;
  perform(effect, context);
};

/**
 * Starts a checkout. With a presenter it is shown; without one it is driven by `send`, on a server or in a
 * screen of your own.
 *
 * @param request what is bought; `toCheckoutRequest` makes one from the parameters of `purchase`.
 * @param beginning where to go on, when an earlier page has left something open.
 * @param ports the server, the card provider and the clock; `shopPorts` gives all but the card provider.
 * @example
 * const ports = { ...shopPorts(purchases.shop, purchases.getAppUserId()), payment };
 * const checkout = createCheckout(toCheckoutRequest({ rcPackage }), ports);
 * checkout.$state.subscribe((state) => draw(state.name));
 * checkout.send({ type: 'email-submitted', email: 'ada@example.com' });
 * const outcome = await checkout.done; // { type: 'completed', redemptionInfo: null }
 */
export const createCheckout = (
  request: CheckoutRequest,
  ports: CheckoutPorts,
  beginning: Beginning = {},
): Checkout => {
  const isOnline = (): boolean => ports.line?.isOnline() ?? true;
  const [first, firstEffects] = initial(request, {
    resume: beginning.resume ?? null,
    isMine: !ports.turn,
    isOnline: isOnline(),
  });
  const $state = atom<CheckoutState>(first);
  const form = createFormHolder();
  const controller = new AbortController();
  let settle: (outcome: CheckoutOutcome) => void = () => {};
  const done = new Promise<CheckoutOutcome>((resolve) => (settle = resolve));
  const queue: CheckoutEvent[] = [];
  let isRunning = false;

  const context: EffectContext = {
    request,
    ports,
    form,
    signal: controller.signal,
    startedAt: beginning.startedAt ?? ports.clock.now(),
    hearLine: () => hear(false),
    branding: () => $state.get().branding ?? plainBranding(),
    send,
    stop: () => {
      stopWatching?.();
      controller.abort();
    },
    settle: (outcome) => settle(outcome),
  };

  /** Events that arrive while effects run wait their turn, so that every transition sees a settled state. */
  function send(event: CheckoutEvent): void {
    queue.push(event);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) step(next);
    } finally {
      isRunning = false;
    }
  }

  const step = (event: CheckoutEvent): void => {
    const [state, todo] = transition($state.get(), event);
    if (state !== $state.get()) {
      ports.log.debug(`Checkout: ${event.type} -> ${state.name}`);
      $state.set(state);
    }
    for (const effect of todo) run(effect, context);
  };

  const hear = (wasCached: boolean): void => send({ type: 'woken', isOnline: isOnline(), wasCached });
  const stopWatching = ports.line?.watch(hear);
  for (const effect of firstEffects) run(effect, context);
  return { request, $state, send, done, mountPaymentForm: (node) => form.setNode(node) };
};
