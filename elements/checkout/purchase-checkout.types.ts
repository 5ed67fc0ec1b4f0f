import type { PurchaseResult, PurchasesError } from '../../sdk/index';
import type { ShopElement } from '../shop-element.types';

/** Events of `<purchase-checkout>`; all bubble and leave shadow roots. */
export interface PurchaseCheckoutEventMap {
  'purchase-finished': CustomEvent<PurchaseResult>;
  'purchase-cancelled': CustomEvent<null>;
  'purchase-failed': CustomEvent<PurchasesError>;
}

/**
 * `<purchase-checkout>`: sells one product, as a dialog or inline. Each property is an attribute too, in lower case
 * with dashes.
 *
 * @example
 * <purchase-checkout package="monthly" api-key="rcb_…" open></purchase-checkout>
 */
export interface PurchaseCheckoutElement extends ShopElement<PurchaseCheckoutEventMap> {
  /** Package identifier, `$rc_monthly` or short `monthly`; the offering's first package when not set. */
  package: string | null;
  /** Offering identifier; the current offering when not set. */
  offering: string | null;
  /** Id of a purchase option; the product's default when not set. */
  option: string | null;
  /** ISO 4217 code; the server chooses when not set. */
  currency: string | null;
  /** A known address skips the e-mail step. */
  email: string | null;
  /** Language to use when `locale` is not available. */
  defaultLocale: string | null;
  /** `modal` (default) or `inline`. */
  layout: string | null;
  /** Shows the checkout. An inline one is open from the start. */
  open: boolean;

  /** Opens the checkout; nothing happens when it is open already. */
  show(): void;
  /** Closes it as the customer would. */
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-checkout': PurchaseCheckoutElement;
  }
  /** They arrive at the window from elements, and from a purchase that was taken up after a reload. */
  interface WindowEventMap extends PurchaseCheckoutEventMap {}
}
