import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { ExpressRun } from '../checkout/runner/express/express-sale';
import type { PurchaseRun, ResumeRequest } from '../checkout/runner/presenter.types';
import type { PurchaseResult } from '../model/purchase/purchase-result';
import type { PaywallPurchaseResult, PresentPaywallParams } from '../paywall/present.types';
import type { Purchases } from './purchases';

/** The part of the library that is loaded on first use: the checkout, its screens and the card form. */
export interface Ui {
  purchase(run: PurchaseRun): Promise<PurchaseResult>;
  /** Resumes an open purchase. `null` if there is none, or if it is shown only on request. */
  resume(resume: ResumeRequest): Promise<PurchaseResult | null>;
  /** Shows a paywall. Resolves with the purchase; rejects like `purchase` when the customer leaves. */
  presentPaywall(purchases: Purchases, params: PresentPaywallParams): Promise<PaywallPurchaseResult>;
  /** Loads the code that sends analytics events, and begins to send them. */
  sendEvents(context: PurchasesContext): void;
  /** Looks for faults in the configuration, and explains them to the integrator. */
  inspect(context: PurchasesContext): void;
  /** Shows buttons of wallets. Resolves with the purchase. */
  presentExpressButton(run: ExpressRun): Promise<PurchaseResult>;
  /** Loads what the first checkout of an instance needs. */
  preload(context: PurchasesContext): Promise<void>;
  /** Loads the code of paywalls. A failure is reported when a paywall is shown. */
  preloadPaywall(): void;
}

/** Files of the script tag that are fetched side by side with the screens. */
export type FilePart = 'paywall' | 'shared';

export interface UiLoader {
  (): Promise<Ui>;
  /** Fetches a file of the script tag and does not run it, so that it is there when the screens ask for it. */
  fetchFile?(part: FilePart): void;
}
