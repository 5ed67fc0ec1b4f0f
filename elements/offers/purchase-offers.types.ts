import type { Offering, Package, PurchaseResult, PurchasesError } from '../../sdk/index';
import type { CommerceElement } from '../commerce/commerce-element.types';

/** Events of `<purchase-offers>`; all bubble and leave shadow roots. */
export interface PurchaseOffersEventMap {
  /** The customer has selected another package, or has switched to another period; `selectedPackage` is it already. */
  'offers-select': CustomEvent<{ readonly selectedPackage: Package }>;
  /** Cancelable: the customer wants the selected package; prevent it to sell it in a way of your own. */
  'purchase-requested': CustomEvent<{ readonly rcPackage: Package }>;
  /** The customer has bought and closed the checkout. */
  'purchase-finished': CustomEvent<PurchaseResult>;
  /** The customer has closed the checkout without buying. */
  'purchase-cancelled': CustomEvent<null>;
  /** The purchase could not be made. */
  'purchase-failed': CustomEvent<PurchasesError>;
}

/**
 * `<purchase-offers>`: a price table made from an offering. The customer chooses one of its packages and buys it in the
 * checkout. Where several packages share a billing period, a switch chooses the period first; savings are said against
 * the dearest way to pay for the same time, and free trials with what follows them.
 *
 * @example
 * <purchase-offers offering="default" package="annual" recommended="annual"></purchase-offers>
 *
 * @slot {package} - More about a package, such as a list of what it contains; the slot's name is the package's short
 *   identifier, for example `annual`.
 * @slot footer - Below the button: terms, a link to the privacy policy.
 * @csspart periods - The switch of billing periods.
 * @csspart period - One position of it; the selected one is `period-selected`, too.
 * @csspart period-saving - What a period saves, in the switch.
 * @csspart offers - The group of cards.
 * @csspart offer - One card; the selected one is `offer-selected`, too.
 * @csspart badge - 'Recommended' (`badge-recommended`, too) or 'Your plan' (`badge-current`).
 * @csspart title - The product's title.
 * @csspart price - The price and how often it is paid.
 * @csspart price-per-month - What that is in a month, where it is paid less often.
 * @csspart saving - What is saved against the dearest way to pay for the same time.
 * @csspart trial - The free trial.
 * @csspart one-time - Says of a one-time product that it is one.
 * @csspart description - The product's description, where the offers differ in it and the page has no more to say.
 * @csspart button - The button below the cards.
 * @csspart terms - What follows from pressing it: the trial, the price after it, cancelling.
 * @csspart offer-selected - The card that is selected.
 * @csspart badge-recommended - The mark of the recommended one.
 * @csspart period-selected - The position of the switch that is selected.
 * @csspart message - The line of what could not be done.
 * @csspart notice - Says that something could not be shown, with what to do.
 * @csspart notice-button - The button of a notice.
 * @csspart skeleton - Grey shapes of what is to come.
 * @csspart problem - In sandbox mode: what is wrong with how the element is used, and what to do.
 */
export interface PurchaseOffersElement extends CommerceElement<PurchaseOffersEventMap> {
  /** Offering identifier, or an offering from `getOfferings`; the current offering when not set. */
  offering: string | Offering | null;
  /** The package that is selected at first, `$rc_annual` or short `annual`; the recommended one, else the first, when not set. */
  package: string | null;
  /** The package that is marked as recommended, `$rc_annual` or short `annual`. */
  recommended: string | null;
  /**
   * The switch of billing periods: `auto` (default) shows it where a period has several packages, `always` wherever there
   * are several periods, `never` shows all packages at once.
   */
  periods: string | null;
  /** ISO 4217 code; the server chooses when not set. */
  currency: string | null;
  /** A known address skips the checkout's e-mail step. */
  email: string | null;
  /** The package that is selected now; `null` before the offering is there. */
  readonly selectedPackage: Package | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-offers': PurchaseOffersElement;
  }
}
