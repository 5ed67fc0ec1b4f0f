import type { Checkout } from '../machine/checkout-control.types';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOverrides } from '../../ports/theme';
import type { PurchaseParams } from '../session/request';
import type { PurchasesContext } from './purchases-context.types';

/** Keeps what the customer types into the field for the address, until they have bought. */
export interface TypedEmail {
  read(): string;
  write(email: string): void;
}

/** A checkout on screen; `dismiss` removes it and restores the page. */
export interface Presentation {
  /**
   * May resolve later, when the browser's history is as it was before.
   * @param isPaused the checkout is shown again when another purchase of the page has ended.
   */
  dismiss(isPaused?: boolean): void | Promise<void>;
  /** Whether the customer has not used the checkout, so that another one may be opened instead. Default: false. */
  isUntouched?(): boolean;
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
  /** The address that the customer has typed into a checkout of this page. */
  readonly typedEmail: TypedEmail;
}

/** Shows a checkout to the customer. */
export interface Presenter {
  /** Whether it shows the checkout without the customer's wish, so that it waits for other purchases. Default: false. */
  isUntouched?(): boolean;
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
