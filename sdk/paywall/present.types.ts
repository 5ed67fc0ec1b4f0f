import type { TextOverrides } from '../i18n/texts.parse';
import type { AppearanceOptions } from '../model/look/appearance';
import type { PurchasesError } from '../errors/purchases-error';
import type { Offering, Package } from '../model/catalogue/offering';
import type { PaywallInteractionEvent } from './interaction.types';
import type { CustomVariables } from './parse/ui-config.parse';
import type { PurchaseResult } from '../model/purchase/purchase-result';

/** Functions that `presentPaywall` calls while a paywall is shown. */
export interface PaywallListener {
  /** The checkout of a package opens. */
  readonly onPurchaseStarted?: (rcPackage: Package) => void;
  /** A purchase has failed. The paywall stays. */
  readonly onPurchaseError?: (error: PurchasesError) => void;
  /** The customer has left the checkout without a purchase. The paywall stays. */
  readonly onPurchaseCancelled?: () => void;
  /** The customer has used a part of the paywall. */
  readonly onInteraction?: (interaction: PaywallInteractionEvent) => void;
}

/** The parameters of `Purchases.presentPaywall`. */
export interface PresentPaywallParams {
  /** An offering with a paywall, from `getOfferings`; by default the current offering. */
  readonly offering?: Offering;
  /** The element that shows the paywall. By default the library creates its own container. */
  readonly htmlTarget?: HTMLElement;
  /** The element that shows the checkout; by default the checkout opens above the page. */
  readonly purchaseHtmlTarget?: HTMLElement;
  /** A known e-mail address; the checkout then skips the e-mail step. */
  readonly customerEmail?: string;
  /**
   * Values of the paywall's custom variables, for its texts (`{{ custom.first_name }}`) and its conditions. They replace
   * the account's default values.
   *
   * @example
   * await purchases.presentPaywall({ customVariables: { first_name: 'Ada', level: 42 } });
   */
  readonly customVariables?: CustomVariables;
  /**
   * A purchase whose success this paywall shows: texts with `success.*` are filled, and redemption buttons appear.
   *
   * @example
   * const purchased = await purchases.presentPaywall({ offering });
   * await purchases.presentPaywall({ offering: offerings.all['thanks'], purchased });
   */
  readonly purchased?: PaywallPurchaseResult;
  /** Called when the customer opens a link. Without it the link opens in a new tab. */
  readonly onNavigateToUrl?: (url: string) => void;
  /** Called when the customer goes back. Without it the paywall closes, which cancels. */
  readonly onBack?: (closePaywall: () => void) => void;
  /** Called when the customer wants to manage purchases. Without it the management page opens. */
  readonly onVisitCustomerCenter?: () => void;
  /** Hides the buttons that go back, for pages with a way back of their own. `false` by default. */
  readonly hideBackButtons?: boolean;
  /**
   * Called while the paywall is shown.
   *
   * @example
   * await purchases.presentPaywall({
   *   listener: { onInteraction: ({ component_type, component_value }) => track(component_type, component_value) },
   * });
   */
  readonly listener?: PaywallListener;
  /** Called for an error in the paywall's data, or when an action failed. The rest of the paywall still works. */
  readonly onError?: (error: unknown) => void;
  /** BCP 47 tag or language of the texts; the browser's by default. */
  readonly selectedLocale?: string;
  /** The appearance of its checkout; replaces values of `configure`. `theme` also applies to the paywall. */
  readonly appearance?: AppearanceOptions;
  /** Texts of this paywall and its checkout; they replace those of `configure`. */
  readonly texts?: TextOverrides;
}

/** The result of a paywall: the purchase and its package. */
export interface PaywallPurchaseResult extends PurchaseResult {
  readonly selectedPackage: Package;
}
