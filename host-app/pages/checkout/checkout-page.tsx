import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-context';
import { isPro, subscriptionMessages } from '../../stores/subscription';
import type { Subscription } from '../../stores/subscription';
import { Button, ButtonLink } from '../../ui/kit/button';
import { Icon } from '../../ui/kit/icon';
import { Notice } from '../../ui/kit/notice';
import { useHead } from '../../ui/page/head';
import './checkout-page.css';

const benefits = [
  'Unlimited step-by-step solutions for any subject',
  'Every step checked before it is shown',
  'History, favourites and progress on all your devices',
  'Cancel anytime',
];

const longDate = (date: Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);

/**
 * Sells the plan through the checkout element. A purchase belongs to an account, so that it is available on
 * every device and cannot be lost with the browser's storage. A visitor signs in first and then continues
 * here.
 */
const Offer = () => {
  const { config, ports, stores } = useApp();
  const session = useStore(stores.session.$session);
  const subscription = useStore(stores.subscription.$subscription);
  const checkout = useRef<HTMLElementTagNameMap['purchase-checkout']>(null);
  const [hasAsked, setAsked] = useState(false);
  const { billing } = ports;
  useEffect(() => {
    const element = checkout.current;
    const finished = (): void => void stores.subscription.refresh();
    element?.addEventListener('purchase-finished', finished);
    return () => element?.removeEventListener('purchase-finished', finished);
  }, [stores]);
  // A property instead of show(): it also works when it is set before the element is defined.
  const open = (): void => {
    if (checkout.current) checkout.current.open = true;
  };
  const start = async (): Promise<void> => {
    // The buyer is known before the checkout opens.
    const now = stores.session.$session.get();
    if (now.status === 'in') await stores.subscription.switchUser(now.user.uid);
    if (!isPro(stores.subscription.$subscription.get())) open();
  };
  const ask = (): void => {
    setAsked(true);
    if (session.status === 'in') void start();
    else stores.signIn.open('checkout', () => void start());
  };
  return (
    <section className="plan card" aria-labelledby="plan-title">
      <h2 id="plan-title">{config.brand.name} PRO</h2>
      <p className="plan-price">
        3 days free<span>then monthly, until you cancel</span>
      </p>
      {hasAsked && subscription.status === 'unknown' && <Notice>{subscriptionMessages.initializing}</Notice>}
      {subscription.status === 'failed' && <Notice tone="warning">{subscription.message}</Notice>}
      <Button
        variant="primary"
        size="large"
        wide
        onPointerEnter={billing.warmUp}
        onFocus={billing.warmUp}
        onClick={ask}
      >
        Start your 3-day free trial
      </Button>
      <p className="plan-fine">
        Nothing is charged today. Secure checkout.{' '}
        {session.status === 'out' && 'You sign in first, so that PRO is yours on every device.'}
      </p>
      <purchase-checkout ref={checkout} package={config.billing.plan} />
    </section>
  );
};

const Subscribed = ({ subscription }: { subscription: Extract<Subscription, { status: 'subscribed' }> }) => (
  <section className="plan card" aria-labelledby="plan-title">
    <h2 id="plan-title">You are PRO</h2>
    <p>
      {subscription.until
        ? `Your access runs until ${longDate(subscription.until)} and renews by itself unless you cancel.`
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
    title: 'PRO, free for 3 days',
    description: `Unlimited step-by-step solutions with ${config.brand.name} PRO. Free for 3 days, cancel anytime.`,
  });
  return (
    <div className="page pro">
      <div className="pro-words">
        <h1>Unlimited solutions, every step shown</h1>
        <p className="lead">
          From fractions to integrals: see how it is done, not just the answer. Free for 3 days.
        </p>
        <ul className="pro-benefits">
          {benefits.map((text) => (
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
