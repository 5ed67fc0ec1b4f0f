import type { CustomerInfo } from '../../sdk/index';
import type { ShopElement } from '../shop-element.types';

/** Events of `<purchase-customer>`; all bubble and leave shadow roots. */
export interface PurchaseCustomerEventMap {
  /** Cancelable: the customer wants to manage or pay; prevent it to open another page than `url`. */
  'customer-manage': CustomEvent<{ readonly url: string }>;
  /** The customer has had their purchases looked for; `found` when one of them is active. */
  'customer-restored': CustomEvent<{ readonly customerInfo: CustomerInfo; readonly found: boolean }>;
  /** What the customer owns could not be read. */
  'customer-error': CustomEvent<Error>;
}

/**
 * `<purchase-customer>`: what the customer owns, when it renews or ends, what is wrong with a payment, and where to manage
 * it. It follows purchases that are made while it is shown.
 *
 * @example
 * <purchase-customer api-key="rcb_…" app-user-id="user-1"></purchase-customer>
 *
 * @slot empty - Shown when nothing is active, such as a `<purchase-button>`; a line of text when left out.
 */
export interface PurchaseCustomerElement extends ShopElement<PurchaseCustomerEventMap> {
  /** Leaves out what has ended. */
  activeOnly: boolean;

  /** Reads the customer's purchases again. */
  refresh(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-customer': PurchaseCustomerElement;
  }
}
