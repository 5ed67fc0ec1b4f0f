import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePurchase } from '../../ui/page/use-purchase';
import type { PaywallPanel } from './paywall-panel';

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
