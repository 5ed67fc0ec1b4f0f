import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { useApp } from '../../app-context';
import { Icon } from '../kit/icon';
import { Button, ButtonLink } from '../kit/button';
import { Banner } from './banner';

const badges = ['Unlimited Answers', 'All Subjects', 'Cancel Anytime'];

/** Overlay 3 of the spec: offers PRO to users without a subscription. */
export const PromoBanner = () => {
  const { config, ports, stores } = useApp();
  const { promo } = stores.overlays;
  const isPulsing = useStore(promo.$isPulsing);
  return (
    <Banner label="Free trial" className={`promo${isPulsing ? ' pulsing' : ''}`}>
      <div className="promo-words">
        <p className="promo-head">
          <span className="promo-tag">FREE TRIAL</span>
          <strong>Unlock {config.brand.name} PRO Now!</strong>
        </p>
        <p className="promo-text">
          Get 3 days free access to unlimited step-by-step solutions for any subject.
        </p>
        <ul className="promo-badges">
          {badges.map((badge) => (
            <li key={badge}>
              <Icon icon={Check} size={16} />
              {badge}
            </li>
          ))}
        </ul>
      </div>
      <div className="promo-actions" onPointerEnter={ports.billing.warmUp}>
        <ButtonLink href="/checkout">Start Free Trial</ButtonLink>
        <Button variant="quiet" onClick={promo.dismiss}>
          Not now
        </Button>
      </div>
    </Banner>
  );
};
