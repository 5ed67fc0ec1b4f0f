import type { Offering, Package, ProductChangeInfo, PurchaseResult, PurchasesError } from '../../sdk/index';
import type { PurchaseRequest } from '../commerce/owned';
import type { CommerceElement } from '../commerce/commerce-element.types';

/** Events of `<purchase-offers>`; all bubble and leave shadow roots. */
export interface PurchaseOffersEventMap {
  /** The customer has selected another package or another period; `selectedPackage` is the new one. */
  'offers-select': CustomEvent<{ readonly selectedPackage: Package }>;
  /** Cancelable. The customer wants to buy the selected package. After `preventDefault()` the page sells it itself. */
  'purchase-requested': CustomEvent<PurchaseRequest>;
  /** The customer has bought and closed the checkout. */
  'purchase-finished': CustomEvent<PurchaseResult>;
  /** The customer has closed the checkout without buying. */
  'purchase-cancelled': CustomEvent<null>;
  /** The purchase failed. */
  'purchase-failed': CustomEvent<PurchasesError>;
}

/**
 * `<purchase-offers>`: a price table of an offering. The customer chooses a package and buys it in the checkout. If
 * several packages share a billing period, a switch selects the period. The table shows savings compared with the most
 * expensive way to pay for the same time, free trials, and the price after them. The recommended package is the first of
 * cards in rows, and is raised among cards side by side.
 *
 * @example
 * <purchase-offers offering="default" package="annual" recommended="annual"></purchase-offers>
 * <purchase-offers offering="tiers" recommended="monthly" buttons="each"></purchase-offers>
 *
 * @slot {package} - More about a package, such as a list of its contents; the slot's name is the package's short
 *   identifier, for example `annual`.
 * @slot footer - Below the button: terms, a link to the privacy policy.
 * @csspart periods - The switch of billing periods.
 * @csspart period - One position of it; the selected one is `period-selected`, too.
 * @csspart period-saving - The saving of a period, in the switch.
 * @csspart period-field - The select that takes the place of a switch with many positions where it is narrow.
 * @csspart period-select - The native select in it.
 * @csspart label - The label of the select.
 * @csspart offers - The group of cards.
 * @csspart offer - One card; the selected one is `offer-selected`, too.
 * @csspart badge - 'Recommended' (`badge-recommended`, too) or 'Your plan' (`badge-current`).
 * @csspart title - The product's title.
 * @csspart price - The price and how often it is paid.
 * @csspart full-price - The regular price beside a lower one.
 * @csspart changing-price - What the first payments cost, and what the later ones.
 * @csspart price-per-month - The price per month, if it is paid less often.
 * @csspart saving - The saving against the most expensive way to pay for the same time.
 * @csspart trial - The free trial.
 * @csspart one-time - The mark of a one-time product.
 * @csspart description - The product's description, if the offers differ in it and the page has no content for the slot.
 * @csspart button - The button below the cards, or with `buttons="each"` that of a card.
 * @csspart owned - What the customer has already, and until when: above the button, or below the cards that have a button.
 * @csspart terms - The terms of the purchase below its button: the trial, the price after it, cancelling.
 * @csspart offer-selected - The selected card.
 * @csspart offer-recommended - The recommended card.
 * @csspart badge-recommended - The badge of the recommended package.
 * @csspart period-selected - The selected position of the switch.
 * @csspart message - The line with an error.
 * @csspart notice - A message that content could not be shown, and what to do.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes while content loads.
 * @csspart problem - In sandbox mode: an error in the page's use of the element, and how to repair it.
 */
export interface PurchaseOffersElement extends CommerceElement<PurchaseOffersEventMap> {
  /** Offering identifier, or an offering from `getOfferings`; by default the current offering. */
  offering: string | Offering | null;
  /**
   * The package that is selected first, `$rc_annual` or short `annual`; by default the recommended one, otherwise the
   * first.
   */
  package: string | null;
  /** The package that is marked as recommended, `$rc_annual` or short `annual`. */
  recommended: string | null;
  /**
   * The switch of billing periods. `auto` (default): shown if a period has several packages. `always`: shown if there are
   * several periods. `never`: all packages are shown at once.
   */
  periods: string | null;
  /**
   * The buttons that open the checkout. `one` (default): the customer selects a card, and one button below the cards sells it.
   * `each`: every card has a button and its terms; a press selects the package of the card, too.
   */
  buttons: string | null;
  /**
   * The entitlement that the product gives. A customer who has it, from any store, is asked before a second purchase. By
   * default the plans of the same offering count.
   */
  entitlement: string | null;
  /** ISO 4217 code; by default the server chooses. */
  currency: string | null;
  /** A known e-mail address; the checkout then skips the e-mail step. */
  email: string | null;
  /**
   * The customer's token for changes of plans; by default that of `configure`. With a token, a customer who has a plan of the
   * offering is offered to switch to another one. A property only.
   */
  productChangeInfo: ProductChangeInfo | null;
  /** The selected package; `null` until the offering has arrived. */
  readonly selectedPackage: Package | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-offers': PurchaseOffersElement;
  }
}
