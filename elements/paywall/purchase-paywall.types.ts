import type { CommerceElement } from '../commerce/commerce-element.types';
import type { CustomerInfo, Offering, Package, PaywallPurchaseResult, PurchasesError } from '../../sdk/index';

/** Where a link of a paywall leads, and how the paywall wants it opened. */
export interface PaywallLink {
  readonly url: string;
  readonly method: 'in-app-browser' | 'external-browser' | 'deep-link';
}

/** Events of `<purchase-paywall>`; all bubble and leave shadow roots. */
export interface PurchasePaywallEventMap {
  /** The customer has bought; the paywall is gone. */
  'paywall-purchased': CustomEvent<PaywallPurchaseResult>;
  /** The customer or the page has closed the paywall. */
  'paywall-closed': CustomEvent<null>;
  /** Something is wrong in the paywall's data, or an action failed; the paywall stays. */
  'paywall-error': CustomEvent<PurchasesError | Error>;
  /** Another package was selected. */
  'paywall-select': CustomEvent<{ readonly selectedPackage: Package }>;
  /** Cancelable: the page sells the package in a way of its own. */
  'paywall-purchase': CustomEvent<{ readonly selectedPackage: Package }>;
  /** Cancelable: the page opens the link itself. */
  'paywall-navigate': CustomEvent<PaywallLink>;
  /** Cancelable: the page goes back itself, and the paywall stays. */
  'paywall-back': CustomEvent<null>;
  /** Cancelable: the page shows where purchases are managed. */
  'paywall-customer-center': CustomEvent<null>;
  /** Cancelable: the page restores purchases itself. */
  'paywall-restore': CustomEvent<null>;
  /** Earlier purchases were looked for; `found` when one of them is active. */
  'paywall-restored': CustomEvent<{ readonly customerInfo: CustomerInfo; readonly found: boolean }>;
}

/**
 * `<purchase-paywall>`: shows the remote paywall of an offering where the tag stands. Each property is an attribute
 * too, in lower case with dashes.
 *
 * @example
 * <purchase-paywall offering="summer" api-key="rcb_…"></purchase-paywall>
 *
 * @csspart notice - What was found when purchases were restored, or why nothing can be shown.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes of what is to come.
 * @csspart problem - In sandbox mode: what is wrong with how the element is used, and what to do.
 * @cssprop --purchase-form-background - Background of what we say over a paywall.
 * @cssprop --purchase-form-text - Text on what we say over a paywall.
 * @cssprop --purchase-form-text-muted - What is said beside the point, on what we say over a paywall.
 * @cssprop --purchase-form-line - Hairlines and disabled buttons, on what we say over a paywall.
 * @cssprop --purchase-form-field-line - Edges of fields, on what we say over a paywall.
 * @cssprop --purchase-form-subtle - Rows and marks, a touch away from the background of what we say over a paywall.
 * @cssprop --purchase-form-primary - The button that leads on, on what we say over a paywall.
 * @cssprop --purchase-form-primary-text - Words of that button, on what we say over a paywall.
 * @cssprop --purchase-form-primary-line - Edge of that button, on what we say over a paywall.
 * @cssprop --purchase-form-primary-veil - Laid over that button, 12 % when pointed at and 20 % when pressed, on what we say over a paywall.
 * @cssprop --purchase-form-focus - The focus ring, on what we say over a paywall.
 * @cssprop --purchase-form-error - Errors, on what we say over a paywall.
 * @cssprop --purchase-form-scheme - `light` or `dark`: what the browser draws, on what we say over a paywall.
 * @cssprop --purchase-radius-input - Corners of what we say over a paywall.
 * @cssprop --purchase-radius-button - Corners of its buttons.
 * @cssprop --purchase-shadow - Its shadow.
 * @cssprop --purchase-font - Font of texts that name none.
 * @cssprop --purchase-font-fallback - The font when the first one is missing.
 * @cssprop --purchase-success - The mark of success.
 */
export interface PurchasePaywallElement extends CommerceElement<PurchasePaywallEventMap> {
  /** Identifier of an offering, or an offering from `getOfferings`; the current offering when not set. */
  offering: string | Offering | null;
  /** A known address skips the checkout's e-mail step. */
  email: string | null;
  /** `light`, `dark` or `auto` (default), which follows the system. */
  colorMode: 'light' | 'dark' | 'auto' | null;

  /** Shows the paywall again after it was closed. */
  show(): void;
  /** Closes it as the customer would; a purchase under way is waited for. */
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-paywall': PurchasePaywallElement;
  }
}
