import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { SolverError } from '../ports';
import type { Photo, ExplanationView, SolveOptions, Solver, SolverAnswer, TextStore } from '../ports';
import { createAnswerRecorder } from './answer-recorder';
import type { AnswerRecorderParts, RecordAnswer } from './answer-recorder';
import { createConversationMemory } from './conversation-memory';
import type { ConversationMemory } from './conversation-memory';
import type { SubscriptionStore } from './subscription';

interface ChatQuestion {
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

type AskOutcome = 'asked' | 'empty' | 'no-messages-left' | 'busy';

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

interface SolverChatParts extends AnswerRecorderParts {
  readonly solver: Solver;
  readonly subscription: SubscriptionStore;
  /** Cleared when the tab is closed. */
  readonly memory: TextStore;
}

const FAILED = 'The solver stopped before it was done. Your question is still here: please try again.';
const isBusy = ({ outcome }: Exchange): boolean =>
  outcome.status === 'working' || outcome.status === 'arriving';

const failure = (error: unknown): string => (error instanceof SolverError ? error.message : FAILED);

/** The list of exchanges. */
const createExchanges = () => {
  const $exchanges = atom<readonly Exchange[]>([]);
  let last = 0;
  return {
    $exchanges,
    settle: (id: number, outcome: Exchange['outcome']): void =>
      $exchanges.set(
        $exchanges.get().map((exchange) => (exchange.id === id ? { ...exchange, outcome } : exchange)),
      ),
    /** A question of several is shown alone. */
    shorten: (id: number, question: string): void =>
      $exchanges.set(
        $exchanges.get().map((exchange) => (exchange.id === id ? { ...exchange, question } : exchange)),
      ),
    isWorking: (id: number): boolean =>
      $exchanges.get().some((exchange) => exchange.id === id && isBusy(exchange)),
    begin({ text, photo, subject }: ChatQuestion): number {
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
    },
  };
};

/** Asks the solver one question at a time. */
const createRunner = (
  solver: Solver,
  settle: (id: number, outcome: Exchange['outcome']) => void,
  record: RecordAnswer,
) => {
  let running: AbortController | null = null;
  return {
    async run(id: number, { text, photo, subject }: ChatQuestion, isFree: boolean): Promise<void> {
      const controller = new AbortController();
      const { signal } = controller;
      running = controller;
      const options: SolveOptions = {
        signal,
        ...(photo && { photo }),
        ...(subject !== undefined && { subject }),
        onPart: (part) => !signal.aborted && settle(id, { status: 'arriving', part }),
      };
      try {
        const answer = await solver.solve(text, options);
        if (signal.aborted) return;
        // Only an answer counts as a message. A question that could not be read or solved does not.
        if (answer.kind !== 'misread' && answer.kind !== 'cannot-solve') record(text, answer, isFree);
        settle(id, { status: 'answered', answer });
      } catch (error) {
        if (!signal.aborted) settle(id, { status: 'failed', message: failure(error) });
      } finally {
        if (running === controller) running = null;
      }
    },
    abort(): void {
      running?.abort(new DOMException('Stopped.', 'AbortError'));
      running = null;
    },
  };
};

/** Shows the stored questions of this tab, and answers them again one after the other. */
const restoreExchanges = async (
  solver: Solver,
  memory: ConversationMemory,
  { begin, settle }: Pick<ReturnType<typeof createExchanges>, 'begin' | 'settle'>,
  restoring: Set<number>,
): Promise<void> => {
  const before = memory.all().map((entry) => [begin({ text: entry.question }), entry] as const);
  for (const [id] of before) restoring.add(id);
  for (const [id, { question, explanation }] of before) {
    await (explanation === null ? solver.solve(question) : solver.recall(question, explanation)).then(
      (answer) => settle(id, { status: 'answered', answer }),
      () => settle(id, { status: 'failed', message: FAILED }),
    );
    restoring.delete(id);
  }
};

interface AskEachParts {
  readonly solver: Solver;
  readonly exchanges: ReturnType<typeof createExchanges>;
  readonly runner: ReturnType<typeof createRunner>;
  readonly refusal: (question: ChatQuestion) => Exclude<AskOutcome, 'asked'> | null;
  readonly isFreeUser: () => boolean;
}

/** A text with several questions is answered one by one. Each answer counts, so the last ones may not be asked. */
const createAskEach =
  ({ solver, exchanges, runner, refusal, isFreeUser }: AskEachParts) =>
  async (question: ChatQuestion): Promise<AskOutcome> => {
    const { begin, shorten, isWorking } = exchanges;
    const separated = (text: string): Promise<readonly string[]> => solver.separate(text).catch(() => [text]);
    let id = begin(question);
    const [first = question.text, ...others] = question.photo
      ? [question.text]
      : await separated(question.text);
    if (others.length > 0) shorten(id, first);
    for (const text of [first, ...others]) {
      const one = { ...question, text };
      if (text !== first) {
        const refused = refusal(one);
        if (refused) return refused;
        id = begin(one);
      }
      // The user may have stopped it.
      if (!isWorking(id)) return 'asked';
      await runner.run(id, one, isFreeUser());
    }
    return 'asked';
  };

/** The conversation on /ai. */
export const createSolverChat = (parts: SolverChatParts): SolverChatStore => {
  const { solver, usage, subscription, counted } = parts;
  const exchanges = createExchanges();
  const { $exchanges, settle, begin } = exchanges;
  const memory = createConversationMemory(parts.memory);
  const runner = createRunner(solver, settle, createAnswerRecorder(parts, memory));
  /** Exchanges that a reload restores. A new question does not wait for them. */
  const restoring = new Set<number>();
  const isFreeUser = (): boolean => subscription.$subscription.get().status !== 'subscribed';
  /** `null`: the question may be asked. */
  const refusal = ({ text, photo }: ChatQuestion): Exclude<AskOutcome, 'asked'> | null => {
    if ($exchanges.get().some((one) => isBusy(one) && !restoring.has(one.id))) return 'busy';
    const isCounted = !isFreeUser() || (!photo && counted.has(text));
    return !isCounted && usage.refresh().left === 0 ? 'no-messages-left' : null;
  };
  const stop = (): void => {
    runner.abort();
    for (const exchange of $exchanges.get()) if (isBusy(exchange)) settle(exchange.id, { status: 'stopped' });
  };
  const askEach = createAskEach({ solver, exchanges, runner, refusal, isFreeUser });
  return {
    $exchanges,
    stop,
    async ask(asked) {
      const given = typeof asked === 'string' ? { text: asked } : asked;
      const question = { ...given, text: given.text.trim() };
      if (question.text === '' && !question.photo) return 'empty';
      const refused = refusal(question);
      if (refused) return refused;
      return askEach(question);
    },
    async retry(id) {
      const exchange = $exchanges.get().find((one) => one.id === id);
      if (!exchange) return 'empty';
      const { question: text, photo, subject } = exchange;
      const question = { text, ...(photo && { photo }), ...(subject !== null && { subject }) };
      const refused = refusal(question);
      if (refused) return refused;
      settle(id, { status: 'working' });
      await runner.run(id, question, isFreeUser());
      return 'asked';
    },
    clear() {
      stop();
      memory.forget();
      $exchanges.set([]);
    },
    async restore() {
      if ($exchanges.get().length === 0) await restoreExchanges(solver, memory, { begin, settle }, restoring);
    },
  };
};
