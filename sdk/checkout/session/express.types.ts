import type { Package } from '../../model/catalogue/offering';
import type { PurchaseOption } from '../../model/catalogue/product';
import type { PurchaseParams } from './request';

/** The parameters of `presentExpressPurchaseButton`. */
export interface PresentExpressPurchaseButtonParams extends Pick<
  PurchaseParams,
  | 'rcPackage'
  | 'purchaseOption'
  | 'customerEmail'
  | 'selectedLocale'
  | 'defaultLocale'
  | 'metadata'
  | 'texts'
  | 'appearance'
> {
  /** Where the button is shown. */
  readonly htmlTarget: HTMLElement;
  /** Called once, when it is known whether this device has a wallet. */
  readonly onButtonReady?: (updater: ExpressPurchaseButtonUpdater, walletsAvailable: boolean) => void;
  readonly listener?: PurchaseListener;
  /**
   * Removes the buttons when it is aborted; the promise then rejects with error 1. A purchase that has begun is finished
   * first.
   */
  readonly signal?: AbortSignal;
  /** The button's colours. Default: `black`. */
  readonly walletButtonTheme?: 'black' | 'white' | 'white-outline';
}

/** Changes what a button sells. */
export interface ExpressPurchaseButtonUpdater {
  readonly updatePurchase: (rcPackage: Package, purchaseOption?: PurchaseOption) => void;
}

/** Functions of the page that are called while a button sells. */
export interface PurchaseListener {
  readonly onPurchaseStarted?: (rcPackage: Package) => void;
  readonly onPurchaseError?: (error: Error) => void;
  readonly onPurchaseCancelled?: () => void;
}
