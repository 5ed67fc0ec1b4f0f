import type { ReadableAtom } from 'nanostores';
import type { OnboardingAnswers } from '../../data/account/onboarding';
import type { Counter, Preferences, Profile } from '../../data/account/profile.types';

export type Account =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly profile: Profile };

export type Names = Partial<Pick<Profile, 'displayName' | 'photoURL' | 'email'>>;

export interface AccountStore {
  /** The signed-in user's profile; 'none' for visitors. */
  readonly $account: ReadableAtom<Account>;
  /** Loads the profile again after a failure. */
  retry(): Promise<void>;
  /** Records activity: a new day continues the streak. */
  visited(): Promise<void>;
  count(uid: string, counter: Counter, by: 1 | -1): Promise<void>;
  /** Replaces the counter by its exact value. */
  correct(uid: string, counter: Counter, value: number): Promise<void>;
  /** `false` when it could not be saved; then nothing has changed. */
  savePreferences(changes: Partial<Preferences>): Promise<boolean>;
  saveNames(changes: Names): Promise<boolean>;
  /** `false`: the answers are stored in this browser, and saved when the account can be reached. */
  answerOnboarding(answers: OnboardingAnswers): Promise<boolean>;
  /**
   * Runs `make` with the visitor's anonymous id. A migration of the visitor's records waits until it has
   * ended.
   */
  recordAnonymously(make: (anonymousId: string) => Promise<unknown>): Promise<void>;
}
