import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { OnboardingAnswers } from '../../data/account/onboarding';
import type { Counter, Preferences, Profile } from '../../data/account/profile.types';
import type { User } from '../../ports';
import type { SessionStore } from '../session';
import type { Theme } from '../theme';
import type { AccountWork } from './work';

/** Spec section 8. */
export const LOAD_FAILED = 'Failed to load user profile data. Please try again later.';

export type Account =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly profile: Profile };

export type Names = Partial<Pick<Profile, 'displayName' | 'photoURL' | 'email'>>;

export interface AccountStore {
  /** The profile of who is signed in; 'none' for visitors. */
  readonly $account: ReadableAtom<Account>;
  /** Loads again what failed. */
  retry(): Promise<void>;
  /** The person is still there: a new day counts for their streak. */
  visited(): Promise<void>;
  count(uid: string, counter: Counter, by: 1 | -1): Promise<void>;
  /** What was counted is known exactly by now. */
  correct(uid: string, counter: Counter, value: number): Promise<void>;
  /** `false` when it could not be kept; then nothing has changed. */
  savePreferences(changes: Partial<Preferences>): Promise<boolean>;
  saveNames(changes: Names): Promise<boolean>;
  /** `false`: it is kept in this browser, and written when the account can be reached. */
  answerOnboarding(answers: OnboardingAnswers): Promise<boolean>;
  /** Runs with the id of this browser's visitor, before what it makes can be moved to an account. */
  recordAnonymously(make: (anonymousId: string) => Promise<unknown>): Promise<void>;
}

interface AccountParts {
  readonly session: SessionStore;
  /** The rules and the calls, loaded when somebody signs in or a visitor leaves a record. */
  readonly work: () => Promise<AccountWork>;
  /** A migration that was not finished is written down in this browser. */
  readonly hasUnfinished: () => boolean;
  readonly theme: { readonly choose: (theme: Theme) => void };
}

/** One after the other, whatever becomes of each. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
};

/** Profile, statistics and migration of the person who is signed in (spec section 4). */
export const createAccount = ({ session, work, hasUnfinished, theme }: AccountParts): AccountStore => {
  const $account = atom<Account>({ status: 'none' });
  const anonymously = createTurns();
  const counting = createTurns();
  let turn = 0;

  const user = (): User | null => {
    const now = session.$session.get();
    return now.status === 'in' ? now.user : null;
  };
  const change = (uid: string, next: (profile: Profile) => Profile): void => {
    const now = $account.get();
    if (now.status === 'ready' && now.profile.uid === uid)
      $account.set({ ...now, profile: next(now.profile) });
  };

  const migrate = async (arrived: User, profile: Profile, isCurrent: () => boolean): Promise<void> => {
    try {
      const { migrate } = await work();
      const after = await anonymously(() => migrate(arrived, profile, isCurrent));
      if (after && isCurrent()) change(arrived.uid, (now) => ({ ...now, preferences: after.preferences }));
    } catch {
      // It is written down, and goes on at the next start.
    }
  };
  const arrive = async (arrived: User): Promise<void> => {
    turn += 1;
    const mine = turn;
    const isCurrent = (): boolean => mine === turn;
    $account.set({ status: 'loading' });
    try {
      const { begin, load } = await work();
      if (!isCurrent()) return;
      begin(arrived);
      const profile = await load(arrived);
      if (!isCurrent()) return;
      theme.choose(profile.preferences.theme);
      $account.set({ status: 'ready', profile });
      await migrate(arrived, profile, isCurrent);
    } catch {
      if (isCurrent()) $account.set({ status: 'failed', message: LOAD_FAILED });
    }
  };
  const leave = async (): Promise<void> => {
    turn += 1;
    $account.set({ status: 'none' });
    if (hasUnfinished()) await anonymously(async () => (await work()).release());
  };
  session.onUser((next) => void (next ? arrive(next) : leave()).catch(() => undefined));

  const visited = async (): Promise<void> => {
    const now = $account.get();
    const present = user();
    if (now.status !== 'ready' || !present) return;
    const { touch } = await work();
    const touched = await touch(present, now.profile).catch(() => null);
    if (touched) change(present.uid, (profile) => ({ ...profile, stats: { ...profile.stats, ...touched } }));
  };
  const keepCount = (uid: string, counter: Counter, write: () => Promise<number>): Promise<void> =>
    counting(async () => {
      try {
        const value = await write();
        change(uid, (profile) => ({ ...profile, stats: { ...profile.stats, [counter]: value } }));
        await visited();
      } catch {
        // The next one counts from what is kept.
      }
    });
  const save = async (write: (uid: string) => Promise<void>, apply: (profile: Profile) => Profile) => {
    const uid = user()?.uid;
    if (uid === undefined) return false;
    try {
      await write(uid);
    } catch {
      return false;
    }
    change(uid, apply);
    return true;
  };
  return {
    $account,
    visited,
    async retry() {
      const present = user();
      if (present) await arrive(present);
    },
    count: (uid, counter, by) =>
      keepCount(uid, counter, async () => (await work()).profiles.count(uid, counter, by)),
    correct: (uid, counter, value) =>
      keepCount(uid, counter, async () => {
        await (await work()).profiles.setCount(uid, counter, value);
        return value;
      }),
    savePreferences: (changes) =>
      save(
        async (uid) => (await work()).profiles.savePreferences(uid, changes),
        (profile) => ({ ...profile, preferences: { ...profile.preferences, ...changes } }),
      ),
    saveNames: (changes) =>
      save(
        async (uid) => (await work()).profiles.saveNames(uid, changes),
        (profile) => ({ ...profile, ...changes }),
      ),
    async answerOnboarding(answers) {
      const answerer = user();
      const { answer } = await work();
      const after = await anonymously(() => answer(answerer, answers));
      if (answerer && after) change(answerer.uid, (now) => ({ ...now, preferences: after.preferences }));
      return answerer === null || after !== null;
    },
    recordAnonymously: (make) => anonymously(async () => void (await make((await work()).anonymousId.use()))),
  };
};
