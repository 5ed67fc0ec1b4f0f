import type { PaywallPurchaseResult, PresentPaywallParams, Purchases } from '../../sdk/index';

/** Shows a paywall on the page until it has ended. */
export const presentPaywall = (
  purchases: Purchases,
  params: PresentPaywallParams,
): Promise<PaywallPurchaseResult> => {
  throw purchases.shop.error(
    23,
    `The paywall of offering "${params.offering.identifier}" can't be shown yet.`,
  );
};
