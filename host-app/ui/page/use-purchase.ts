import { useApp } from '../../app-context';
import { isPro } from '../../stores/subscription';
import { appearanceFor } from '../../stores/theme';

const PURCHASE_FAILED =
  'The checkout could not be opened, and nothing was charged. Check your connection and try again.';

/**
 * A function that sells a package of the PRO offering to the signed-in user. A visitor signs in first, so that a purchase
 * is available on every device and cannot be lost with the browser's storage.
 */
export const usePurchase = (): ((packageId: string) => void) => {
  const { config, ports, stores } = useApp();
  const { events, session, signIn, subscription, theme, toasts } = stores;
  const purchase = async (packageId: string): Promise<void> => {
    const now = session.$session.get();
    if (now.status !== 'in') return;
    await subscription.switchUser(now.user.uid);
    if (isPro(subscription.$subscription.get())) return;
    const buyer = { email: now.user.email, appearance: appearanceFor(theme.$theme.get()) };
    try {
      events.step('checkout-opened');
      if (!(await ports.billing.buy(config.billing.paywall, packageId, buyer))) return;
      events.step('subscribed');
      await subscription.refresh();
    } catch {
      toasts.show(PURCHASE_FAILED, 'danger');
    }
  };
  return (packageId) => {
    if (session.$session.get().status === 'in') void purchase(packageId);
    else signIn.open('checkout', () => void purchase(packageId));
  };
};
