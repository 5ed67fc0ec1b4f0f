import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import type { PurchaseOffersEventMap } from '../../../elements/entries/npm';
import { useApp } from '../../app-context';
import { subscriptionMessages, type Subscription } from '../../stores/subscription';
import { appearanceFor } from '../../stores/theme';
import { ButtonLink } from '../../ui/kit/button';
import { Icon } from '../../ui/kit/icon';
import { Notice } from '../../ui/kit/notice';
import { usePurchase } from '../../ui/page/use-purchase';
import { useHead } from '../../ui/page/head';
import './checkout-page.css';

const longDate = (date: Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);

/** The price table of the PRO offering: names prices and periods before the user signs in, and sells what they choose. */
const Offer = () => {
  const { config, ports, stores } = useApp();
  const session = useStore(stores.session.$session);
  const subscription = useStore(stores.subscription.$subscription);
  const theme = useStore(stores.theme.$theme);
  const offers = useRef<HTMLElementTagNameMap['purchase-offers']>(null);
  const [hasAsked, setAsked] = useState(false);
  const purchase = usePurchase();
  const { billing } = ports;
  useEffect(() => stores.events.step('offer-seen'), [stores]);
  // The element is defined by the SDK.
  useEffect(() => billing.warmUp(), [billing]);
  useEffect(() => {
    const element = offers.current;
    const ask = (event: PurchaseOffersEventMap['purchase-requested']): void => {
      event.preventDefault();
      setAsked(true);
      purchase(event.detail.rcPackage.identifier);
    };
    element?.addEventListener('purchase-requested', ask);
    return () => element?.removeEventListener('purchase-requested', ask);
  }, [purchase]);
  return (
    <section className="plan card" aria-labelledby="plan-title">
      <h2 id="plan-title">{config.brand.name} PRO</h2>
      {hasAsked && subscription.status === 'unknown' && <Notice>{subscriptionMessages.initializing}</Notice>}
      {subscription.status === 'failed' && <Notice tone="warning">{subscription.message}</Notice>}
      <purchase-offers
        ref={offers}
        offering={config.billing.paywall}
        recommended="annual"
        appearance={JSON.stringify(appearanceFor(theme))}
      />
      <p className="plan-fine">
        Secure checkout.{' '}
        {session.status === 'out' && 'You sign in first, so that PRO belongs to your account.'}
      </p>
    </section>
  );
};

const Subscribed = ({ subscription }: { subscription: Extract<Subscription, { status: 'subscribed' }> }) => (
  <section className="plan card" aria-labelledby="plan-title">
    <h2 id="plan-title">You are PRO</h2>
    <p>
      {subscription.until
        ? `Your access runs until ${longDate(subscription.until)} and ${subscription.willRenew ? 'renews by itself unless you cancel' : 'does not renew'}.`
        : 'Your access does not end.'}
    </p>
    <ButtonLink variant="primary" wide href="/ai">
      Solve something
    </ButtonLink>
    {subscription.managementURL && (
      <a className="button secondary medium wide" href={subscription.managementURL}>
        Manage subscription
      </a>
    )}
  </section>
);

/** /checkout: the PRO subscription with its trial. */
export const CheckoutPage = () => {
  const { config, stores } = useApp();
  const subscription = useStore(stores.subscription.$subscription);
  useHead({
    title: `PRO, free for ${config.promo.trialDays} days`,
    description: `Unlimited step-by-step solutions with ${config.brand.name} PRO. Free for ${config.promo.trialDays} days, cancel anytime.`,
  });
  return (
    <div className="page pro">
      <div className="pro-words">
        <h1>Unlimited solutions, every step shown</h1>
        <p className="lead">
          From fractions to integrals: see how it is done, not just the answer. You try it for free first.
        </p>
        <ul className="pro-benefits">
          {config.promo.benefits.map((text) => (
            <li key={text}>
              <Icon icon={Check} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {subscription.status === 'subscribed' ? <Subscribed subscription={subscription} /> : <Offer />}
    </div>
  );
};
