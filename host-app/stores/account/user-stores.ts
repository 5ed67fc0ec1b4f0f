import { localTimeZone } from '../../data/account/time-zone';
import { UNFINISHED_MIGRATIONS } from '../../data/account/keys';
import { createFavouritesRepository } from '../../data/favourites';
import { createHistoryRepository } from '../../data/history';
import { createProgressRepository } from '../../data/progress';
import type { Ports } from '../../ports';
import { createHistory } from '../history';
import type { HistoryStore } from '../history';
import { createFavourites } from '../library/favourites';
import type { FavouritesStore } from '../library/favourites';
import { createProgress } from '../library/progress';
import type { ProgressStore } from '../library/progress';
import type { SessionStore } from '../session';
import type { SignInStore } from '../sign-in';
import { loadOnce } from '../../data/load-once';
import type { ThemeStore } from '../theme';
import type { ToastStore } from '../toasts';
import { createUsage } from '../usage';
import type { UsageStore } from '../usage';
import { createAccount } from './account';
import type { AccountStore } from './account.types';
import { favouritesWithStatistics, historyWithStatistics } from './statistics';
import { recordVisits } from './record-visits';
import { createQuestionLog } from './question-log';
import type { QuestionLog } from './question-log';
import { createAccountUsage } from './usage';

export interface UserStores {
  readonly account: AccountStore;
  readonly usage: UsageStore;
  readonly questions: QuestionLog;
  readonly history: HistoryStore;
  readonly favourites: FavouritesStore;
  readonly progress: ProgressStore;
}

interface UserStoreParts {
  readonly session: SessionStore;
  readonly signIn: SignInStore;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
}

const makeAccount = (ports: Ports, { session, theme }: UserStoreParts, progress: ProgressStore) =>
  createAccount({
    session,
    theme,
    analytics: ports.analytics,
    hasUnfinished: () => ports.store.read(UNFINISHED_MIGRATIONS) !== null,
    service: loadOnce(async () => {
      const { createAccountService } = await import('./account-service');
      return createAccountService({
        ...ports,
        timeZone: localTimeZone,
        theme: () => theme.$theme.get(),
        async ensureProgress() {
          await progress.load();
          return progress.$progress.get().status === 'ready';
        },
      });
    }),
  });

/** The stores for the user's own data, and their counters. */
export const createUserStores = (ports: Ports, parts: UserStoreParts): UserStores => {
  const { documents, store, clock, browser } = ports;
  const { session, signIn, toasts } = parts;
  const progress = createProgress({
    repository: createProgressRepository(documents),
    session,
    store,
    topics: async () => (await import('content:lessons')).lessons,
  });
  const account = makeAccount(ports, parts, progress);
  const usage = createAccountUsage(createUsage(store, clock), session, clock);
  const questions = createQuestionLog({
    account,
    usage,
    session,
    clock,
    questions: loadOnce(async () => {
      const { createAiQuestions } = await import('../../data/ai-questions');
      return createAiQuestions(documents, browser.randomId);
    }),
  });
  const favourites = createFavourites({
    repository: favouritesWithStatistics(createFavouritesRepository(documents), account),
    session,
    signIn,
    toasts,
    now: () => clock.now(),
  });
  const history = createHistory(historyWithStatistics(createHistoryRepository(documents), account), session);
  recordVisits(ports.page, clock, account);
  return { account, usage, questions, history, favourites, progress };
};
