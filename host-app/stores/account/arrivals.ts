import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { Profile } from '../../data/account/profile.types';
import type { User } from '../../ports';
import type { SessionStore } from '../session';
import type { Theme } from '../theme';
import type { Account } from './account.types';
import type { Turns } from './turns';
import type { AccountWork } from './work';

/** Spec section 8. */
export const LOAD_FAILED = 'Failed to load user profile data. Please try again later.';

export interface ArrivalParts {
  readonly session: SessionStore;
  /** The account service, loaded when a user signs in or a visitor makes a record. */
  readonly work: () => Promise<AccountWork>;
  /** True when this browser has a stored migration that has not finished. */
  readonly hasUnfinished: () => boolean;
  readonly theme: { readonly choose: (theme: Theme) => void };
}

/** The signed-in user and their profile. */
export interface Presence {
  readonly $account: WritableAtom<Account>;
  user(): User | null;
  /** Does nothing when another user has signed in meanwhile. */
  change(uid: string, next: (profile: Profile) => Profile): void;
}

export const createPresence = (session: SessionStore): Presence => {
  const $account = atom<Account>({ status: 'none' });
  return {
    $account,
    user() {
      const now = session.$session.get();
      return now.status === 'in' ? now.user : null;
    },
    change(uid, next) {
      const now = $account.get();
      if (now.status === 'ready' && now.profile.uid === uid)
        $account.set({ ...now, profile: next(now.profile) });
    },
  };
};

/**
 * Loads the profile of each user who signs in and migrates their records as a visitor. Clears the profile at
 * sign-out.
 */
export const watchArrivals = (
  { session, work, hasUnfinished, theme }: ArrivalParts,
  { $account, change }: Presence,
  anonymously: Turns,
): ((arrived: User) => Promise<void>) => {
  let turn = 0;
  const migrate = async (arrived: User, profile: Profile, isCurrent: () => boolean): Promise<void> => {
    try {
      const { migrate } = await work();
      const after = await anonymously(() => migrate(arrived, profile, isCurrent));
      if (after && isCurrent()) change(arrived.uid, (now) => ({ ...now, preferences: after.preferences }));
    } catch {
      // The migration is stored and continues on the next page load.
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
  return arrive;
};
