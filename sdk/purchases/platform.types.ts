import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import type { PurchaseRun, ResumeRequest } from '../checkout/runner/presenter.types';
import type { PurchaseResult } from '../model/purchase-result';
import type { PaywallPurchaseResult, PresentPaywallParams } from '../paywall/present.types';
import type { Purchases } from './purchases';

/** The part of the product that is loaded when it is first needed: the checkout, its screens, the card form. */
export interface Ui {
  purchase(run: PurchaseRun): Promise<PurchaseResult>;
  /** Resumes an open purchase; `null` when there is none, or when it is shown on request only. */
  resume(resume: ResumeRequest): Promise<PurchaseResult | null>;
  /** Shows a paywall; resolves with what was bought, rejects like `purchase` when the customer leaves it. */
  presentPaywall(purchases: Purchases, params: PresentPaywallParams): Promise<PaywallPurchaseResult>;
  /** Loads what the first checkout of an instance needs. */
  preload(context: PurchasesContext): Promise<void>;
}

export type UiLoader = () => Promise<Ui>;
