import type { AiQuestions, SolvedQuestion } from '../../data/ai-questions';
import type { Clock } from '../../ports';
import type { SessionStore } from '../session';
import { FREE_MESSAGES } from '../usage';
import type { AccountStore } from './account.types';
import type { AccountUsageStore } from './usage';

export interface QuestionLog {
  /**
   * Records a solved question; with `isCounted` it also increments the account's counter. A failure is not
   * shown.
   */
  record(solved: SolvedQuestion, isCounted: boolean): Promise<void>;
}

interface QuestionParts {
  readonly questions: () => Promise<AiQuestions>;
  readonly account: Pick<AccountStore, 'recordAnonymously'>;
  readonly usage: AccountUsageStore;
  readonly session: SessionStore;
  readonly clock: Clock;
}

/** ai_questions and usage/{uid}, for visitors and for accounts. */
export const createQuestionLog = ({
  questions,
  account,
  usage,
  session,
  clock,
}: QuestionParts): QuestionLog => {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  session.onUser((user) => {
    if (!user) return;
    void questions()
      .then(({ quota }) => quota(user.uid))
      .then((quota) => {
        if (waiting === 0) usage.adopt(user.uid, quota);
      })
      .catch(() => undefined);
  });
  const keep = async (solved: SolvedQuestion, isCounted: boolean): Promise<void> => {
    const { add, addCounted } = await questions();
    const now = await session.resolved();
    if (now.status !== 'in') return account.recordAnonymously((anonymousId) => add(solved, { anonymousId }));
    const { user } = now;
    if (!isCounted) return void (await add(solved, { user }));
    const quota = await addCounted(solved, user, clock.now(), FREE_MESSAGES);
    // The local count includes the answer that is being saved, so the stored count is adopted only for the
    // last one.
    if (waiting === 1) usage.adopt(user.uid, quota);
    return undefined;
  };
  return {
    record(solved, isCounted) {
      waiting += 1;
      last = last
        .then(() => keep(solved, isCounted))
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
      return last;
    },
  };
};
