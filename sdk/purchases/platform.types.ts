import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { PurchaseRun, ResumeRequest } from '../checkout/runner/presenter.types';
import type { PurchaseResult } from '../model/purchase-result';
import type { PaywallPurchaseResult, PresentPaywallParams } from '../paywall/present.types';
import type { Purchases } from './purchases';

/** The part of the product that is loaded when it is first needed: the checkout, its screens, the card form. */
export interface Ui {
  purchase(run: PurchaseRun): Promise<PurchaseResult>;
  /** Takes up what is open; `null` when nothing is, or when it is not to be shown uninvited. */
  resume(resume: ResumeRequest): Promise<PurchaseResult | null>;
  /** Shows a paywall; resolves with what was bought, rejects like `sell` when the customer leaves it. */
  presentPaywall(purchases: Purchases, params: PresentPaywallParams): Promise<PaywallPurchaseResult>;
  /** Fetches what the first checkout of a shop will need. */
  preload(context: PurchasesContext): Promise<void>;
}

export type UiLoader = () => Promise<Ui>;
