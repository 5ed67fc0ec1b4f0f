import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { SolvedQuestion } from '../data/ai-questions';
import type { ShownSolution, Solver, SolverAnswer } from '../ports';
import type { QuestionLog } from './account/questions';
import type { HistoryStore } from './history';
import type { SubscriptionStore } from './subscription';
import type { UsageStore } from './usage';

/** One question and what came of it. */
export interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly outcome:
    | { readonly status: 'working' }
    | { readonly status: 'answered'; readonly answer: SolverAnswer }
    | { readonly status: 'failed'; readonly message: string };
}

export type Asked = 'asked' | 'empty' | 'no-messages-left' | 'busy';

export interface SolverChatStore {
  readonly $exchanges: ReadableAtom<readonly Exchange[]>;
  /** Asks, and counts it as one message when it was solved for somebody without a subscription. */
  ask(question: string): Promise<Asked>;
  clear(): void;
}

interface SolverChatParts {
  readonly solver: Solver;
  readonly usage: UsageStore;
  readonly subscription: SubscriptionStore;
  readonly history: HistoryStore;
  readonly questions: QuestionLog;
}

const FAILED = 'The solver stopped before it was done. Your question is still here: please try again.';

const solvedOf = (question: string, { answer, methods, verification }: ShownSolution): SolvedQuestion => ({
  question,
  answer: answer.text,
  approx: answer.approx,
  steps: methods[0]?.steps.length ?? 0,
  verification,
});

/** The conversation on /ai. */
export const createSolverChat = ({
  solver,
  usage,
  subscription,
  history,
  questions,
}: SolverChatParts): SolverChatStore => {
  const $exchanges = atom<readonly Exchange[]>([]);
  let last = 0;
  const settle = (id: number, outcome: Exchange['outcome']): void =>
    $exchanges.set(
      $exchanges.get().map((exchange) => (exchange.id === id ? { ...exchange, outcome } : exchange)),
    );
  return {
    $exchanges,
    clear: () => $exchanges.set([]),
    async ask(text) {
      const question = text.trim();
      if (question === '') return 'empty';
      if ($exchanges.get().some(({ outcome }) => outcome.status === 'working')) return 'busy';
      const isFree = subscription.$subscription.get().status !== 'subscribed';
      if (isFree && usage.refresh().left === 0) return 'no-messages-left';
      last += 1;
      const id = last;
      $exchanges.set([...$exchanges.get(), { id, question, outcome: { status: 'working' } }]);
      try {
        const answer = await solver.solve(question);
        // Only an answer is worth a message: what could not be read or solved costs nothing.
        if (isFree && answer.kind === 'solution') usage.take();
        settle(id, { status: 'answered', answer });
        if (answer.kind === 'solution') {
          void questions.record(solvedOf(question, answer), isFree);
          void history.add({
            calculator: 'ai',
            input: question,
            result: answer.answer.text,
            path: `/ai?q=${encodeURIComponent(question)}`,
          });
        }
      } catch {
        settle(id, { status: 'failed', message: FAILED });
      }
      return 'asked';
    },
  };
};
