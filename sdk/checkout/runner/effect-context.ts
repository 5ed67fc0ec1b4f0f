import type { CheckoutPorts } from './checkout-ports.types';
import type { Branding } from '../../model/branding';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
} from '../machine/checkout.types';
import type { FormHolder } from './form-holder';

/** A read of the customer's transactions, and when it was begun: milliseconds by this device's clock. */
interface OwnedRead {
  readonly at: number;
  readonly transactions: Promise<readonly string[]>;
}

/** What an effect may use: the ports, the way back into the machine, and the handles that state must not hold. */
export interface EffectContext {
  readonly request: CheckoutRequest;
  readonly ports: CheckoutPorts;
  readonly form: FormHolder;
  /** Fires when the checkout has closed. */
  readonly signal: AbortSignal;
  /** What the customer owned when this checkout opened, read ahead of its use. */
  owned: OwnedRead | null;
  /** Sends the current online status to the machine, before the failure that follows. */
  updateConnectivity(): void;
  branding(): Branding;
  send(event: CheckoutEvent): void;
  stop(): void;
  settle(outcome: CheckoutOutcome): void;
}

export type EffectHandler<K extends CheckoutEffect['type']> = (
  effect: Extract<CheckoutEffect, { type: K }>,
  context: EffectContext,
) => void;

/** A card form that has not appeared by then counts as unavailable. */
export const FORM_LIMIT_MS = 30_000;
/** Runs `action` after `ms`, unless the checkout has closed by then. The returned function calls it off. */
export const afterUnlessClosed = (
  { ports, signal }: EffectContext,
  ms: number,
  action: () => void,
): (() => void) => {
  const end = (): void => {
    stopTimer();
    signal.removeEventListener('abort', end);
  };
  const stopTimer = ports.clock.after(ms, () => (end(), action()));
  signal.addEventListener('abort', end);
  return end;
};

export const readOwned = ({ ports, request, signal }: EffectContext): OwnedRead => {
  const { identifier } = request.rcPackage.webBillingProduct;
  return { at: ports.clock.now(), transactions: ports.api.readTransactions(identifier, signal) };
};
