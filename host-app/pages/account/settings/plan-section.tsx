import { useStore } from '@nanostores/react';
import { useApp } from '../../../app-context';
import { Button, ButtonLink } from '../../../ui/kit/button';
import { FREE_MESSAGES } from '../../../stores/usage';
import { Section } from './section';

const longDate = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** The subscription, and where the user can cancel it. */
export const PlanSection = () => {
  const { config, stores } = useApp();
  const plan = useStore(stores.subscription.$subscription);
  const name = `${config.brand.name} PRO`;
  return (
    <Section id="set-plan" title="Subscription" lead={`${name}: unlimited step-by-step solutions.`}>
      {plan.status === 'unknown' && (
        <div className="skeleton set-plan-wait" role="status" aria-label="Loading" />
      )}
      {plan.status === 'failed' && (
        <div className="set-form">
          <p>{plan.message}</p>
          <div>
            <Button onClick={() => void stores.subscription.refresh()}>Try again</Button>
          </div>
        </div>
      )}
      {plan.status === 'free' && (
        <div className="set-form">
          <p>You are on the free plan: {FREE_MESSAGES} solutions in 24 hours.</p>
          <div>
            <ButtonLink variant="trial" href="/checkout">
              Try PRO free for {config.promo.trialDays} days
            </ButtonLink>
          </div>
        </div>
      )}
      {plan.status === 'subscribed' && (
        <div className="set-form">
          <p>
            You are PRO
            {plan.until && ` until ${longDate.format(plan.until)}`}
            {plan.until && (plan.willRenew ? '; it renews unless you cancel' : '; it does not renew')}.
          </p>
          <div>
            {plan.managementURL ? (
              <a className="button secondary medium" href={plan.managementURL}>
                Manage subscription
              </a>
            ) : (
              <a className="button secondary medium" href={`mailto:${config.brand.mail}`}>
                Write to us about your subscription
              </a>
            )}
          </div>
        </div>
      )}
    </Section>
  );
};
