import type { ReadableAtom } from 'nanostores';
import type { OnboardingAnswers } from '../../data/account/onboarding';
import type { Counter, Preferences, Profile } from '../../data/account/profile.types';

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
