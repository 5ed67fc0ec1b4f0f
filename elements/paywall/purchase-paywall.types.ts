import type { CommerceElement } from '../commerce/commerce-element.types';
import type {
  CustomVariables,
  CustomerInfo,
  Offering,
  Package,
  PaywallInteractionEvent,
  PaywallPurchaseResult,
  PurchasesError,
} from '../../sdk/index';

/** The address of a paywall's link, and how the paywall wants to open it. */
export interface PaywallLink {
  readonly url: string;
  readonly method: 'in-app-browser' | 'external-browser' | 'deep-link';
}

/** Events of `<purchase-paywall>`; all bubble and leave shadow roots. */
export interface PurchasePaywallEventMap {
  /** The customer has bought, and the paywall was removed. */
  'paywall-purchased': CustomEvent<PaywallPurchaseResult>;
  /** The customer or the page has closed the paywall. */
  'paywall-closed': CustomEvent<null>;
  /** Something is wrong in the paywall's data, or an action failed; the paywall stays. */
  'paywall-error': CustomEvent<PurchasesError | Error>;
  /** Another package was selected. */
  'paywall-select': CustomEvent<{ readonly selectedPackage: Package }>;
  /** Cancelable: after `preventDefault()` the page sells the package itself. */
  'paywall-purchase': CustomEvent<{ readonly selectedPackage: Package }>;
  /** The checkout of a package opens. */
  'paywall-purchase-started': CustomEvent<{ readonly selectedPackage: Package }>;
  /** The customer has left the checkout without a purchase; the paywall stays. */
  'paywall-purchase-cancelled': CustomEvent<{ readonly selectedPackage: Package }>;
  /** A purchase has failed; the paywall stays. `paywall-error` follows. */
  'paywall-purchase-failed': CustomEvent<PurchasesError>;
  /** The customer has used a part of the paywall. */
  'paywall-interaction': CustomEvent<PaywallInteractionEvent>;
  /** Cancelable: after `preventDefault()` the page opens the link itself. */
  'paywall-navigate': CustomEvent<PaywallLink>;
  /** Cancelable: after `preventDefault()` the page goes back itself, and the paywall stays. */
  'paywall-back': CustomEvent<null>;
  /** Cancelable: after `preventDefault()` the page shows its own place to manage purchases. */
  'paywall-customer-center': CustomEvent<null>;
  /** Cancelable: after `preventDefault()` the page restores purchases itself. */
  'paywall-restore': CustomEvent<null>;
  /** The search for earlier purchases has ended; `found` is true if one of them is active. */
  'paywall-restored': CustomEvent<{ readonly customerInfo: CustomerInfo; readonly found: boolean }>;
}

/**
 * `<purchase-paywall>`: shows the remote paywall of an offering in its place in the page. Each property is an attribute
 * too, in lower case with dashes.
 *
 * @example
 * <purchase-paywall offering="summer" api-key="rcb_…"></purchase-paywall>
 *
 * @csspart notice - The result of restoring purchases, or the reason why nothing can be shown.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes while content loads.
 * @csspart dialog - An open sheet of the paywall.
 * @csspart backdrop - The layer between the paywall and an open sheet.
 * @csspart problem - In sandbox mode: an error in the page's use of the element, and how to repair it.
 * @cssprop --purchase-form-background - Background of notices over a paywall.
 * @cssprop --purchase-form-text - Text on notices over a paywall.
 * @cssprop --purchase-form-text-muted - Secondary text on notices over a paywall.
 * @cssprop --purchase-form-line - Hairlines and disabled buttons, on notices over a paywall.
 * @cssprop --purchase-form-field-line - Edges of fields, on notices over a paywall.
 * @cssprop --purchase-form-subtle - Rows and marks, slightly different from the background, on notices over a paywall.
 * @cssprop --purchase-form-primary - The main button on notices over a paywall.
 * @cssprop --purchase-form-primary-text - Label of that button, on notices over a paywall.
 * @cssprop --purchase-form-primary-line - Edge of that button, on notices over a paywall.
 * @cssprop --purchase-form-primary-veil - A layer over that button, 12 % on hover and 20 % when pressed, on notices over a paywall.
 * @cssprop --purchase-form-focus - The focus ring, on notices over a paywall.
 * @cssprop --purchase-form-error - Errors, on notices over a paywall.
 * @cssprop --purchase-form-scheme - `light` or `dark`, for parts that the browser draws, on notices over a paywall.
 * @cssprop --purchase-radius-input - Corners of notices over a paywall.
 * @cssprop --purchase-radius-button - Corners of its buttons.
 * @cssprop --purchase-shadow - Its shadow.
 * @cssprop --purchase-font - Font of texts without a font.
 * @cssprop --purchase-font-fallback - The font when the first one is missing.
 * @cssprop --purchase-success - The mark of success.
 */
export interface PurchasePaywallElement extends CommerceElement<PurchasePaywallEventMap> {
  /** Identifier of an offering, or an offering from `getOfferings`; by default the current offering. */
  offering: string | Offering | null;
  /** A known e-mail address; the checkout then skips the e-mail step. */
  email: string | null;
  /**
   * Values of the paywall's custom variables, for its texts and conditions; an attribute has them as JSON. They replace
   * the account's default values.
   *
   * @example
   * <purchase-paywall custom-variables='{ "first_name": "Ada", "level": 42 }'></purchase-paywall>
   */
  customVariables: CustomVariables | string | null;
  /**
   * A purchase whose success this paywall shows: texts with `success.*` are filled, and redemption buttons appear. Only a
   * property.
   *
   * @example
   * thanks.purchased = await purchases.presentPaywall({ offering });
   */
  purchased: PaywallPurchaseResult | null;
  /** Hides the buttons of the paywall that go back, for pages with a way back of their own. */
  hideBackButtons: boolean;
  /** `light`, `dark` or `auto` (default), which follows the system. */
  colorMode: 'light' | 'dark' | 'auto' | null;

  /** Shows the paywall again after it was closed. */
  show(): void;
  /** Closes the paywall as the customer would. During a purchase it waits until the purchase has ended. */
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-paywall': PurchasePaywallElement;
  }
}
