import { userDocuments, removeUserData } from '../../data/account/user-data';
import { createMigrationJobs } from '../../data/account/migration-jobs';
import { createOnboardingDrafts } from '../../data/account/onboarding';
import { photoOf } from '../../data/account/photo';
import { AuthError } from '../../ports';
import type { Ports, User } from '../../ports';
import type { SessionStore } from '../session';
import { disownUsage } from '../usage';
import type { AccountStore } from './account.types';

/** Spec section 8. */
export const NO_USER = 'No user is signed in';

type SettingsPorts = Pick<Ports, 'auth' | 'documents' | 'store' | 'clock'>;

interface SettingsParts {
  readonly ports: SettingsPorts;
  readonly session: SessionStore;
  readonly account: Pick<AccountStore, 'saveNames'>;
}

export interface Settings {
  /** Each throws an error whose message can be shown to the user. The typed text is kept for another try. */
  saveName(displayName: string): Promise<void>;
  /**
   * `null` removes the photo. It is stored in the profile, because the account service accepts no image data.
   */
  savePhoto(photoURL: string | null): Promise<void>;
  changeEmail(email: string, password?: string): Promise<'changed' | 'verification-sent'>;
  changePassword(current: string, next: string): Promise<void>;
  /** All stored data of the user, as JSON. */
  exportData(): Promise<string>;
  deleteAccount(password?: string): Promise<void>;
}

const EXPORT_FAILED = 'Your data could not be collected. Nothing was changed; please try again.';
const DELETE_FAILED =
  'Not everything could be deleted, so your account is still there. Please try again: it goes on where it stopped.';
const PHOTO_FAILED = 'Your picture could not be saved. It is still here: please try again.';
const SAVE_FAILED = 'Your changes could not be saved. They are still here: please try again.';

/**
 * Excludes accounts of other users in this browser, and secrets: ids of a visitor's records, and the account
 * service's own entry, which allows anyone to continue the session.
 */
const isOwnEntry = (key: string): boolean =>
  !/^(documents:|local_|firebase:|anonymous_user_id|unfinished_migrations)/.test(key);

const collectData = async ({ documents, store, clock }: SettingsPorts, user: User): Promise<string> => {
  try {
    const all = await userDocuments(documents, user.uid);
    const own = store.keys().filter(isOwnEntry);
    const data = {
      exportedAt: new Date(clock.now()),
      account: user,
      documents: Object.fromEntries(all.map(({ path, data }) => [path, data])),
      browser: Object.fromEntries(own.map((key) => [key, store.read(key)])),
    };
    return JSON.stringify(data, null, 2);
  } catch (cause) {
    throw new Error(EXPORT_FAILED, { cause });
  }
};

/** The account settings of the user. Each sensitive change asks the user to sign in again first. */
export const createSettings = ({ ports, session, account }: SettingsParts): Settings => {
  const { auth, documents, store } = ports;
  const present = (): User => {
    const now = session.$session.get();
    if (now.status !== 'in') throw new AuthError('no-user', NO_USER);
    return now.user;
  };
  return {
    async saveName(text) {
      present();
      const displayName = text.trim();
      await auth.updateProfile({ displayName });
      if (!(await account.saveNames({ displayName: displayName || null }))) throw new Error(SAVE_FAILED);
    },
    async savePhoto(photoURL) {
      present();
      if (!(await account.saveNames({ photoURL: photoURL === null ? null : photoOf(photoURL) })))
        throw new Error(PHOTO_FAILED);
    },
    async changeEmail(email, password) {
      present();
      await auth.reauthenticate(password);
      const answer = await auth.updateEmail(email.trim());
      // If this fails, the next page load updates the profile.
      if (answer === 'changed') await account.saveNames({ email: present().email });
      return answer;
    },
    async changePassword(current, next) {
      present();
      await auth.reauthenticate(current);
      await auth.updatePassword(next);
    },
    exportData: async () => collectData(ports, present()),
    async deleteAccount(password) {
      const { uid } = present();
      await auth.reauthenticate(password);
      try {
        await removeUserData(documents, uid);
      } catch (cause) {
        throw new Error(DELETE_FAILED, { cause });
      }
      const drafts = createOnboardingDrafts(store);
      drafts.forget();
      drafts.forgetCompleted();
      createMigrationJobs(store).forget(uid);
      disownUsage(store, uid);
      await auth.deleteUser();
    },
  };
};
