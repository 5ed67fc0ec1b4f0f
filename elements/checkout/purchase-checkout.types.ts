import type { AppearanceOptions, PurchaseResult, PurchasesError, TextOverrides } from '../../sdk/index';

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
export interface PurchaseCheckoutElement extends HTMLElement {
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
  /** BCP 47 tag or language of the texts; the browser's when not set. */
  locale: string | null;
  /** Language to use when `locale` is not available. */
  defaultLocale: string | null;
  /** Texts of your own, over those that `configure` was told; a property only. */
  texts: TextOverrides | null;
  /** Looks, over what `configure` was told. As an attribute it is JSON. */
  appearance: AppearanceOptions | string | null;
  /** `modal` (default) or `inline`. */
  layout: string | null;
  /** Shows the checkout. An inline one is open from the start. */
  open: boolean;
  /** Configures an instance of its own; without it the shared instance is used. */
  apiKey: string | null;
  /** With `apiKey`: who buys; an anonymous customer, kept in this browser, when not set. */
  appUserId: string | null;
  /** With `apiKey`: base address of a proxy. */
  proxyUrl: string | null;
  /** With `apiKey`: base address of icons. */
  assetBaseUrl: string | null;

  /** Opens the checkout; nothing happens when it is open already. */
  show(): void;
  /** Closes it as the customer would. */
  close(): void;

  addEventListener<K extends keyof PurchaseCheckoutEventMap>(
    type: K,
    listener: (this: PurchaseCheckoutElement, event: PurchaseCheckoutEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof PurchaseCheckoutEventMap>(
    type: K,
    listener: (this: PurchaseCheckoutElement, event: PurchaseCheckoutEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'purchase-checkout': PurchaseCheckoutElement;
  }
  /** They arrive at the window from elements, and from a purchase that was taken up after a reload. */
  interface WindowEventMap extends PurchaseCheckoutEventMap {}
}
