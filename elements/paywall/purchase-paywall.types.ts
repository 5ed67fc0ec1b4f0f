import type { ShopElement } from '../shop-element.types';
import type {
  CustomerInfo,
  Offering,
  Package,
  PaywallPurchaseResult,
  PurchasesError,
} from '../../sdk/index';

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
 */
export interface PurchasePaywallElement extends ShopElement<PurchasePaywallEventMap> {
  /** Identifier of an offering, or an offering from `getOfferings`; the current offering when not set. */
  offering: string | Offering | null;
  /** A known address skips the checkout's e-mail step. */
  email: string | null;
  /** `light`, `dark` or `auto` (default), which follows the system. */
  colorMode: string | null;

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
