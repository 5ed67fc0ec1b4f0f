import type { Checkout } from '../machine/checkout-control.types';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOverrides } from '../../ports/theme';
import type { PurchaseParams } from '../session/request';
import type { PurchasesContext } from './purchases-context.types';

/** Something on screen; `dismiss` takes it away and leaves the page as it was. */
export interface Presentation {
  dismiss(): void;
}

export interface PresentOptions {
  /** Where an inline checkout goes; `null` shows it above the page. */
  readonly target: HTMLElement | null;
  readonly selectedLocale: string | undefined;
  readonly defaultLocale: string | undefined;
  readonly assetBaseUrl: string;
  readonly isSandbox: boolean;
  /** What the page wants of the look, over the branding. */
  readonly appearance: AppearanceOverrides;
  /** The integrator's texts; later ones win. */
  readonly texts: readonly TextOverrides[];
}

/** Shows a checkout to a person. */
export interface Presenter {
  present(checkout: Checkout, options: PresentOptions): Presentation;
}

/** One purchase, as the caller asked for it. */
export interface PurchaseRun {
  readonly context: PurchasesContext;
  readonly appUserId: string;
  readonly params: PurchaseParams;
  /** The dialog of the loaded screens when left out. */
  readonly presenter: Presenter | undefined;
}

/** A request to resume a purchase that an earlier page left open. */
export interface ResumeRequest {
  readonly context: PurchasesContext;
  readonly appUserId: string;
  readonly presenter: Presenter | undefined;
  /** `resumePurchase` was called. Otherwise only a submitted payment is shown; other purchases wait for `purchase`. */
  readonly isRequested: boolean;
}
