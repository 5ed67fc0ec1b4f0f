import type { TextOverrides } from '../i18n/texts.parse';
import type { AppearanceOptions } from '../model/appearance';
import type { Offering, Package } from '../model/offering';
import type { PurchaseResult } from '../model/purchase-result';

/** What `Purchases.presentPaywall` takes. */
export interface PresentPaywallParams {
  /** An offering with a paywall, from `getOfferings`. */
  readonly offering: Offering;
  /** Where the paywall goes; a container of its own, made if missing, when left out. */
  readonly htmlTarget?: HTMLElement;
  /** Where the checkout goes; above the page when left out. */
  readonly purchaseHtmlTarget?: HTMLElement;
  /** A known address skips the checkout's e-mail step. */
  readonly customerEmail?: string;
  /** A link was pressed. Without it the link opens in a new tab. */
  readonly onNavigateToUrl?: (url: string) => void;
  /** The customer wants to go back. Without it the paywall closes, which cancels. */
  readonly onBack?: () => void;
  /** The customer wants to manage their purchases. Without it the management page opens. */
  readonly onVisitCustomerCenter?: () => void;
  /** Something in the paywall is wrong, or an action failed; the rest of it goes on. */
  readonly onError?: (error: unknown) => void;
  /** BCP 47 tag or language of the texts; the browser's when left out. */
  readonly selectedLocale?: string;
  /** How its checkout looks, over what `configure` was given; `theme` is the paywall's, too. */
  readonly appearance?: AppearanceOptions;
  /** Texts of this paywall and its checkout, over those that `configure` was given. */
  readonly texts?: TextOverrides;
}

/** What a paywall leads to: a purchase, and which package it was. */
export interface PaywallPurchaseResult extends PurchaseResult {
  readonly selectedPackage: Package;
}
