import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { SolvedQuestion } from '../data/ai-questions';
import type { ShownSolution, Solver, SolverAnswer, TextStore } from '../ports';
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
  /** After a reload: what was solved in this tab is worked out again, and costs nothing. */
  restore(): Promise<void>;
}

interface SolverChatParts {
  readonly solver: Solver;
  readonly usage: UsageStore;
  readonly subscription: SubscriptionStore;
  readonly history: HistoryStore;
  readonly questions: QuestionLog;
  /** Forgotten when the tab is closed. */
  readonly memory: TextStore;
}

const KEPT = 'ai_conversation';
const MOST_KEPT = 10;

const keptQuestions = (memory: TextStore): readonly string[] => {
  try {
    const value: unknown = JSON.parse(memory.read(KEPT) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
};

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
  memory,
}: SolverChatParts): SolverChatStore => {
  const $exchanges = atom<readonly Exchange[]>([]);
  let last = 0;
  const settle = (id: number, outcome: Exchange['outcome']): void =>
    $exchanges.set(
      $exchanges.get().map((exchange) => (exchange.id === id ? { ...exchange, outcome } : exchange)),
    );
  const begin = (question: string): number => {
    last += 1;
    $exchanges.set([...$exchanges.get(), { id: last, question, outcome: { status: 'working' } }]);
    return last;
  };
  return {
    $exchanges,
    clear() {
      memory.remove(KEPT);
      $exchanges.set([]);
    },
    async restore() {
      if ($exchanges.get().length > 0) return;
      const asked = keptQuestions(memory).map((question) => [begin(question), question] as const);
      for (const [id, question] of asked)
        await solver.solve(question).then(
          (answer) => settle(id, { status: 'answered', answer }),
          () => settle(id, { status: 'failed', message: FAILED }),
        );
    },
    async ask(text) {
      const question = text.trim();
      if (question === '') return 'empty';
      if ($exchanges.get().some(({ outcome }) => outcome.status === 'working')) return 'busy';
      const isFree = subscription.$subscription.get().status !== 'subscribed';
      if (isFree && usage.refresh().left === 0) return 'no-messages-left';
      const id = begin(question);
      try {
        const answer = await solver.solve(question);
        // Only an answer is worth a message: what could not be read or solved costs nothing.
        if (isFree && answer.kind === 'solution') usage.take();
        settle(id, { status: 'answered', answer });
        if (answer.kind === 'solution') {
          memory.write(KEPT, JSON.stringify([...keptQuestions(memory), question].slice(-MOST_KEPT)));
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
