import type { Package } from '../../model/offering';
import type { PurchaseOption } from '../../model/product';
import type { PurchaseParams } from './request';

/** The parameters of `presentExpressPurchaseButton`. */
export interface PresentExpressPurchaseButtonParams extends Pick<
  PurchaseParams,
  'rcPackage' | 'purchaseOption' | 'customerEmail' | 'selectedLocale' | 'defaultLocale' | 'metadata'
> {
  /** Where the button is shown. It must not be inside a shadow root. */
  readonly htmlTarget: HTMLElement;
  /** Called once, when it is known whether this device has a wallet. */
  readonly onButtonReady?: (updater: ExpressPurchaseButtonUpdater, walletsAvailable: boolean) => void;
  readonly listener?: PurchaseListener;
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
