import { DocumentsError, serverTime } from '../ports';
import type { DocumentData, Documents, User } from '../ports';

/** Spec section 9. */
const WINDOW_MS = 86_400_000;
/** Longer texts are cut, because the database's rules limit the size of a record. */
const LONGEST = 4000;
const LONGEST_APPROX = 500;

/** A solved question and its answer. */
export interface SolvedQuestion {
  readonly question: string;
  readonly answer: string;
  /** The answer as a decimal number, if it has one. */
  readonly approx: string | null;
  readonly steps: number;
  /**
   * 'steps': each step and the answer were checked; 'answer': the answer was checked; 'unchecked': no check
   * was possible.
   */
  readonly verification: 'steps' | 'answer' | 'unchecked';
}

type QuestionAuthor =
  | { readonly user: User; readonly anonymousId?: never }
  | { readonly user?: never; readonly anonymousId: string };

/**
 * ai_questions. In addition to the fields of spec section 3: `question` and `answer` as plain text,
 * `answer_approx`, `steps` (their number), `verification` and `timestamp`. Only solved questions are
 * recorded; the others do not count as messages.
 */
const toDocument = (solved: SolvedQuestion, { user, anonymousId }: QuestionAuthor): DocumentData => ({
  anonymous_id: anonymousId ?? null,
  is_anonymous: !user,
  user_id: user?.uid ?? null,
  user_email: user?.email ?? null,
  auth_provider: user?.provider ?? null,
  anonymousIdMigrated: false,
  migratedAt: null,
  question: solved.question.slice(0, LONGEST),
  answer: solved.answer.slice(0, LONGEST),
  answer_approx: solved.approx?.slice(0, LONGEST_APPROX) ?? null,
  steps: solved.steps,
  verification: solved.verification,
  timestamp: serverTime,
});

/** The free messages that an account has used; usage/{uid} {windowStart, count, lastAt, lastQuestion}. */
export interface Quota {
  /** Milliseconds since 1970. */
  readonly windowStart: number;
  readonly count: number;
}

const toQuota = (data: DocumentData): Quota | null => {
  const { windowStart, count } = data;
  return windowStart instanceof Date && typeof count === 'number' && Number.isFinite(count)
    ? { windowStart: windowStart.getTime(), count: Math.max(0, Math.floor(count)) }
    : null;
};

export interface AiQuestions {
  add(solved: SolvedQuestion, asker: QuestionAuthor): Promise<string>;
  /** Writes the record and increments the counter in one commit. Writes neither when `limit` is reached. */
  addCounted(solved: SolvedQuestion, user: User, now: number, limit: number): Promise<Quota>;
  /** `null`: no message has been counted yet. */
  quota(uid: string): Promise<Quota | null>;
}

const isDenied = (error: unknown): boolean => error instanceof DocumentsError && error.reason === 'denied';

export const createAiQuestions = (documents: Documents, randomId: () => string): AiQuestions => {
  const quota = async (uid: string): Promise<Quota | null> => {
    const found = await documents.read(`usage/${uid}`);
    return found && toQuota(found.data);
  };
  /** The record's id follows from the user and the count, as the counter's rule requires. */
  const named = (solved: SolvedQuestion, user: User, count: number) => {
    const id = randomId();
    const path = `ai_questions/${id}`;
    return {
      record: { kind: 'write', path, data: toDocument(solved, { user }) } as const,
      tick: { count, lastAt: serverTime, lastQuestion: id },
    };
  };
  const begin = async (solved: SolvedQuestion, user: User, now: number): Promise<Quota> => {
    const { record, tick } = named(solved, user, 1);
    const data = { windowStart: serverTime, ...tick };
    await documents.commit([record, { kind: 'write', path: `usage/${user.uid}`, data }]);
    return { windowStart: now, count: 1 };
  };
  const countOn = async (solved: SolvedQuestion, user: User, known: Quota, limit: number): Promise<Quota> => {
    if (known.count >= limit) return known;
    const count = known.count + 1;
    const { record, tick } = named(solved, user, count);
    // The start of the window is not written again: a date of this device is less exact than the server's
    // time.
    await documents.commit([record, { kind: 'update', path: `usage/${user.uid}`, changes: tick }]);
    return { ...known, count };
  };
  return {
    quota,
    add: (solved, asker) => documents.add('ai_questions', toDocument(solved, asker)),
    async addCounted(solved, user, now, limit) {
      const known = await quota(user.uid);
      const isRunning = known !== null && now - known.windowStart < WINDOW_MS;
      try {
        return await (isRunning ? countOn(solved, user, known, limit) : begin(solved, user, now));
      } catch (error) {
        // Another device has counted meanwhile, or this device's clock is ahead: the stored counter is right.
        const kept = isDenied(error) ? await quota(user.uid) : null;
        if (kept === null) throw error;
        return countOn(solved, user, kept, limit);
      }
    },
  };
};
