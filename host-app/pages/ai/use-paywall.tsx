import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-context';
import { isPro } from '../../stores/subscription';
import type { PaywallPanel } from './paywall-panel';

const PURCHASE_FAILED =
  'The checkout could not be opened, and nothing was charged. Check your connection and try again.';

/**
 * Starts a purchase for the signed-in user. A visitor signs in first, so that a purchase cannot be lost with
 * the browser's storage.
 */
const usePurchase = (): ((packageId: string) => void) => {
  const { config, ports, stores } = useApp();
  const { session, signIn, subscription, toasts } = stores;
  const purchase = async (packageId: string): Promise<void> => {
    const now = session.$session.get();
    if (now.status !== 'in') return;
    await subscription.switchUser(now.user.uid);
    if (isPro(subscription.$subscription.get())) return;
    try {
      if (await ports.billing.buy(config.billing.paywall, packageId)) await subscription.refresh();
    } catch {
      toasts.show(PURCHASE_FAILED, 'danger');
    }
  };
  return (packageId) => {
    if (session.$session.get().status === 'in') void purchase(packageId);
    else signIn.open('checkout', () => void purchase(packageId));
  };
};

/** The paywall panel is a separate chunk. If it cannot be loaded, the checkout page opens instead. */
export const usePaywall = (): { readonly open: () => void; readonly panel: ReactNode } => {
  const [, navigate] = useLocation();
  const [Panel, setPanel] = useState<typeof PaywallPanel | null>(null);
  const purchase = usePurchase();
  const open = useCallback((): void => {
    void import('./paywall-panel').then(
      (module) => setPanel(() => module.PaywallPanel),
      () => navigate('/checkout'),
    );
  }, [navigate]);
  const close = useCallback(() => setPanel(null), []);
  const buy = (packageId: string): void => {
    close();
    purchase(packageId);
  };
  return { open, panel: Panel && <Panel onClose={close} onBuy={buy} /> };
};
