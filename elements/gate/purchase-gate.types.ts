import type { EntitlementInfo } from '../../sdk/index';
import type { CommerceElement } from '../commerce/commerce-element.types';

/**
 * The state of a gate: `checking` before the first answer, then `open` or `closed`; `unknown` if the entitlements could
 * not be read.
 */
export type GateState = 'checking' | 'open' | 'closed' | 'unknown';

/** Events of `<purchase-gate>`; all bubble and leave shadow roots. */
export interface PurchaseGateEventMap {
  /** The gate has opened or closed, or its state is unknown. `entitlement` is the one that opened it. */
  'gate-change': CustomEvent<{ readonly state: GateState; readonly entitlement: EntitlementInfo | null }>;
}

/**
 * `<purchase-gate>`: shows the content between its tags to customers with an entitlement. Others see the `fallback` slot;
 * without it the offering's paywall, or a price table. Until the answer has arrived it shows neither. The content of a
 * `<template>` is created only when it is shown. The gate opens after a purchase, and closes when the entitlement ends. A
 * gate decides what is shown, not what can be read: secret content belongs on a server that checks the customer.
 *
 * @example
 * <purchase-gate entitlement="pro">
 *   <template><p>For PRO members only</p></template>
 *   <p slot="fallback">This is for PRO members.</p>
 * </purchase-gate>
 *
 * @slot - The content for customers with the entitlement.
 * @slot fallback - The content for others; without it, the offering's paywall or price table.
 * @slot loading - Shown while the entitlements are being read; by default nothing.
 * @csspart notice - A message that content could not be shown, and what to do.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes while content loads.
 * @csspart problem - In sandbox mode: an error in the page's use of the element, and how to repair it.
 */
export interface PurchaseGateElement extends CommerceElement<PurchaseGateEventMap> {
  /** Identifier of the entitlement, or several, separated by spaces; one of them is enough. */
  entitlement: string | null;
  /** Identifier of the offering that is shown to others; by default the current offering. */
  offering: string | null;
  /** A known e-mail address; the checkout then skips the e-mail step. */
  email: string | null;
  /** The state of the gate; also an attribute, for style sheets. */
  readonly state: GateState;

  /** Reads the customer's entitlements again. */
  refresh(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-gate': PurchaseGateElement;
  }
}
