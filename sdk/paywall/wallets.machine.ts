import { answersOf, withErrorsShown } from './inputs.machine';
import type { PaywallEvent, PaywallState, PaywallTransition } from './paywall.state.types';
import { selecting, withShownPackage } from './selection.machine';

/** The part of the paywall's machine that sells by wallets. */

const stay = (state: PaywallState): PaywallTransition => [state, []];

/** A press of a wallet's button buys its package by the same rules as a purchase button. */
export const walletPurchase = (state: PaywallState, packageId: string): PaywallTransition => {
  if (state.purchase === 'purchasing') return stay(state);
  const chosen = state.selectedPackageId === packageId ? state : selecting(state, packageId);
  if (!chosen) return stay(state);
  const rejected = withErrorsShown(chosen);
  if (rejected) return stay(rejected);
  return [
    { ...chosen, purchase: 'purchasing' },
    [{ type: 'announce-wallet-purchase', packageId, attributes: answersOf(chosen) }],
  ];
};

/** Stacks of wallets can hide or show packages. What is being bought stays selected. */
export const onWalletsKnown = (
  state: PaywallState,
  { walletKey, areAvailable }: Extract<PaywallEvent, { type: 'wallets-known' }>,
): PaywallTransition => {
  if (state.wallets.get(walletKey) === areAvailable) return stay(state);
  const next = { ...state, wallets: new Map([...state.wallets, [walletKey, areAvailable] as const]) };
  return stay(state.purchase === 'purchasing' ? next : withShownPackage(next));
};
