import { describe, expect, it, vi } from 'vitest';
import { config } from '../../../host-app/config';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import type { Access, Ports } from '../../../host-app/ports';
import { createAccountChooser } from '../../../host-app/stores/account-chooser';
import { createOverlays } from '../../../host-app/stores/overlays/overlays';
import { createSession } from '../../../host-app/stores/session';
import { createSignIn } from '../../../host-app/stores/sign-in';
import { createSubscription } from '../../../host-app/stores/subscription';
import { createToasts } from '../../../host-app/stores/toasts';
import { screenName } from '../../../host-app/ui/shell/navigation';
import { createLocalWorld, createRecordingAnalytics } from '../fakes';
import type { LocalWorld } from '../fakes';
import { createFakePage } from './fake-page';
import { createFakeWorkerHost } from './fake-worker-host';

interface Options {
  readonly world?: LocalWorld;
  readonly path?: string;
  readonly access?: Access | null;
  readonly isIos?: boolean;
}

/** The stores that overlays live with, wired as stores.ts does it. */
const start = async ({
  world = createLocalWorld(),
  path = '/ai',
  access = null,
  isIos = false,
}: Options = {}) => {
  const page = createFakePage();
  page.at = path;
  const analytics = createRecordingAnalytics();
  const billing = {
    readAccess: async () => access,
    changeUser: async () => undefined,
    buy: () => Promise.resolve(false),
    warmUp: () => undefined,
  };
  const session = createSession(world.auth);
  const signIn = createSignIn(world.auth, world.clock, createMemoryTextStore());
  const subscription = createSubscription(billing);
  const toasts = createToasts(world.clock);
  const ports = {
    ...world,
    sessionStore: createMemoryTextStore(),
    browser: { isIos, isMobile: false, userAgent: '', isOnline: () => true, randomId: () => 'id' },
    analytics,
    page,
    tags: { isConfigured: false, load: async () => undefined },
    watchVitals: async () => undefined,
    worker: createFakeWorkerHost(),
    billing,
  } satisfies Omit<Ports, 'solver' | 'pictures'>;
  const chooser = createAccountChooser();
  const overlays = createOverlays({
    ports: ports as unknown as Ports,
    brand: config.brand,
    session,
    signIn,
    $subscription: subscription.$subscription,
    toasts,
    screenName,
    isChoosingAccount: () => chooser.$question.get() !== null,
  });
  session.onUser((user) => user && signIn.signedIn());
  overlays.start();
  session.start();
  const visit = (to: string): void => {
    page.at = to;
    overlays.navigated(to);
  };
  visit(path);
  await subscription.refresh();
  const texts = () => toasts.$toasts.get().map(({ text }) => text);
  const interactions = () =>
    analytics.events
      .filter(({ event }) => event === 'user_interaction')
      .map(({ parameters }) => [parameters['eventType'], parameters['elementId'], parameters['isNewUser']]);
  return { world, page, overlays, session, signIn, subscription, visit, texts, interactions };
};

const stage = ({ overlays }: Awaited<ReturnType<typeof start>>) => overlays.$activeOverlay.get();

describe('the welcome modal', () => {
  it('greets on the first visit only, and then the promo banner has its turn', async () => {
    const first = await start();
    expect(stage(first)).toEqual({ modal: 'welcome', banner: null });
    expect(first.world.store.read('has_seen_welcome_modal')).toBe('true');
    first.overlays.welcome.skip();
    expect(stage(first)).toEqual({ modal: null, banner: 'promo' });
    expect(first.interactions()).toEqual([['click', 'first_visit_signin_skip', undefined]]);
    expect(stage(await start({ world: first.world })).modal).toBe(null);
  });

  it('waits while somebody is at the checkout', async () => {
    const visit = await start({ path: '/checkout' });
    expect(stage(visit)).toEqual({ modal: null, banner: null });
    expect(visit.world.store.read('has_seen_welcome_modal')).toBe(null);
    visit.visit('/formulas');
    expect(stage(visit).modal).toBe('welcome');
  });

  it('leads to the sign-in modal and to one welcome message of 5 s', async () => {
    const visit = await start();
    visit.overlays.welcome.signIn();
    expect(stage(visit)).toEqual({ modal: 'sign-in', banner: null });
    expect(visit.signIn.$signIn.get()).toMatchObject({ source: 'welcome_modal' });
    void visit.signIn.choose('google');
    await visit.world.clock.pass(300);
    expect(stage(visit).modal).toBe(null);
    expect(visit.texts()).toEqual(['Welcome to Stepwise! Your account is ready to use.']);
    expect(visit.interactions()).toEqual([
      ['click', 'first_visit_signin_button', undefined],
      ['success', 'first_visit_signin_complete', undefined],
      ['auth', 'user_signed_in', true],
    ]);
    await visit.world.clock.pass(4999);
    expect(visit.texts()).toHaveLength(1);
    await visit.world.clock.pass(1);
    expect(visit.texts()).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('of a known account is not one of a new user', async () => {
    const visit = await start();
    const signIn = async (): Promise<void> => {
      visit.signIn.open('navbar');
      void visit.signIn.choose('apple');
      await visit.world.clock.pass(1000);
    };
    await signIn();
    await visit.session.signOut();
    await signIn();
    expect(visit.interactions()).toEqual([
      ['auth', 'user_signed_in', true],
      ['auth', 'user_signed_in', false],
    ]);
  });

  it('that was there when the page was loaded is not greeted', async () => {
    const first = await start();
    first.signIn.open('navbar');
    void first.signIn.choose('google');
    await first.world.clock.pass(10_000);
    const second = await start({ world: first.world });
    expect(second.texts()).toEqual([]);
    expect(second.interactions()).toEqual([]);
  });
});

describe('banners', () => {
  it('do not sell to subscribers', async () => {
    const visit = await start({
      access: { until: null, willRenew: false, managementURL: null },
      isIos: true,
    });
    visit.overlays.welcome.skip();
    expect(stage(visit).banner).toBe('ios-app');
  });

  it('come one after the other', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const visit = await start({ isIos: true });
    visit.overlays.welcome.skip();
    expect(stage(visit).banner).toBe('ios-app');
    visit.overlays.iosApp.dismiss();
    expect(stage(visit).banner).toBe('promo');
    visit.overlays.promo.dismiss();
    expect(stage(visit).banner).toBe(null);
  });
});

describe('the exit survey', () => {
  const leave = ({ page }: Awaited<ReturnType<typeof start>>): void => {
    page.mouse(400);
    page.mouse(0);
  };

  it('takes the place of the banner', async () => {
    const visit = await start();
    visit.overlays.welcome.skip();
    leave(visit);
    expect(stage(visit)).toEqual({ modal: 'survey', banner: null });
  });

  it('does not open over the welcome modal, over a dialog of a page, or at the checkout', async () => {
    const visit = await start();
    leave(visit);
    expect(stage(visit).modal).toBe('welcome');
    visit.overlays.welcome.skip();
    visit.page.covered = true;
    leave(visit);
    expect(stage(visit).modal).toBe(null);
    visit.page.covered = false;
    visit.visit('/checkout');
    leave(visit);
    expect(stage(visit).modal).toBe(null);
    visit.visit('/ai');
    leave(visit);
    expect(stage(visit).modal).toBe('survey');
  });
});

describe('the window’s focus', () => {
  it('brings the buttons of the sign-in modal back', async () => {
    const world = createLocalWorld();
    const auth = { ...world.auth, signIn: () => new Promise<void>(() => undefined) };
    const visit = await start({ world: { ...world, auth } });
    visit.signIn.open('navbar');
    void visit.signIn.choose('google');
    visit.page.focus();
    // The popup is still to come.
    expect(visit.signIn.$signIn.get().status).toBe('signing-in');
    await world.clock.pass(300);
    visit.page.focus();
    expect(visit.signIn.$signIn.get().status).toBe('open');
  });
});
