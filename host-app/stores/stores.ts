import { createHistoryRepository } from '../data/history';
import type { Ports } from '../ports';
import type { AccountChooserStore } from './account-chooser';
import { createHistory } from './history';
import type { HistoryStore } from './history';
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
  readonly history: HistoryStore;
  readonly chat: SolverChatStore;
}

/** Makes every store, and lets them hear of each other. */
export const createStores = (
  ports: Ports,
  accountChooser: AccountChooserStore,
  applyTheme: (theme: Theme) => void,
): Stores => {
  const session = createSession(ports.auth);
  const signIn = createSignIn(ports.auth, ports.clock);
  const subscription = createSubscription(ports.billing);
  const history = createHistory(createHistoryRepository(ports.documents), session);
  const usage = createUsage(ports.store, ports.clock);
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
    toasts: createToasts(ports.clock),
    accountChooser,
    history,
    chat: createSolverChat({ solver: ports.solver, usage, subscription, history }),
  };
};
