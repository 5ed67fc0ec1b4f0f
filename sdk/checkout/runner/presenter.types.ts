import type { Checkout } from '../machine/checkout-control.types';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOverrides } from '../../ports/theme';
import type { PurchaseParams } from '../session/request';
import type { PurchasesContext } from './purchases-context.types';

/** A checkout on screen; `dismiss` removes it and restores the page. */
export interface Presentation {
  dismiss(): void;
}

export interface PresentOptions {
  /** The element of an inline checkout; `null`: above the page. */
  readonly target: HTMLElement | null;
  readonly selectedLocale: string | undefined;
  readonly defaultLocale: string | undefined;
  readonly assetBaseUrl: string;
  readonly isSandbox: boolean;
  /** The page's appearance, over the branding. */
  readonly appearance: AppearanceOverrides;
  /** The integrator's texts; later ones replace earlier ones. */
  readonly texts: readonly TextOverrides[];
}

/** Shows a checkout to the customer. */
export interface Presenter {
  present(checkout: Checkout, options: PresentOptions): Presentation;
}

/** One call of `purchase`. */
export interface PurchaseRun {
  readonly context: PurchasesContext;
  readonly appUserId: string;
  readonly params: PurchaseParams;
  /** By default the dialog of the loaded screens. */
  readonly presenter: Presenter | undefined;
  /** A wallet pays: it brings the e-mail address, and only checkout sessions can be paid so. */
  readonly isExpress?: boolean;
}

/** A request to resume a purchase that an earlier page left open. */
export interface ResumeRequest {
  readonly context: PurchasesContext;
  readonly appUserId: string;
  readonly presenter: Presenter | undefined;
  /**
   * True if `resumePurchase` was called. Otherwise only a submitted payment is shown; other purchases wait for
   * `purchase`.
   */
  readonly isRequested: boolean;
}
