import { isPurchasesError } from '../../../sdk/index';
import type { ExpressPurchaseButtonUpdater, Package, PurchaseResult } from '../../../sdk/index';
import type { WalletTheme } from '../../../sdk/internal';
import type { Tell } from '../host';
import type { PaywallOrder } from '../ports';

const CANCELLED = 1;

/** What a wallet button of a paywall needs and reports. */
export interface WalletRequest {
  /** Where the buttons are shown. */
  readonly place: HTMLElement;
  readonly rcPackage: Package;
  readonly theme: WalletTheme;
  /** Aborted when the button leaves the screen. A purchase that has begun is finished. */
  readonly signal: AbortSignal;
  onKnown(updater: ExpressPurchaseButtonUpdater, areAvailable: boolean): void;
  /** Asked when the customer presses. `false`: the sheet does not open. */
  mayStart(): boolean;
  onCompleted(result: PurchaseResult): void;
  onCancelled(): void;
  onFailed(error: unknown): void;
  /** The buttons can't be shown, and no purchase has begun. */
  onUnavailable(error: unknown): void;
}

/** Shows the wallets' buttons. Every end of a purchase is reported once. */
export type ShowWallets = (request: WalletRequest) => void;

export const walletsOf =
  ({ purchases, locale, email, texts, appearance }: PaywallOrder, tell: Tell): ShowWallets =>
  (request) => {
    const { place, rcPackage, theme, signal } = request;
    let selling: Package | null = null;
    const onCancelled = (): void => {
      if (selling) tell('paywall-purchase-cancelled', { selectedPackage: selling });
      selling = null;
      request.onCancelled();
    };
    const onRejected = (error: unknown): void => {
      if (signal.aborted && isPurchasesError(error) && error.errorCode === CANCELLED) return;
      if (!selling) return request.onUnavailable(error);
      if (isPurchasesError(error)) tell('paywall-purchase-failed', error);
      request.onFailed(error);
    };
    purchases
      .presentExpressPurchaseButton(
        {
          rcPackage,
          htmlTarget: place,
          walletButtonTheme: theme,
          signal,
          ...(email ? { customerEmail: email } : {}),
          ...(locale ? { selectedLocale: locale } : {}),
          ...(texts ? { texts } : {}),
          ...(appearance ? { appearance } : {}),
          onButtonReady: (updater, areAvailable) => request.onKnown(updater, areAvailable),
          listener: {
            onPurchaseStarted: (started) => void (selling = started),
            onPurchaseCancelled: onCancelled,
          },
        },
        () => request.mayStart(),
      )
      .then((result) => request.onCompleted(result), onRejected);
  };
