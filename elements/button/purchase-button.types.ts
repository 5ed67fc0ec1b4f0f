import type { Package, PurchaseResult, PurchasesError } from '../../sdk/index';
import type { CommerceElement } from '../commerce/commerce-element.types';

/** Events of `<purchase-button>`; all bubble and leave shadow roots. */
export interface PurchaseButtonEventMap {
  /** Cancelable: the button was pressed and knows what it sells; prevent it to sell it in a way of your own. */
  'purchase-requested': CustomEvent<{ readonly rcPackage: Package }>;
  /** The customer has bought and closed the checkout. */
  'purchase-finished': CustomEvent<PurchaseResult>;
  /** The customer has closed the checkout without buying. */
  'purchase-cancelled': CustomEvent<null>;
  /** The purchase could not be made; the button says so, too, where it was never shown to the customer. */
  'purchase-failed': CustomEvent<PurchasesError>;
}

/**
 * `<purchase-button>`: opens the checkout of one product above the page. What stands between its tags is what it says;
 * left empty, it says the price or the trial, in the customer's language. The checkout is fetched when somebody is about
 * to press it.
 *
 * @example
 * <purchase-button package="monthly">Go PRO</purchase-button>
 *
 * @slot - What the button says.
 * @csspart button - The button itself.
 * @csspart message - The line below it, when the offer could not be loaded.
 * @csspart problem - In sandbox mode: what is wrong with how the element is used, and what to do.
 */
export interface PurchaseButtonElement extends CommerceElement<PurchaseButtonEventMap> {
  /** Package identifier, `$rc_monthly` or short `monthly`; the offering's first package when not set. */
  package: string | null;
  /** Offering identifier; the current offering when not set. */
  offering: string | null;
  /** Id of a purchase option; the product's default when not set. */
  option: string | null;
  /** ISO 4217 code; the server chooses when not set. */
  currency: string | null;
  /** A known address skips the checkout's e-mail step. */
  email: string | null;
  /** Takes no presses. */
  disabled: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-button': PurchaseButtonElement;
  }
}
