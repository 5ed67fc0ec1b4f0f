import {
  deleteUser,
  EmailAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  revokeAccessToken,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Auth as FirebaseAuth, User } from 'firebase/auth';
import { AuthError } from '../../../ports';
import type { Auth } from '../../../ports';
import { authError, authErrorOf, codeOf, passwordError } from './auth-errors';
import { hasPassword, providerOf } from './auth-user';
import { providerFor } from './auth-window';
import type { SignInWindow } from './auth-window';

type AccountCalls = Pick<
  Auth,
  'updateProfile' | 'reauthenticate' | 'updateEmail' | 'updatePassword' | 'deleteUser'
>;

const withPassword = async (user: User, password: string): Promise<void> => {
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  } catch (error) {
    throw passwordError(error);
  }
};

/** Account changes of the signed-in user. */
export const createAccountCalls = (auth: FirebaseAuth, window: SignInWindow): AccountCalls => {
  /** Apple requires that its token is revoked when the account is deleted. */
  let appleToken: string | undefined;
  const present = (): User => {
    if (!auth.currentUser) throw new AuthError('no-user', 'No user is signed in');
    return auth.currentUser;
  };
  const inWindow = async (user: User): Promise<void> => {
    const provider = providerOf(user);
    if (!provider) throw authErrorOf('missing-password');
    const credential = await window.openAgain(user, providerFor(provider));
    if (provider === 'apple') appleToken = OAuthProvider.credentialFromResult(credential)?.accessToken;
  };
  const tried = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw authError(error);
    }
  };
  return {
    updateProfile: (changes) => tried(() => updateProfile(present(), changes)),
    reauthenticate: (password = '') =>
      tried(async () => {
        const user = present();
        await (password !== '' && hasPassword(user) ? withPassword(user, password) : inWindow(user));
      }),
    updateEmail: (email) =>
      tried(async () => {
        const user = present();
        try {
          await updateEmail(user, email);
          return 'changed';
        } catch (error) {
          // Projects with e-mail enumeration protection require a verification of the new address first.
          if (codeOf(error) !== 'operation-not-allowed') throw error;
          await verifyBeforeUpdateEmail(user, email);
          return 'verification-sent';
        }
      }),
    updatePassword: (password) => tried(() => updatePassword(present(), password)),
    deleteUser: () =>
      tried(async () => {
        const user = present();
        // The account is deleted even if the revocation fails.
        if (appleToken !== undefined) await revokeAccessToken(auth, appleToken).catch(() => undefined);
        await deleteUser(user);
      }),
  };
};
