import { atom } from 'nanostores';
import { plainBranding } from '../model/branding';
import { effects } from './checkout.effects';
import type { EffectContext } from './effect-context';
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
import { createTabSale, openFor } from './tab-sale';

const run = (effect: CheckoutEffect, context: EffectContext): void => {
  // Each row of the table takes the effect of its own name; the compiler can't see that through an index.
  const perform = effects[effect.type] as (effect: CheckoutEffect, context: EffectContext) => void;
  perform(effect, context);
};

/** Where the platform keeps purchases, this one has its turn and its record, and goes on where an earlier page stopped. */
const recorded = (request: CheckoutRequest, { tab, owner, turn }: CheckoutPorts) => {
  if (!tab || !owner || turn) return null;
  const open = openFor(tab, owner, request);
  const { rcPackage, purchaseOption, customerEmail } = request;
  const params = { rcPackage, purchaseOption, ...(customerEmail ? { customerEmail } : {}) };
  return { open, sale: createTabSale(tab, owner, params, open) };
};

/**
 * Starts a checkout. With a presenter it is shown; without one it is driven by `send`, on a server or in a
 * screen of your own.
 *
 * In a browser `shopPorts` supplies storage and a lock: a payment that is not decided outlives the page, a reload goes on
 * with it, and one tab at a time sells. On a server, or in a native shell, supply them yourself: a `tab` made by
 * `createTab` from your own storage, lock, clock and source of chance, and an `owner`. Without them a payment whose answer
 * is lost is forgotten with the process, and starting again may charge a second time.
 *
 * @param request what is bought; `toCheckoutRequest` makes one from the parameters of `purchase`.
 * @param ports the server, the card provider, the clock, storage and lock; `shopPorts` gives all but the card provider.
 * @param beginning where to go on, when your own code has kept what an earlier page has left open.
 * @example
 * const ports = { ...shopPorts(purchases.shop, purchases.getAppUserId()), payment };
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
  given: CheckoutPorts,
  beginning: Beginning = {},
): Checkout => {
  const record = recorded(request, given);
  const ports: CheckoutPorts = record
    ? { ...(given.tab ? { line: given.tab.line } : {}), ...given, turn: record.sale.turn }
    : given;
  const resume = beginning.resume ?? record?.open?.progress ?? null;
  const isOnline = (): boolean => ports.line?.isOnline() ?? true;
  const [first, firstEffects] = initial(request, {
    resume,
    ownedBefore: beginning.ownedBefore ?? record?.open?.ownedBefore ?? null,
    isMine: !ports.turn,
    isOnline: isOnline(),
    now: ports.clock.now(),
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
    owned: null,
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
    const [state, todo] = transition($state.get(), event, ports.clock.now());
    if (state !== $state.get()) {
      ports.log.debug(`Checkout: ${event.type} -> ${state.name}`);
      $state.set(state);
    }
    for (const effect of todo) run(effect, context);
  };

  const hear = (wasCached: boolean): void => send({ type: 'woken', isOnline: isOnline(), wasCached });
  const stopWatching = ports.line?.watch(hear);
  record?.sale.follow({ $state, send });
  void done.then(() => record?.sale.release());
  for (const effect of firstEffects) run(effect, context);
  return { request, $state, send, done, mountPaymentForm: (node) => form.setNode(node) };
};
