import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import { useApp } from '../../app-context';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Logo } from '../shell/logo';
import { Banner } from './banner';

/** Overlay 2 of the spec. */
export const IosAppBanner = () => {
  const { config, stores } = useApp();
  const { iosApp } = stores.overlays;
  return (
    <Banner label="Our app" className="ios-app">
      <Logo />
      <p className="banner-words">
        <strong>Want even more features?</strong>
        <span className="muted">{config.brand.name} for iPhone and iPad</span>
      </p>
      <a
        className="button primary small"
        href={config.brand.storeUrl ?? undefined}
        target="_blank"
        rel="noopener"
      >
        Get the app
      </a>
      <button type="button" className="icon-button" aria-label="Close" onClick={iosApp.dismiss}>
        <Icon icon={X} />
      </button>
    </Banner>
  );
};

/** A new version is available (spec section 4, 'Service worker'). */
export const UpdateBanner = () => {
  const { updates } = useApp().stores.overlays;
  return (
    <Banner label="New version" className="ask">
      <p className="banner-words" role="status">
        A new version of the product is available with improved features and bug fixes. Update now for the
        best experience?
      </p>
      <div className="banner-actions">
        <Button variant="primary" size="small" onClick={updates.accept}>
          Update now
        </Button>
        <Button variant="quiet" size="small" onClick={updates.postpone}>
          Later
        </Button>
      </div>
    </Banner>
  );
};

/** Both buttons have the same weight. */
export const ConsentBanner = () => {
  const { consent } = useApp().stores.overlays;
  return (
    <Banner label="Privacy" className="ask">
      <p className="banner-words">
        <strong>May advertising partners know that you were here?</strong>
        <span className="muted">
          Their scripts help us to reach more students. Everything works without them.{' '}
          <Link href="/privacy">Privacy Policy</Link>
        </span>
      </p>
      <div className="banner-actions">
        <Button size="small" onClick={() => consent.answer('granted')}>
          Accept
        </Button>
        <Button size="small" onClick={() => consent.answer('denied')}>
          Decline
        </Button>
      </div>
    </Banner>
  );
};
