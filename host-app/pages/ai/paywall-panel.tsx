import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-context';
import { FREE_MESSAGES } from '../../stores/usage';
import { isPro } from '../../stores/subscription';
import { ButtonLink } from '../../ui/kit/button';
import { Modal } from '../../ui/kit/modal';
import { waitInWords } from './usage-line';

/** Connects the paywall's events to the app. */
const usePaywallElement = (onBuy: PaywallPanelProps['onBuy']) => {
  const { stores } = useApp();
  const paywall = useRef<HTMLElementTagNameMap['purchase-paywall']>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = paywall.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // The app starts the purchase itself: this dialog would cover the checkout, and the buyer must be signed
    // in.
    const purchase = (
      event: CustomEvent<{ readonly selectedPackage: { readonly identifier: string } }>,
    ): void => {
      event.preventDefault();
      onBuy(event.detail.selectedPackage.identifier);
    };
    element.addEventListener('paywall-purchase', purchase, { signal });
    element.addEventListener('paywall-restored', () => void stores.subscription.refresh(), { signal });
    element.addEventListener('paywall-error', () => setBroken(true), { signal });
    return () => ending.abort();
  }, [stores, onBuy]);
  return { paywall, isBroken };
};

interface PaywallPanelProps {
  readonly onClose: () => void;
  readonly onBuy: (packageId: string) => void;
}

/** The panel for used-up free answers: the time of renewal, and the offer (spec section 4, 'Free usage'). */
export const PaywallPanel = ({ onClose, onBuy }: PaywallPanelProps) => {
  const { config, ports, stores } = useApp();
  const { left, renewsAt } = useStore(stores.usage.$usage);
  const subscription = useStore(stores.subscription.$subscription);
  const theme = useStore(stores.theme.$theme);
  const { paywall, isBroken } = usePaywallElement(onBuy);
  useEffect(() => stores.events.step('offer-seen'), [stores]);
  const isDone = isPro(subscription) || left > 0;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Modal title={`You solved ${FREE_MESSAGES} problems today`} className="ai-wall" onClose={onClose}>
      <p className="muted">
        That is all that is free in 24 hours.{' '}
        {renewsAt !== null && `New ones come ${waitInWords(renewsAt - ports.clock.now())}. `}
        With PRO you go on at once, and the first {config.promo.trialDays} days are free.
      </p>
      {isBroken ? (
        <ButtonLink variant="trial" size="large" wide href="/checkout" onClick={onClose}>
          Start Free Trial
        </ButtonLink>
      ) : (
        <purchase-paywall
          ref={paywall}
          offering={config.billing.paywall}
          color-mode={theme === 'system' ? 'auto' : theme}
        />
      )}
    </Modal>
  );
};
