import type { CustomerInfo } from '../../sdk/index';
import type { CommerceElement } from '../commerce/commerce-element.types';

/** Events of `<purchase-customer>`; all bubble and leave shadow roots. */
export interface PurchaseCustomerEventMap {
  /**
   * Cancelable. The customer wants to manage a subscription or pay. After `preventDefault()` the page opens another page
   * than `url`.
   */
  'customer-manage': CustomEvent<{ readonly url: string }>;
  /** The customer has searched for purchases; `found` is true if one of them is active. */
  'customer-restored': CustomEvent<{ readonly customerInfo: CustomerInfo; readonly found: boolean }>;
  /** The customer's purchases could not be read. */
  'customer-error': CustomEvent<Error>;
}

/**
 * `<purchase-customer>`: shows the price, the period and the state of each purchase: when it renews, pauses or ends, payment
 * problems, refunds, and where to cancel it, change the card and see invoices.
 * It updates after a purchase on the page.
 *
 * @example
 * <purchase-customer api-key="rcb_…" app-user-id="user-1"></purchase-customer>
 *
 * @slot empty - Shown if nothing is active, such as a `<purchase-button>`; by default a line of text.
 * @csspart centre - The surface behind everything.
 * @csspart title - The heading.
 * @csspart sandbox - The mark of sandbox mode.
 * @csspart stale - The note that the data may be out of date.
 * @csspart cards - A list of products: current ones or past ones.
 * @csspart card - One product.
 * @csspart name - Its name.
 * @csspart badge - Its state: active, trial, cancelled, payment problem, paused, refunded or ended.
 * @csspart price - The price and the period, as far as they are certain.
 * @csspart next - The next event, such as a renewal.
 * @csspart detail - When it was bought, or the last payment with its amount; where, and by whom it is shared.
 * @csspart billing - The notice that a payment failed.
 * @csspart action - The link to another page; also `manage` or `update-payment`.
 * @csspart past-button - The button that shows past purchases.
 * @csspart empty - The content if nothing is active.
 * @csspart restore - The button that restores purchases.
 * @csspart message - The result of restoring.
 * @csspart notice - A message that content could not be shown, and what to do.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes while content loads.
 * @csspart problem - In sandbox mode: an error in the page's use of the element, and how to repair it.
 */
export interface PurchaseCustomerElement extends CommerceElement<PurchaseCustomerEventMap> {
  /** Hides purchases that have ended. */
  activeOnly: boolean;

  /** Reads the customer's purchases again. */
  refresh(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-customer': PurchaseCustomerElement;
  }
}
