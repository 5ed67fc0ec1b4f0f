import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { config } from '../config';
import type { Billing } from '../ports';
import type { Subscription, SubscriptionStore } from '../stores/subscription';

interface ProPageProps {
  readonly billing: Billing;
  readonly subscription: SubscriptionStore;
}

const benefits = [
  'Unlimited step-by-step solutions for any subject',
  'Every step checked before it is shown',
  'Cancel anytime',
];

const Benefit = ({ text }: { text: string }) => (
  <li>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 13l4.5 4.5L19 7" />
    </svg>
    <span>{text}</span>
  </li>
);

/** Sells the plan through our own element; what was bought shows at once. */
const Offer = ({ billing, subscription }: ProPageProps) => {
  const checkout = useRef<HTMLElementTagNameMap['purchase-checkout']>(null);
  useEffect(() => {
    const element = checkout.current;
    const refresh = (): void => void subscription.refresh();
    element?.addEventListener('purchase-finished', refresh);
    return () => element?.removeEventListener('purchase-finished', refresh);
  }, [subscription]);
  // A property rather than show(): it also counts when it is set before the element is there.
  const open = (): void => {
    if (checkout.current) checkout.current.open = true;
  };
  return (
    <section className="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{config.brand.name} PRO</h2>
      <p>3 days free, then monthly. Nothing is charged today.</p>
      <button
        type="button"
        className="primary"
        onPointerEnter={billing.warmUp}
        onFocus={billing.warmUp}
        onClick={open}
      >
        Start your 3-day free trial
      </button>
      <p className="fine">Secure checkout. Cancel anytime.</p>
      <purchase-checkout ref={checkout} package={config.billing.plan} />
    </section>
  );
};

const Subscribed = ({ access }: { access: Extract<Subscription, { status: 'subscribed' }> }) => (
  <section className="plan" aria-labelledby="plan-title">
    <h2 id="plan-title">You are PRO</h2>
    <p>
      {access.until
        ? `Your access runs until ${new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(access.until)} and renews by itself.`
        : 'Your access does not end.'}
    </p>
    {access.managementURL && (
      <a className="primary calm" href={access.managementURL}>
        Manage subscription
      </a>
    )}
  </section>
);

export const ProPage = ({ billing, subscription }: ProPageProps) => {
  const state = useStore(subscription.$subscription);
  return (
    <>
      <header className="bar">
        <a className="brand" href="/">
          <img src={`${config.billing.assetBaseUrl}/icons/stepwise.svg`} alt="" width="32" height="32" />
          {config.brand.name}
        </a>
        <nav className="bar-links" aria-label="Main">
          <a href="/demo/">Demos</a>
        </nav>
      </header>
      <main className="hero">
        <div>
          <h1>{config.brand.tagline}</h1>
          <p className="lead">
            Ask anything from fractions to integrals and see how it is done, not just the answer.
          </p>
          <ul className="benefits">
            {benefits.map((text) => (
              <Benefit key={text} text={text} />
            ))}
          </ul>
        </div>
        <div>
          {state.status === 'failed' && (
            <p className="notice" role="alert">
              {state.message}
            </p>
          )}
          {state.status === 'subscribed' ? (
            <Subscribed access={state} />
          ) : (
            <Offer billing={billing} subscription={subscription} />
          )}
        </div>
      </main>
    </>
  );
};
