import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ExpressPurchaseButtonUpdater } from '../../../sdk/index';
import type { PaywallSession, WalletButtonNode, WalletTheme } from '../../../sdk/internal';
import { usePackageId, usePaywall, usePaywallState } from '../drawing/context';

/** After this time a device that has not answered has no wallet. */
const LIMIT_MS = 8000;

const packageOf = ({ offering }: PaywallSession, packageId: string | null) =>
  packageId === null ? null : (offering.packagesById[packageId] ?? null);

/** Whether the press begins a purchase: not while another one runs, nor with wrong answers in the paywall. */
const pressed = ({ $state, send }: PaywallSession, packageId: string, name: string | null): boolean => {
  if ($state.get().purchase === 'purchasing') return false;
  send({ type: 'wallet-pressed', packageId, name });
  return $state.get().purchase === 'purchasing';
};

/** Shows the wallets' buttons in `place` and sells the node's package, otherwise the selected one. */
export const useWallets = (
  { key, name }: WalletButtonNode,
  place: RefObject<HTMLElement | null>,
  theme: WalletTheme,
): void => {
  const { session, wallets } = usePaywall();
  const own = usePackageId();
  const packageId = usePaywallState((state) => own ?? state.selectedPackageId);
  const hasPackage = packageId !== null;
  /** A failed purchase removes the buttons. They are shown again for the next try. */
  const [tries, setTries] = useState(0);
  const updater = useRef<ExpressPurchaseButtonUpdater | null>(null);
  const shown = useRef(packageId);
  useEffect(() => {
    const rcPackage = packageOf(session, shown.current);
    const { current } = place;
    if (!current || !hasPackage || !rcPackage) return;
    const known = (areAvailable: boolean): void =>
      session.send({ type: 'wallets-known', walletKey: key, areAvailable });
    if (!wallets) return known(false);
    const leaving = new AbortController();
    const timer = setTimeout(() => known(false), LIMIT_MS);
    let selling = rcPackage.identifier;
    wallets({
      place: current,
      rcPackage,
      theme,
      signal: leaving.signal,
      onKnown: (found, areAvailable) => {
        clearTimeout(timer);
        if (leaving.signal.aborted) return;
        updater.current = found;
        known(areAvailable);
      },
      mayStart: () => pressed(session, (selling = shown.current ?? selling), name),
      onCompleted: (result) => session.send({ type: 'purchase-completed', packageId: selling, result }),
      onCancelled: () => session.send({ type: 'purchase-cancelled' }),
      onFailed: (error) => {
        session.send({ type: 'purchase-failed', error });
        setTries((before) => before + 1);
      },
      onUnavailable: () => {
        clearTimeout(timer);
        if (!leaving.signal.aborted) known(false);
      },
    });
    return () => {
      clearTimeout(timer);
      updater.current = null;
      leaving.abort();
    };
  }, [session, wallets, key, name, place, theme, hasPackage, tries]);
  useEffect(() => {
    const before = shown.current;
    shown.current = packageId;
    const rcPackage = packageOf(session, packageId);
    if (rcPackage && before !== packageId) updater.current?.updatePurchase(rcPackage);
  }, [session, packageId]);
};
