import { createFavouritesRepository } from '../data/favourites';
import { createHistoryRepository } from '../data/history';
import { createProgressRepository } from '../data/progress';
import type { Config } from '../config';
import type { Ports } from '../ports';
import type { AccountChooserStore } from './account-chooser';
import { createHistory } from './history';
import type { HistoryStore } from './history';
import { createFavourites } from './library/favourites';
import type { FavouritesStore } from './library/favourites';
import { createProgress } from './library/progress';
import type { ProgressStore } from './library/progress';
import { createOverlays } from './overlays/overlays';
import type { OverlayStores } from './overlays/overlays';
import { createSession } from './session';
import type { SessionStore } from './session';
import { createSignIn } from './sign-in';
import type { SignInStore } from './sign-in';
import { createSolverChat } from './solver-chat';
import type { SolverChatStore } from './solver-chat';
import { createSubscription } from './subscription';
import type { SubscriptionStore } from './subscription';
import { createTheme } from './theme';
import type { Theme, ThemeStore } from './theme';
import { createToasts } from './toasts';
import type { ToastStore } from './toasts';
import { createUsage } from './usage';
import type { UsageStore } from './usage';

export interface Stores {
  readonly session: SessionStore;
  readonly signIn: SignInStore;
  readonly subscription: SubscriptionStore;
  readonly usage: UsageStore;
  readonly theme: ThemeStore;
  readonly toasts: ToastStore;
  readonly accountChooser: AccountChooserStore;
  readonly overlays: OverlayStores;
  readonly history: HistoryStore;
  readonly favourites: FavouritesStore;
  readonly progress: ProgressStore;
  readonly chat: SolverChatStore;
}

/** What stores take from above. */
export interface StoresSetup {
  readonly brand: Config['brand'];
  readonly accountChooser: AccountChooserStore;
  readonly applyTheme: (theme: Theme) => void;
  /** What analytics calls the screen at a path. */
  readonly screenName: (path: string) => string;
}

/** Makes every store, and lets them hear of each other. */
export const createStores = (
  ports: Ports,
  { brand, accountChooser, applyTheme, screenName }: StoresSetup,
): Stores => {
  const session = createSession(ports.auth);
  const signIn = createSignIn(ports.auth, ports.clock);
  const subscription = createSubscription(ports.billing);
  const toasts = createToasts(ports.clock);
  const { $subscription } = subscription;
  const isChoosingAccount = (): boolean => accountChooser.$question.get() !== null;
  const mine = { session, signIn, $subscription, toasts, isChoosingAccount };
  const overlays = createOverlays({ ports, brand, screenName, ...mine });
  const history = createHistory(createHistoryRepository(ports.documents), session);
  const usage = createUsage(ports.store, ports.clock);
  const favourites = createFavourites({
    repository: createFavouritesRepository(ports.documents),
    session,
    signIn,
    toasts,
    now: () => ports.clock.now(),
  });
  const progress = createProgress({
    repository: createProgressRepository(ports.documents),
    session,
    store: ports.store,
    topics: async () => (await import('content:lessons')).lessons,
  });
  session.onUser((user) => {
    void subscription.switchUser(user?.uid ?? null);
    ports.analytics.setUser(user?.uid ?? null);
    if (user) signIn.signedIn();
  });
  return {
    session,
    signIn,
    subscription,
    usage,
    theme: createTheme(ports.store, applyTheme),
    toasts,
    accountChooser,
    overlays,
    history,
    favourites,
    progress,
    chat: createSolverChat({ solver: ports.solver, usage, subscription, history }),
  };
};
