import type { EntitlementInfo } from '../../sdk/index';
import type { CommerceElement } from '../commerce/commerce-element.types';

/**
 * What a gate knows: `checking` before the first answer, `open` and `closed` after it, `unknown` when the customer's
 * entitlements could not be read.
 */
export type GateState = 'checking' | 'open' | 'closed' | 'unknown';

/** Events of `<purchase-gate>`; all bubble and leave shadow roots. */
export interface PurchaseGateEventMap {
  /** The gate has opened or closed, or could not find out. `entitlement` is the one that opened it. */
  'gate-change': CustomEvent<{ readonly state: GateState; readonly entitlement: EntitlementInfo | null }>;
}

/**
 * `<purchase-gate>`: shows what stands between its tags to customers who have an entitlement, and to others the `fallback`
 * slot, or else the offering's paywall, or a price table where it has none. Until the answer is there it shows neither;
 * what stands in a `<template>` is made only when it is shown. It opens by itself after a purchase, and closes when the
 * entitlement ends. A gate decides what is shown, not what may be read: what must stay secret belongs on a server that asks.
 *
 * @example
 * <purchase-gate entitlement="pro">
 *   <template><p>For PRO members only</p></template>
 *   <p slot="fallback">This is for PRO members.</p>
 * </purchase-gate>
 *
 * @slot - What entitled customers see.
 * @slot fallback - What others see; without it, the offering's paywall or price table.
 * @slot loading - What is shown while the gate finds out; nothing when left out.
 * @csspart notice - Says that something could not be shown, with what to do.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes of what is to come.
 * @csspart problem - In sandbox mode: what is wrong with how the element is used, and what to do.
 */
export interface PurchaseGateElement extends CommerceElement<PurchaseGateEventMap> {
  /** Identifier of the entitlement, or several with spaces between them, of which one is enough. */
  entitlement: string | null;
  /** Identifier of the offering that is shown to others; the current offering when not set. */
  offering: string | null;
  /** A known address skips the checkout's e-mail step. */
  email: string | null;
  /** What the gate knows; the attribute of the same name follows it, for style sheets. */
  readonly state: GateState;

  /** Reads the customer's entitlements again. */
  refresh(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-gate': PurchaseGateElement;
  }
}
