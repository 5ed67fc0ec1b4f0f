import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { useApp } from '../../app-context';
import { Icon } from '../kit/icon';
import { Button, ButtonLink } from '../kit/button';
import { Banner } from './banner';

/** Overlay 3 of the spec: offers PRO to users without a subscription. */
export const PromoBanner = () => {
  const { config, ports, stores } = useApp();
  const { promo } = stores.overlays;
  const isPulsing = useStore(promo.$isPulsing);
  return (
    <Banner label="Free trial" className={`promo${isPulsing ? ' pulsing' : ''}`}>
      <div className="promo-words">
        <p className="promo-head">
          <span className="promo-tag">{config.promo.tag}</span>
          <strong>{config.promo.headline}</strong>
        </p>
        <p className="promo-text">{config.promo.text}</p>
        <ul className="promo-badges">
          {config.promo.badges.map((badge) => (
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
