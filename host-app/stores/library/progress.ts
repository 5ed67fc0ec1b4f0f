import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { progressOf, topicKey } from '../../data/progress';
import type { LearningProgress, ProgressRepository, Topic } from '../../data/progress';
import type { TextStore } from '../../ports';
import { createSerialQueue } from '../account/serial-queue';
import type { SessionStore } from '../session';

/** The lessons that a visitor has completed before sign-in. */
const LOCAL_KEY = 'learning_progress';

export type Progress =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly subjects: LearningProgress;
      /** The last load has failed; the data is from an earlier one. */
      readonly isStale?: true;
    };

export interface ProgressStore {
  /** The progress of the signed-in user, or of this browser's visitor. */
  readonly $progress: ReadableAtom<Progress>;
  load(): Promise<void>;
  /** `false` when it could not be saved (spec section 8: without a message). */
  setDone(subject: string, topic: string, isDone: boolean): Promise<boolean>;
}

export const isTopicDone = (progress: Progress, subject: string, topic: string): boolean =>
  progress.status === 'ready' && progress.subjects[subject]?.topics[topic]?.completed === true;

interface ProgressParts {
  readonly repository: ProgressRepository;
  readonly session: SessionStore;
  readonly store: TextStore;
  /** All lessons; loaded on first use. */
  readonly topics: () => Promise<readonly Topic[]>;
}

const parseKeys = (text: string | null): ReadonlySet<string> => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
};

type Change = (done: ReadonlySet<string>) => ReadonlySet<string>;

const readLocal = (store: TextStore): ReadonlySet<string> => parseKeys(store.read(LOCAL_KEY));

/** Applies `change` to the stored progress of `owner`; writes only when it differs. */
const applyChange = async (
  { repository, store, topics }: ProgressParts,
  owner: string | null,
  change: Change,
): Promise<LearningProgress> => {
  const known = await topics();
  if (owner === null) {
    const done = change(readLocal(store));
    if (!store.write(LOCAL_KEY, JSON.stringify([...done]))) throw new Error('nothing can be kept here');
    return progressOf(known, done);
  }
  const before = await repository.read(owner);
  const after = change(new Set([...(before ?? []), ...readLocal(store)]));
  const progress = progressOf(known, after);
  const isSame = before?.size === after.size && [...after].every((key) => before.has(key));
  if (!isSame) await repository.write(owner, progress);
  store.remove(LOCAL_KEY);
  return progress;
};

/** The completed lessons. Sign-in adds the visitor's completed lessons to the account. */
export const createProgress = (parts: ProgressParts): ProgressStore => {
  const { session, store } = parts;
  const $progress = atom<Progress>({ status: 'idle' });
  const uid = (): string | null => {
    const now = session.$session.get();
    return now.status === 'in' ? now.user.uid : null;
  };

  // Each change reads the result of the one before.
  const queue = createSerialQueue();
  const attempt = (change: Change): Promise<boolean> =>
    queue(async () => {
      const owner = uid();
      try {
        const subjects = await applyChange(parts, owner, change);
        if (owner === uid()) $progress.set({ status: 'ready', subjects });
        return true;
      } catch {
        if (owner === uid() && $progress.get().status !== 'ready') $progress.set({ status: 'failed' });
        return false;
      }
    });

  const load = async (): Promise<void> => {
    if ($progress.get().status !== 'ready') $progress.set({ status: 'loading' });
    const owner = uid();
    const isLoaded = await attempt((done) => done);
    const now = $progress.get();
    if (!isLoaded && owner === uid() && now.status === 'ready') $progress.set({ ...now, isStale: true });
  };
  session.onUser((user, isNewSignIn) => {
    const wasShown = $progress.get().status !== 'idle';
    $progress.set({ status: 'idle' });
    if (wasShown || (user && (isNewSignIn || readLocal(store).size > 0))) void load();
  });
  return {
    $progress,
    load,
    setDone: (subject, topic, isDone) =>
      attempt((done) => {
        const next = new Set(done);
        if (isDone) next.add(topicKey(subject, topic));
        else next.delete(topicKey(subject, topic));
        return next;
      }),
  };
};
