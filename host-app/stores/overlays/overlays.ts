import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Config } from '../../config';
import type { Ports } from '../../ports';
import { createTracker, type Tracker } from '../tracker';
import type { SessionStore } from '../session';
import type { SignInStore } from '../sign-in';
import type { Subscription } from '../subscription';
import type { ToastStore } from '../toasts';
import { cleanCaches } from '../updates/cache-cleanup';
import { createUpdates, type UpdatesStore } from '../updates/updates';
import { createConnection, type ConnectionStore } from './connection';
import { createConsent, type ConsentStore } from './consent';
import { createIosApp, type IosAppStore } from './ios-app';
import { createPromo, type PromoStore } from './promo';
import { isUninterrupted, activeOverlayOf, type ActiveOverlay } from './active-overlay.view';
import { createSurvey, type SurveyStore } from './survey';
import { watchDesktop, watchMobile } from './survey-triggers';
import { createWelcome, type WelcomeStore } from './welcome';

/** Prefix of this app's cache names; worker/app-cache.ts creates the caches. */
const CACHE_PREFIX = 'stepwise-';

export interface OverlayStores {
  readonly $activeOverlay: ReadableAtom<ActiveOverlay>;
  readonly tracker: Tracker;
  readonly survey: SurveyStore;
  readonly welcome: WelcomeStore;
  readonly promo: PromoStore;
  readonly iosApp: IosAppStore;
  readonly consent: ConsentStore;
  readonly connection: ConnectionStore;
  readonly updates: UpdatesStore;
  /** The user has navigated to another page. */
  navigated(path: string): void;
  /** Starts watching the page; the returned function stops it. */
  start(): () => void;
}

interface OverlayParts {
  readonly ports: Ports;
  readonly brand: Config['brand'];
  readonly session: SessionStore;
  readonly signIn: SignInStore;
  readonly $subscription: ReadableAtom<Subscription>;
  readonly toasts: ToastStore;
  readonly screenName: (path: string) => string;
  /** The account chooser replaces a popup but is part of this window. */
  readonly isChoosingAccount: () => boolean;
}

type OverlayStoreSet = Omit<OverlayStores, '$activeOverlay' | 'navigated' | 'start'>;

const createEach = (
  { ports, brand, session, signIn, toasts, screenName }: OverlayParts,
  isFree: () => boolean,
): OverlayStoreSet => {
  const { store, clock, page, browser } = ports;
  const tracker = createTracker({ ...ports, nameOf: screenName });
  const track = tracker.interaction;
  return {
    tracker,
    survey: createSurvey({ ...ports, session, toasts, track, isFree }),
    welcome: createWelcome({ store, signIn, track, isCovered: page.isCovered }),
    promo: createPromo(store, clock, page),
    iosApp: createIosApp(store, browser, brand.storeUrl),
    consent: createConsent(store, ports.tags, page.reload),
    connection: createConnection(page, browser.isOnline, toasts),
    updates: createUpdates(ports),
  };
};

/** No offer before the subscription is known. A failed check counts as no subscription (spec section 4). */
const lacksPro = ({ status }: Subscription): boolean => status === 'free' || status === 'failed';

const activeOverlayOfAll = (
  { survey, welcome, promo, iosApp, consent, updates }: OverlayStoreSet,
  { session, signIn, $subscription }: OverlayParts,
  $path: ReadableAtom<string>,
): ReadableAtom<ActiveOverlay> => {
  const $dialogs = computed([signIn.$signIn, survey.$survey, welcome.$isOpen], (signIn, survey, welcome) => ({
    signIn: signIn.status !== 'closed',
    survey: survey.status !== 'closed',
    welcome,
  }));
  const $promo = computed(
    [promo.$isDismissed, $subscription],
    (isDismissed, subscription) => !isDismissed && lacksPro(subscription),
  );
  const $banners = computed(
    [updates.$isAsking, consent.$consent, $promo, iosApp.$isOffered],
    (update, consent, promo, iosApp) => ({ update, consent: consent === 'asking', promo, iosApp }),
  );
  return computed([$path, session.$session, $dialogs, $banners], (path, session, dialogs, banners) =>
    activeOverlayOf({ path, isSignedOut: session.status === 'out', ...dialogs, ...banners }),
  );
};

/** The overlays, and the tracking that runs beside the pages. */
export const createOverlays = (parts: OverlayParts): OverlayStores => {
  const { ports, brand, session, toasts } = parts;
  const { page, browser, clock } = ports;
  const $path = atom(page.path());
  const each = createEach(
    parts,
    () => $activeOverlay.get().modal === null && !isUninterrupted($path.get()) && !page.isCovered(),
  );
  const $activeOverlay = activeOverlayOfAll(each, parts, $path);
  const { survey, welcome, promo, consent, connection, updates, tracker } = each;
  const greet = (): void => {
    if (session.$session.get().status === 'out' && $activeOverlay.get().modal === null)
      welcome.visited($path.get());
  };
  const greetUser = (): (() => void) =>
    session.onUser((user, isNewSignIn) => {
      if (!user || !isNewSignIn) return;
      toasts.show(`Welcome to ${brand.name}! Your account is ready to use.`);
      tracker.interaction('auth', 'user_signed_in', { isNewUser: user.createdAt === user.lastSignInAt });
    });
  return {
    ...each,
    $activeOverlay,
    navigated(path) {
      $path.set(path);
      tracker.navigated(path);
      greet();
    },
    start() {
      consent.start();
      void updates.start().then(() => cleanCaches({ ...ports, caches: ports.worker, prefix: CACHE_PREFIX }));
      void ports.watchVitals(({ name, value, rating }) => {
        console.debug('[web vitals]', name, value, rating);
        tracker.performance(name, value, rating);
      });
      const stops = [
        tracker.start(),
        greetUser(),
        session.$session.subscribe(greet),
        connection.start(),
        browser.isMobile ? watchMobile(survey, page, clock) : watchDesktop(survey, page),
        $activeOverlay.subscribe(({ banner }) => promo.visibilityChanged(banner === 'promo')),
        page.onFocus(() => {
          if (!parts.isChoosingAccount()) parts.signIn.windowFocused();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
};
