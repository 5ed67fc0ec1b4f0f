import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { Profile } from '../../data/account/profile.types';
import type { Analytics, Theme, User } from '../../ports';
import type { SessionStore } from '../session';
import type { Account } from './account.types';
import type { SerialQueue } from './serial-queue';
import type { AccountService } from './account-service';

/** Spec section 8. */
export const LOAD_FAILED = 'Failed to load user profile data. Please try again later.';

export interface LoadProfileParts {
  readonly session: SessionStore;
  readonly analytics: Pick<Analytics, 'log'>;
  /** The account service, loaded when a user signs in or a visitor makes a record. */
  readonly service: () => Promise<AccountService>;
  /** True when this browser has a stored migration that has not finished. */
  readonly hasUnfinished: () => boolean;
  readonly theme: { readonly choose: (theme: Theme) => void };
}

/** The signed-in user and their profile. */
export interface CurrentAccount {
  readonly $account: WritableAtom<Account>;
  user(): User | null;
  /** Does nothing when another user has signed in meanwhile. */
  change(uid: string, next: (profile: Profile) => Profile): void;
}

export const createCurrentAccount = (session: SessionStore): CurrentAccount => {
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
export const loadProfileOnSignIn = (
  { session, service, hasUnfinished, theme }: LoadProfileParts,
  { $account, change }: CurrentAccount,
  anonymousQueue: SerialQueue,
): ((user: User) => Promise<void>) => {
  let lastRequest = 0;
  const migrate = async (user: User, profile: Profile, isCurrent: () => boolean): Promise<void> => {
    try {
      const { migrate } = await service();
      const after = await anonymousQueue(() => migrate(user, profile, isCurrent));
      if (after && isCurrent()) change(user.uid, (now) => ({ ...now, preferences: after.preferences }));
    } catch {
      // The migration is stored and continues on the next page load.
    }
  };
  const handleSignIn = async (user: User): Promise<void> => {
    lastRequest += 1;
    const request = lastRequest;
    const isCurrent = (): boolean => request === lastRequest;
    $account.set({ status: 'loading' });
    try {
      const { begin, load } = await service();
      if (!isCurrent()) return;
      begin(user);
      const profile = await load(user);
      if (!isCurrent()) return;
      theme.choose(profile.preferences.theme);
      $account.set({ status: 'ready', profile });
      await migrate(user, profile, isCurrent);
    } catch {
      if (isCurrent()) $account.set({ status: 'failed', message: LOAD_FAILED });
    }
  };
  const handleSignOut = async (): Promise<void> => {
    lastRequest += 1;
    $account.set({ status: 'none' });
    if (hasUnfinished()) await anonymousQueue(async () => (await service()).release());
  };
  session.onUser((next) => void (next ? handleSignIn(next) : handleSignOut()).catch(() => undefined));
  return handleSignIn;
};
