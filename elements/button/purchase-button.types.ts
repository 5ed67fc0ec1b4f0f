import type { PurchaseResult, PurchasesError } from '../../sdk/index';
import type { PurchaseRequest } from '../commerce/owned';
import type { CommerceElement } from '../commerce/commerce-element.types';

/** Events of `<purchase-button>`; all bubble and leave shadow roots. */
export interface PurchaseButtonEventMap {
  /** Cancelable. The customer pressed the button. After `preventDefault()` the page sells the package itself. */
  'purchase-requested': CustomEvent<PurchaseRequest>;
  /** The customer has bought and closed the checkout. */
  'purchase-finished': CustomEvent<PurchaseResult>;
  /** The customer has closed the checkout without buying. */
  'purchase-cancelled': CustomEvent<null>;
  /** The purchase failed. The button shows a message if the checkout did not. */
  'purchase-failed': CustomEvent<PurchasesError>;
}

/**
 * `<purchase-button>`: opens the checkout of one product above the page. The label is the content between the tags, or
 * the price or the trial in the customer's language if there is none. The checkout is fetched when the customer is about
 * to press the button.
 *
 * @example
 * <purchase-button package="monthly">Go PRO</purchase-button>
 *
 * @slot - The label of the button.
 * @csspart button - The button itself.
 * @csspart message - The line below it if the offer could not be loaded.
 * @csspart problem - In sandbox mode: an error in the page's use of the element, and how to repair it.
 */
export interface PurchaseButtonElement extends CommerceElement<PurchaseButtonEventMap> {
  /** Package identifier, `$rc_monthly` or short `monthly`; by default the offering's first package. */
  package: string | null;
  /** Offering identifier; by default the current offering. */
  offering: string | null;
  /** Id of a purchase option; by default the product's default option. */
  option: string | null;
  /**
   * The entitlement that the product gives. A customer who has it, from any store, is asked before a second purchase. By
   * default the plans of the same offering count.
   */
  entitlement: string | null;
  /** ISO 4217 code; by default the server chooses. */
  currency: string | null;
  /** A known e-mail address; the checkout then skips the e-mail step. */
  email: string | null;
  /** Disables the button. */
  disabled: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-button': PurchaseButtonElement;
  }
}
