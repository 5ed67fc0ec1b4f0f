import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { SolvedQuestion } from '../data/ai-questions';
import { SolverError } from '../ports';
import type {
  Photo,
  ExplanationView,
  SolutionView,
  SolveOptions,
  Solver,
  SolverAnswer,
  TextStore,
} from '../ports';
import type { QuestionLog } from './account/question-log';
import { createConversationMemory } from './conversation-memory';
import type { CountedQuestions } from './counted-questions';
import type { HistoryStore } from './history';
import type { SubscriptionStore } from './subscription';
import type { UsageStore } from './usage';

export interface ChatQuestion {
  readonly text: string;
  readonly photo?: Photo;
  readonly subject?: string;
}

/** A question and its answer. */
export interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly photo: Photo | null;
  readonly subject: string | null;
  readonly outcome:
    | { readonly status: 'working' | 'stopped' }
    /** A long answer arrives in parts. */
    | { readonly status: 'arriving'; readonly part: ExplanationView }
    | { readonly status: 'answered'; readonly answer: SolverAnswer }
    | { readonly status: 'failed'; readonly message: string };
}

export type AskOutcome = 'asked' | 'empty' | 'no-messages-left' | 'busy';

export interface SolverChatStore {
  readonly $exchanges: ReadableAtom<readonly Exchange[]>;
  /** Asks a question. An answer counts as one message for users without a subscription. */
  ask(question: string | ChatQuestion): Promise<AskOutcome>;
  /** Repeats a failed or stopped question at the same position. */
  retry(id: number): Promise<AskOutcome>;
  /** Aborts the current question; it does not count as a message. */
  stop(): void;
  clear(): void;
  /** Shows the answers of this tab again after a reload; they do not count as messages. */
  restore(): Promise<void>;
}

interface SolverChatParts {
  readonly solver: Solver;
  readonly usage: UsageStore;
  readonly subscription: SubscriptionStore;
  readonly history: HistoryStore;
  readonly questions: QuestionLog;
  readonly counted: CountedQuestions;
  /** Cleared when the tab is closed. */
  readonly memory: TextStore;
}

const FAILED = 'The solver stopped before it was done. Your question is still here: please try again.';
const isBusy = ({ outcome }: Exchange): boolean =>
  outcome.status === 'working' || outcome.status === 'arriving';

const recordOf = (question: string, answer: SolutionView | ExplanationView): SolvedQuestion => {
  if (answer.kind === 'solution') {
    const { methods, verification } = answer;
    const { text, approx } = answer.answer;
    return { question, answer: text, approx, steps: methods[0]?.steps.length ?? 0, verification };
  }
  const { verification } = answer;
  if (verification.kind === 'contradicted') return recordOf(question, verification.ours);
  const isChecked = verification.kind === 'verified';
  return {
    question,
    answer: answer.text,
    approx: null,
    steps: 0,
    verification: isChecked ? 'answer' : 'unchecked',
  };
};

const CUT = 120;
/** The beginning of a long answer in one line. */
const summaryOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= CUT ? line : `${line.slice(0, CUT - 1)}…`;
};

const failure = (error: unknown): string => (error instanceof SolverError ? error.message : FAILED);

/** The conversation on /ai. */
export const createSolverChat = (parts: SolverChatParts): SolverChatStore => {
  const { solver, usage, subscription, history, questions, counted } = parts;
  const $exchanges = atom<readonly Exchange[]>([]);
  const kept = createConversationMemory(parts.memory);
  let last = 0;
  let running: AbortController | null = null;
  /** Exchanges that a reload restores. A new question does not wait for them. */
  const restoring = new Set<number>();

  const settle = (id: number, outcome: Exchange['outcome']): void =>
    $exchanges.set(
      $exchanges.get().map((exchange) => (exchange.id === id ? { ...exchange, outcome } : exchange)),
    );
  const begin = ({ text, photo, subject }: ChatQuestion): number => {
    last += 1;
    const exchange: Exchange = {
      id: last,
      question: text,
      photo: photo ?? null,
      subject: subject ?? null,
      outcome: { status: 'working' },
    };
    $exchanges.set([...$exchanges.get(), exchange]);
    return last;
  };
  /** An answer that this device calculates again does not count; a remote model's answer always does. */
  const isRepeat = (question: string, answer: SolutionView | ExplanationView): boolean =>
    answer.kind === 'solution' && counted.has(question);
  const remember = (question: string, answer: SolutionView | ExplanationView, isFree: boolean): void => {
    kept.add(question, answer);
    const solved = recordOf(question, answer);
    if (!isRepeat(question, answer)) {
      if (isFree) usage.take();
      void questions.record(solved, isFree);
      if (answer.kind === 'solution') counted.add(question);
    }
    void history.add({
      calculator: 'ai',
      input: question,
      result: summaryOf(solved.answer),
      path: `/ai?q=${encodeURIComponent(question)}`,
    });
  };
  const answerTo = async (
    id: number,
    { text, photo, subject }: ChatQuestion,
    isFree: boolean,
  ): Promise<void> => {
    const mine = new AbortController();
    running = mine;
    const options: SolveOptions = {
      signal: mine.signal,
      ...(photo && { photo }),
      ...(subject !== undefined && { subject }),
      onPart: (part) => !mine.signal.aborted && settle(id, { status: 'arriving', part }),
    };
    try {
      const answer = await solver.solve(text, options);
      if (mine.signal.aborted) return;
      // Only an answer counts as a message. A question that could not be read or solved does not.
      if (answer.kind === 'solution' || answer.kind === 'explanation') remember(text, answer, isFree);
      settle(id, { status: 'answered', answer });
    } catch (error) {
      if (!mine.signal.aborted) settle(id, { status: 'failed', message: failure(error) });
    } finally {
      if (running === mine) running = null;
    }
  };
  /** `null`: the question may be asked. */
  const refusal = ({ text, photo }: ChatQuestion): Exclude<AskOutcome, 'asked'> | null => {
    if ($exchanges.get().some((one) => isBusy(one) && !restoring.has(one.id))) return 'busy';
    const isCounted = !isFreeUser() || (!photo && counted.has(text));
    return !isCounted && usage.refresh().left === 0 ? 'no-messages-left' : null;
  };
  const isFreeUser = (): boolean => subscription.$subscription.get().status !== 'subscribed';

  return {
    $exchanges,
    async ask(asked) {
      const given = typeof asked === 'string' ? { text: asked } : asked;
      const question = { ...given, text: given.text.trim() };
      if (question.text === '' && !question.photo) return 'empty';
      const refused = refusal(question);
      if (refused) return refused;
      await answerTo(begin(question), question, isFreeUser());
      return 'asked';
    },
    async retry(id) {
      const exchange = $exchanges.get().find((one) => one.id === id);
      if (!exchange) return 'empty';
      const { question: text, photo, subject } = exchange;
      const question = { text, ...(photo && { photo }), ...(subject !== null && { subject }) };
      const refused = refusal(question);
      if (refused) return refused;
      settle(id, { status: 'working' });
      await answerTo(id, question, isFreeUser());
      return 'asked';
    },
    stop() {
      running?.abort(new DOMException('Stopped.', 'AbortError'));
      running = null;
      for (const exchange of $exchanges.get())
        if (isBusy(exchange)) settle(exchange.id, { status: 'stopped' });
    },
    clear() {
      this.stop();
      kept.forget();
      $exchanges.set([]);
    },
    async restore() {
      if ($exchanges.get().length > 0) return;
      const before = kept.all().map((entry) => [begin({ text: entry.question }), entry] as const);
      for (const [id] of before) restoring.add(id);
      for (const [id, { question, explanation }] of before) {
        await (explanation === null ? solver.solve(question) : solver.recall(question, explanation)).then(
          (answer) => settle(id, { status: 'answered', answer }),
          () => settle(id, { status: 'failed', message: FAILED }),
        );
        restoring.delete(id);
      }
    },
  };
};
