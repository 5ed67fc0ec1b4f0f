import { atom } from 'nanostores';
import { plainBranding } from '../../../model/look/branding';
import type { Checkout, ResumeOptions } from '../../machine/checkout-control.types';
import type {
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
} from '../../machine/checkout.types';
import { initial } from '../../machine/first-steps.machine';
import type { FirstPorts } from '../checkout-ports.types';
import type { FirstContext } from '../effects/effect-context';
import { createFormHolder } from '../effects/form-holder';
import type { LaterStepsSource } from './later-steps.types';
import { createStepRunner } from './step-runner';

const isProcessing = (state: CheckoutState): boolean =>
  state.name === 'needs-payment-info' && state.form.name === 'processing';

/** The sheet of a wallet waits for a payment that was not made. */
const isWalletOver = (before: CheckoutState, after: CheckoutState, { type }: CheckoutEvent): boolean =>
  !isProcessing(after) &&
  ((isProcessing(before) && after.name === 'needs-payment-info') || type === 'wallet-authorised');

/** Makes a call whose error is thrown later, when every event has been handled. */
type Attempt = (call: () => void) => void;

/**
 * Events that arrive while effects run wait their turn, so that every transition sees a settled state. An error of the
 * integrator's code does not stop the events and effects behind it.
 */
const oneByOne = (
  step: (event: CheckoutEvent, attempt: Attempt) => void,
): ((event: CheckoutEvent) => void) => {
  const queue: CheckoutEvent[] = [];
  return (event) => {
    // The first event that is in the queue handles those that come after it.
    if (queue.push(event) > 1) return;
    const errors: unknown[] = [];
    const attempt: Attempt = (call) => {
      try {
        call();
      } catch (error) {
        errors.push(error);
      }
    };
    for (const next of queue) attempt(() => step(next, attempt));
    queue.length = 0;
    for (const error of errors) throw error;
  };
};

const createOutcome = () => {
  let settle: (outcome: CheckoutOutcome) => void = () => {};
  const done = new Promise<CheckoutOutcome>((resolve) => (settle = resolve));
  return { done, settle };
};

/** A checkout whose later steps may still have to be loaded. */
export interface RunningCheckout extends Checkout {
  /** Loads the later steps before they are needed. A failure is reported when they are needed. */
  prepare(): void;
}

interface RunOptions extends ResumeOptions {
  /** Whether the lock must be acquired before the purchase is started. */
  readonly hasLock: boolean;
}

/**
 * Runs a checkout. Until its first screen it needs only the code of this file. Every effect that sends something waits for
 * the code of the later steps; if that can't be loaded, nothing was sent, and the customer can try again.
 */
export const runCheckout = (
  request: CheckoutRequest,
  ports: FirstPorts,
  { hasLock, ...options }: RunOptions,
  source: LaterStepsSource,
): RunningCheckout => {
  const isOnline = (): boolean => ports.connectivity?.isOnline() ?? true;
  const [first, effects] = initial(request, {
    ...options,
    isMine: !hasLock,
    isOnline: isOnline(),
    now: ports.clock.now(),
  });
  const $state = atom<CheckoutState>(first);
  const form = createFormHolder(ports.log);
  const controller = new AbortController();
  const { done, settle } = createOutcome();

  const context: FirstContext = {
    request,
    ports,
    form,
    signal: controller.signal,
    wires: { left: [] },
    updateConnectivity: () => sendConnectivity(false),
    state: () => $state.get(),
    branding: () => $state.get().branding ?? plainBranding(),
    send: (event) => send(event),
    stop: () => (stopWatching?.(), controller.abort()),
    settle,
  };

  const send = oneByOne((event, attempt) => {
    const before = $state.get();
    const [state, todo] = steps.transition(before, event, ports.clock.now());
    if (isWalletOver(before, state, event)) attempt(() => form.handle?.failWallet?.());
    if (state !== before) {
      ports.log.debug(`Checkout: ${event.type} -> ${state.name}`);
      attempt(() => $state.set(state));
    }
    for (const effect of todo) attempt(() => steps.run(effect));
  });

  const steps = createStepRunner(context, source, (loaded, effectContext) =>
    loaded.begin(checkout, effectContext),
  );
  const sendConnectivity = (wasCached: boolean): void =>
    send({ type: 'connectivity-changed', isOnline: isOnline(), wasCached });
  const stopWatching = ports.connectivity?.watch(sendConnectivity);
  const checkout: RunningCheckout = {
    request,
    $state,
    send,
    done,
    mountPaymentForm: (node, wallets) => form.setNode(node, wallets),
    prepare: () => void steps.load().catch(() => {}),
  };
  for (const effect of effects) steps.run(effect);
  steps.start();
  return checkout;
};
