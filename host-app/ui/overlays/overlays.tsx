import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-context';
import type { ActiveOverlay } from '../../stores/overlays/active-overlay.view';
import { lazyOverlay } from './lazy-overlay';
import { Toasts } from './toasts';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Icon } from '../kit/icon';

/** The banner for a lost connection. The live region is always present, so that its text is announced. */
const Offline = () => {
  const isOnline = useStore(useApp().stores.overlays.connection.$isOnline);
  return (
    <div className="offline no-print" role="status">
      {!isOnline && (
        <p className="offline-note">
          <Icon icon={CloudOff} size={18} />
          You are offline. Opened pages still work.
        </p>
      )}
    </div>
  );
};

const modals = {
  'sign-in': lazyOverlay(async () => (await import('../sign-in/sign-in-modal')).SignInModal),
  survey: lazyOverlay(async () => (await import('./exit-survey')).ExitSurvey),
  welcome: lazyOverlay(async () => (await import('./welcome-modal')).WelcomeModal),
} as const;

const banners = {
  update: lazyOverlay(async () => (await import('./small-banners')).UpdateBanner),
  consent: lazyOverlay(async () => (await import('./small-banners')).ConsentBanner),
  promo: lazyOverlay(async () => (await import('./promo-banner')).PromoBanner),
  'ios-app': lazyOverlay(async () => (await import('./small-banners')).IosAppBanner),
} as const;

/** A failure is shown for an overlay that the user has opened, but not for an offer. */
const useFailures = (): Record<NonNullable<ActiveOverlay['modal']>, () => void> => {
  const { signIn, toasts, overlays } = useApp().stores;
  return {
    'sign-in': () => {
      signIn.close();
      toasts.show('Signing in could not be loaded. Check your connection and try again.', 'danger');
    },
    survey: overlays.survey.dismiss,
    welcome: overlays.welcome.skip,
  };
};

/** At most one banner. It comes before the footer: the promo banner is a part of the page and covers nothing. */
export const Banners = () => {
  const { banner } = useStore(useApp().stores.overlays.$activeOverlay);
  const BannerShown = banner && banners[banner];
  return BannerShown && <BannerShown key={banner} onFailure={() => undefined} />;
};

/** The other overlays: at most one dialog, and toasts. */
export const Overlays = () => {
  const { overlays } = useApp().stores;
  const { modal } = useStore(overlays.$activeOverlay);
  const [path] = useLocation();
  const failures = useFailures();
  // A redirect may have changed the address before the effects run.
  useEffect(() => overlays.navigated(location.pathname), [path, overlays]);
  const ModalShown = modal && modals[modal];
  return (
    <>
      {ModalShown && <ModalShown key={modal} onFailure={failures[modal]} />}
      <Offline />
      <Toasts />
    </>
  );
};
