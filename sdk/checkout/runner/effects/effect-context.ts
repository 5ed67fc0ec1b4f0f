import type { CheckoutPorts, FirstPorts } from '../checkout-ports.types';
import type { Branding } from '../../../model/look/branding';
import type {
  CheckoutEffect,
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
} from '../../machine/checkout.types';
import type { Wire } from '../../wire/wire.types';
import type { FormHolder } from './form-holder';

/** A read of the customer's transactions, and its start in milliseconds by this device's clock. */
interface OwnedRead {
  readonly at: number;
  readonly transactions: Promise<readonly string[]>;
}

/** What the effects of the first screen can use: ports, the function that sends events, handles that are no state. */
export interface FirstContext {
  readonly request: CheckoutRequest;
  readonly ports: FirstPorts;
  readonly form: FormHolder;
  /** Fires when the checkout has closed. */
  readonly signal: AbortSignal;
  /** The wires that are left for this sale, the one in use first. */
  readonly wires: { left: readonly Wire[] };
  /** Sends the current online status to the machine; called before a failure is sent. */
  updateConnectivity(): void;
  state(): CheckoutState;
  branding(): Branding;
  send(event: CheckoutEvent): void;
  stop(): void;
  settle(outcome: CheckoutOutcome): void;
}

/** What every effect can use. */
export interface EffectContext extends FirstContext {
  readonly ports: CheckoutPorts;
  /** The customer's transactions when this checkout opened, read in advance. */
  owned: OwnedRead | null;
  /** Cancels the open question for a price. */
  stopPricing(): void;
}

export type EffectHandler<K extends CheckoutEffect['type']> = (
  effect: Extract<CheckoutEffect, { type: K }>,
  context: EffectContext,
) => void;

/** After this time the card form is unavailable. */
export const FORM_LIMIT_MS = 30_000;
/** Runs `action` after `ms`, unless the checkout has closed. The returned function cancels it. */
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
