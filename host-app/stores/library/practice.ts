import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { PracticeQuestion } from '../../content/content.types';
import type { TextStore } from '../../ports';

export interface Attempt {
  /** For a choice, the number of the option. */
  readonly typed: string;
  /** 'shown': the user has read the answer instead of solving the question. */
  readonly status: 'open' | 'right' | 'shown';
  /** The message about the last attempt. */
  readonly message: string | null;
  readonly tries: number;
  readonly isHintShown: boolean;
}

interface CheckedAttempt {
  readonly kind: 'right' | 'wrong' | 'unclear';
  readonly message?: string;
}

interface PracticeStore {
  /** One for each question. */
  readonly $attempts: ReadableAtom<readonly Attempt[]>;
  type(index: number, typed: string): void;
  judge(index: number, verdict: CheckedAttempt): void;
  showHint(index: number): void;
  giveUp(index: number): void;
  startAgain(index: number): void;
}

const FRESH: Attempt = { typed: '', status: 'open', message: null, tries: 0, isHintShown: false };

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'status' in value &&
  ['open', 'right', 'shown'].includes(String(value.status)) &&
  'message' in value &&
  (value.message === null || typeof value.message === 'string') &&
  'tries' in value &&
  typeof value.tries === 'number' &&
  'isHintShown' in value &&
  typeof value.isHintShown === 'boolean';

/** Attempts for other answers are dropped: the lesson has changed since. */
const restored = (text: string | null, answers: readonly string[]): readonly Attempt[] => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const kept = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return answers.map((answer) => {
      const attempt = kept[answer];
      return isAttempt(attempt) ? attempt : FRESH;
    });
  } catch {
    return answers.map(() => FRESH);
  }
};

/** The practice of one lesson, stored in the browser: a reload loses nothing. */
export const createPractice = (
  store: TextStore,
  lesson: string,
  questions: readonly PracticeQuestion[],
): PracticeStore => {
  const key = `practice:${lesson}`;
  const answers = questions.map(({ answer }, index) => `${index} ${JSON.stringify(answer)}`);
  const $attempts = atom(restored(store.read(key), answers));
  const change = (index: number, changes: Partial<Attempt>): void => {
    $attempts.set(
      $attempts.get().map((attempt, at) => (at === index ? { ...attempt, ...changes } : attempt)),
    );
    const entries = answers.map((answer, at) => [answer, $attempts.get()[at]]);
    store.write(key, JSON.stringify(Object.fromEntries(entries)));
  };
  const tries = (index: number): number => $attempts.get()[index]?.tries ?? 0;
  return {
    $attempts,
    type: (index, typed) => change(index, { typed, message: null }),
    judge(index, { kind, message = null }) {
      if (kind === 'right') change(index, { status: 'right', message: null, tries: tries(index) + 1 });
      else change(index, { message, tries: tries(index) + (kind === 'wrong' ? 1 : 0) });
    },
    showHint: (index) => change(index, { isHintShown: true }),
    giveUp: (index) => change(index, { status: 'shown', message: null }),
    startAgain: (index) => change(index, { ...FRESH, tries: tries(index) }),
  };
};
