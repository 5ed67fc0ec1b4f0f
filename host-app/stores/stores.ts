import type { Config } from '../config';
import type { Ports, Theme } from '../ports';
import { createUserStores, type UserStores } from './account/user-stores';
import type { AccountChooserStore } from './account-chooser';
import { createOverlays, type OverlayStores } from './overlays/overlays';
import { createCountedQuestions } from './counted-questions';
import { createSession, type SessionStore } from './session';
import { createSignIn, type SignInStore } from './sign-in';
import { createSiteEvents, type SiteEventStore } from './site-events';
import { createSolverChat, type SolverChatStore } from './solver-chat';
import { createSubscription, type SubscriptionStore } from './subscription';
import { createTheme, type ThemeStore } from './theme';
import { createToasts, type ToastStore } from './toasts';

export interface Stores extends UserStores {
  readonly session: SessionStore;
  readonly signIn: SignInStore;
  readonly subscription: SubscriptionStore;
  readonly theme: ThemeStore;
  readonly toasts: ToastStore;
  readonly accountChooser: AccountChooserStore;
  readonly overlays: OverlayStores;
  readonly events: SiteEventStore;
  readonly chat: SolverChatStore;
}

/** What the stores need from the composition root. */
interface StoresSetup {
  readonly brand: Config['brand'];
  readonly accountChooser: AccountChooserStore;
  readonly applyTheme: (theme: Theme) => void;
  /** The analytics name of the screen at a path. */
  readonly screenName: (path: string) => string;
}

const SIGNED_OUT = 'You have been signed out. Please sign in again.';

/** Creates every store and connects them. */
export const createStores = (
  ports: Ports,
  { brand, accountChooser, applyTheme, screenName }: StoresSetup,
): Stores => {
  const session = createSession(ports.auth);
  const signIn = createSignIn(ports.auth, ports.clock, ports.sessionStore);
  const subscription = createSubscription(ports.billing);
  const toasts = createToasts(ports.clock);
  const { $subscription } = subscription;
  const isChoosingAccount = (): boolean => accountChooser.$question.get() !== null;
  const own = { session, signIn, $subscription, toasts, isChoosingAccount };
  const overlays = createOverlays({ ports, brand, screenName, ...own });
  const theme = createTheme(ports.store, applyTheme);
  const userStores = createUserStores(ports, { session, signIn, toasts, theme });
  const { usage, history, questions } = userStores;
  const events = createSiteEvents({ ...ports, session });
  session.onUser((user) => {
    void subscription.switchUser(user?.uid ?? null);
    ports.analytics.setUser(user?.uid ?? null);
    if (user) signIn.signedIn();
  });
  session.onLost(() => toasts.show(SIGNED_OUT, 'plain'));
  return {
    ...userStores,
    session,
    signIn,
    subscription,
    theme,
    toasts,
    accountChooser,
    overlays,
    events,
    chat: createSolverChat({
      solver: ports.solver,
      usage,
      subscription,
      history,
      questions,
      events,
      counted: createCountedQuestions(ports.store, ports.clock),
      memory: ports.sessionStore,
    }),
  };
};
