import type { PurchaseResult, PurchasesError, RedemptionInfo } from '../../sdk/index';
import type { PurchaseRequest } from '../commerce/owned';
import type { CommerceElement } from '../commerce/commerce-element.types';

/** The purchase, as soon as its success is known. */
export interface PurchaseSuccess {
  readonly productIdentifier: string;
  /** The server's id of the purchase; `null` if the purchase was found in the customer info. */
  readonly operationSessionId: string | null;
  readonly redemptionInfo: RedemptionInfo | null;
}

/** What a checkout sells. */
export interface CheckoutSubject {
  readonly productIdentifier: string;
  readonly packageIdentifier: string;
  readonly optionIdentifier: string;
  readonly offeringIdentifier: string;
}

/**
 * A step of the checkout. `confirming`: a payment was sent and has no result yet. `elsewhere`: the purchase is open in
 * another tab, and can be continued here. `owned`: the customer has the access already and decides whether to buy.
 */
// prettier-ignore
export type CheckoutStepName =
  'owned' | 'email' | 'payment' | 'plan' | 'confirming' | 'success' | 'error' | 'elsewhere';

/** What went wrong in a checkout. */
export interface CheckoutErrorDetail extends CheckoutSubject {
  /** e.g. `payment-refused`, `form-unavailable`, `network`, `invalid-email`, `already-purchased`. */
  readonly kind: string;
  /** One of `ErrorCode`; 2 for a refused payment. */
  readonly code: number;
  /** The billing backend's own number, e.g. 7772; `null` if it has sent none. */
  readonly backendErrorCode: number | null;
}

/** Events of `<purchase-checkout>`; all bubble and leave shadow roots. */
export interface PurchaseCheckoutEventMap {
  /**
   * Cancelable. The sale is about to begin; `detail` has what the customer owns already. After `preventDefault()` the element
   * closes without another event, and the page sells the package itself.
   */
  'purchase-requested': CustomEvent<PurchaseRequest>;
  /** A checkout is shown. */
  'purchase-opened': CustomEvent<CheckoutSubject>;
  /** Another step is shown. */
  'purchase-step': CustomEvent<CheckoutSubject & { readonly step: CheckoutStepName }>;
  /** The customer has submitted a payment. Its result is not known yet. */
  'purchase-submitted': CustomEvent<CheckoutSubject>;
  /** The customer sees an error, and may be able to continue. `purchase-failed` is the end of the purchase. */
  'purchase-error': CustomEvent<CheckoutErrorDetail>;
  /** The payment has succeeded, and the success screen is shown: fired once, before `purchase-finished`. */
  'purchase-succeeded': CustomEvent<PurchaseSuccess>;
  /** The customer has bought and closed the success screen; `detail` has what they own now. */
  'purchase-finished': CustomEvent<PurchaseResult>;
  /** The customer has closed the checkout without buying. */
  'purchase-cancelled': CustomEvent<null>;
  /** The purchase failed; `detail` has the code and the reason. */
  'purchase-failed': CustomEvent<PurchasesError>;
}

/**
 * `<purchase-checkout>`: sells one product, as a dialog or inline. Each property is an attribute too, in lower case with
 * dashes.
 *
 * @example
 * <purchase-checkout package="monthly" api-key="rcb_…" open></purchase-checkout>
 *
 * @slot assurance - Your own words below the pay button, such as a guarantee.
 * @slot footer - Your own content at the end of the form.
 *
 * @csspart backdrop - Behind the dialog.
 * @csspart dialog - The outer box of the dialog.
 * @csspart inline - The outer box of an inline checkout.
 * @csspart panel - The surface with the offer.
 * @csspart form - The surface with the steps.
 * @csspart close - The close button.
 * @csspart business-icon - Picture of the business.
 * @csspart business-wordmark - The name of the business as a picture, in place of icon and name.
 * @csspart business-name - Name of the business.
 * @csspart sandbox-badge - The badge of sandbox mode.
 * @csspart product-title - Name of the product.
 * @csspart product-description - Description of the product.
 * @csspart price - The price and its period.
 * @csspart trial - The pill of a free trial.
 * @csspart summary-bar - On a narrow frame: the bar with the total that opens the order summary.
 * @csspart order-terms - On a narrow frame: what is due and when, and how to cancel, above the button.
 * @csspart facts - The list with renewal and cancelling.
 * @csspart full-price - The regular price beside a lower one.
 * @csspart totals - The rows with what is paid.
 * @csspart total-row - Every one of these rows: a label and an amount.
 * @csspart subtotal - The price before discounts.
 * @csspart discount - A discount.
 * @csspart excluding-tax - The price without tax.
 * @csspart tax - A tax that is added to the price, or that the price includes.
 * @csspart total - The first payment after a trial, if discounts or tax change it.
 * @csspart due - What is due today.
 * @csspart due-later - What is due on a later date.
 * @csspart promo - The field of a discount code with its button.
 * @csspart promo-add - The button that shows this field.
 * @csspart promo-apply - The button that applies a code.
 * @csspart promo-code - A code that is applied, with the button that removes it.
 * @csspart title - Heading of a step.
 * @csspart message - The text of a step.
 * @csspart mark - The round mark above a heading.
 * @csspart field - The e-mail field with its label and note.
 * @csspart label - Label of the field.
 * @csspart input - The input element.
 * @csspart note - Hint or error of the field.
 * @csspart payment-form - The place of the card form.
 * @csspart wallets - The place of the wallet buttons.
 * @csspart terms - The agreement to the terms.
 * @csspart seller-words - The seller's sentences about the sale.
 * @csspart reassurance - The line below the button that pays.
 * @csspart button - Every main button.
 * @csspart continue - The button after the e-mail address.
 * @csspart pay - The button that pays.
 * @csspart owned - What the customer has already, before a second purchase.
 * @csspart manage - The link to the page where it is managed.
 * @csspart switch-plan - The button that changes the plan instead.
 * @csspart buy-anyway - The button that goes on with the purchase.
 * @csspart retry - The button that tries again.
 * @csspart other-button - The button that pays the same order in another way.
 * @csspart plans - The current plan and the new one.
 * @csspart plan - Each of these two plans.
 * @csspart plan-totals - The amounts of a plan change.
 * @csspart plan-details - Date, payment method and e-mail address of a plan change.
 * @csspart confirm-plan - The button that confirms a plan change.
 * @csspart address - The address at the card form, or its field.
 * @csspart address-change - The button that opens this field.
 * @csspart address-save - The button that takes the changed address.
 * @csspart suggestion - The suggestion of another address.
 * @csspart leave - Behind the question before closing.
 * @csspart leave-stay - The button that goes on with the checkout.
 * @csspart leave-close - The button that closes it.
 * @csspart manage - The link to the page where the customer manages subscriptions.
 * @csspart redemption - How the purchase is used in an app, on the success screen.
 * @csspart redemption-link - The link that opens the app.
 * @csspart redemption-code - The QR code of this link.
 * @csspart finish - The button of the success screen.
 * @csspart notice - A problem within a step.
 * @csspart notice-button - The button of a notice.
 * @csspart details - The purchase, on the success screen.
 * @csspart support - The support address, on the error screen.
 * @csspart skeleton - Grey shapes while content loads.
 * @csspart problem - In sandbox mode: an error in the page's use of the element, and how to repair it.
 * @cssprop --purchase-form-background - The surface with the steps.
 * @cssprop --purchase-form-text - Text on the surface with the steps.
 * @cssprop --purchase-form-text-muted - Secondary text on the surface with the steps.
 * @cssprop --purchase-form-line - Hairlines and disabled buttons, on the surface with the steps.
 * @cssprop --purchase-form-field-line - Edges of fields, on the surface with the steps.
 * @cssprop --purchase-form-subtle - Rows and marks, slightly different from the background, on the surface with the steps.
 * @cssprop --purchase-form-primary - The main button on the surface with the steps.
 * @cssprop --purchase-form-primary-text - Label of that button, on the surface with the steps.
 * @cssprop --purchase-form-primary-line - Edge of that button, on the surface with the steps.
 * @cssprop --purchase-form-primary-veil - A layer over that button, 12 % on hover and 20 % when pressed, on the surface with the steps.
 * @cssprop --purchase-form-accent - Icons of the list and the pill of the trial, on the surface with the steps.
 * @cssprop --purchase-form-focus - The focus ring, on the surface with the steps.
 * @cssprop --purchase-form-error - Errors, on the surface with the steps.
 * @cssprop --purchase-form-scheme - `light` or `dark`, for parts that the browser draws, on the surface with the steps.
 * @cssprop --purchase-panel-background - The surface with the offer.
 * @cssprop --purchase-panel-text - Text on the surface with the offer.
 * @cssprop --purchase-panel-text-muted - Secondary text on the surface with the offer.
 * @cssprop --purchase-panel-line - Hairlines and disabled buttons, on the surface with the offer.
 * @cssprop --purchase-panel-field-line - Edges of fields, on the surface with the offer.
 * @cssprop --purchase-panel-subtle - Rows and marks, slightly different from the background, on the surface with the offer.
 * @cssprop --purchase-panel-primary - The main button on the surface with the offer.
 * @cssprop --purchase-panel-primary-text - Label of that button, on the surface with the offer.
 * @cssprop --purchase-panel-primary-line - Edge of that button, on the surface with the offer.
 * @cssprop --purchase-panel-primary-veil - A layer over that button, 12 % on hover and 20 % when pressed, on the surface with the offer.
 * @cssprop --purchase-panel-accent - Icons of the list and the pill of the trial, on the surface with the offer.
 * @cssprop --purchase-panel-focus - The focus ring, on the surface with the offer.
 * @cssprop --purchase-panel-error - Errors, on the surface with the offer.
 * @cssprop --purchase-panel-scheme - `light` or `dark`, for parts that the browser draws, on the surface with the offer.
 * @cssprop --purchase-page-background - The page; its colour tints the backdrop.
 * @cssprop --purchase-backdrop - What covers the page while the dialog is open.
 * @cssprop --purchase-shadow - Shadow of the dialog.
 * @cssprop --purchase-z-index - Layer of the dialog, 1000001.
 * @cssprop --purchase-radius-input - Corners of fields: 12px rounded, 0 rectangle, 24px pill.
 * @cssprop --purchase-radius-button - Corners of buttons: 12px rounded, 0 rectangle, 56px pill.
 * @cssprop --purchase-radius-modal - Corners of the dialog: 16px, 0 rectangle.
 * @cssprop --purchase-font - The font.
 * @cssprop --purchase-font-fallback - The font when the first one is missing.
 * @cssprop --purchase-sandbox-background - Background of the sandbox badge.
 * @cssprop --purchase-sandbox-text - Text of the sandbox badge.
 * @cssprop --purchase-sandbox-line - Edge of the sandbox badge.
 * @cssprop --purchase-success - The mark of success.
 * @cssprop --purchase-success-text - The check in the mark of success.
 */
export interface PurchaseCheckoutElement extends CommerceElement<PurchaseCheckoutEventMap> {
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
  /** `with-payment`: the field for the address is above the card form. Default: `separate`, a step of its own. */
  emailStep: 'separate' | 'with-payment' | null;
  /** Language to use when `locale` is not available. */
  defaultLocale: string | null;
  /** A discount code that is applied before the form is shown; needs the wire of checkout sessions. */
  discountCode: string | null;
  /** Shows a field for a discount code; needs the wire of checkout sessions. */
  showDiscountCode: boolean;
  /** The address of your terms; by default the branding's. */
  termsUrl: string | null;
  /** The address of your privacy policy. */
  privacyUrl: string | null;
  /** Another name of `termsUrl`. */
  termsAndConditionsUrl: string | null;
  /**
   * `obligation-to-pay`: the button of a trial names the duty to pay. `auto`: it does so if the country of the customer's
   * billing address is known and its law demands it. By default the value of `configure`.
   */
  orderButton: 'auto' | 'obligation-to-pay' | null;
  /** Ends the purchase without the success screen. */
  skipSuccessPage: boolean;
  /** `modal` (default) or `inline`. */
  layout: 'modal' | 'inline' | null;
  /** Shows the checkout. An inline one is open from the start. */
  open: boolean;

  /** Opens the checkout; does nothing if it is open. */
  show(): void;
  /** Closes the checkout as the customer would. */
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-checkout': PurchaseCheckoutElement;
  }
  /** The window gets these events from elements, and from a purchase that was resumed after a reload. */
  interface WindowEventMap extends PurchaseCheckoutEventMap {}
}
