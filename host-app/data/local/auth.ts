import { AuthError } from '../../ports';
import type { Auth, Clock, SignInProvider, TextStore, User } from '../../ports';

const ACCOUNTS = 'local_accounts';
const CURRENT = 'local_account';

interface AccountChoice {
  readonly email: string;
  readonly displayName: string;
}

/** Asks which local account to use; `null`: changed their mind. */
export type ChooseAccount = (
  provider: SignInProvider,
  known: readonly User[],
) => Promise<AccountChoice | null>;

interface LocalAuthParts {
  readonly store: TextStore;
  readonly clock: Clock;
  readonly randomId: () => string;
  readonly choose: ChooseAccount;
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  'email' in value &&
  'provider' in value &&
  'createdAt' in value &&
  typeof value.createdAt === 'number' &&
  'lastSignInAt' in value &&
  typeof value.lastSignInAt === 'number';

const parseUsers = (text: string | null): readonly User[] => {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isUser) : [];
  } catch {
    return [];
  }
};

/** Accounts that exist in this browser only: everything of the product can be tried without a key. */
export const createLocalAuth = ({ store, clock, randomId, choose }: LocalAuthParts): Auth => {
  const listeners = new Set<(user: User | null) => void>();
  const accounts = (): readonly User[] => parseUsers(store.read(ACCOUNTS));
  const current = (): User | null => accounts().find(({ uid }) => uid === store.read(CURRENT)) ?? null;
  const tell = (): void => {
    const user = current();
    for (const listener of listeners) listener(user);
  };
  const save = (user: User): void => {
    const others = accounts().filter(({ uid }) => uid !== user.uid);
    if (!store.write(ACCOUNTS, JSON.stringify([user, ...others])))
      throw new AuthError(
        'storage-unavailable',
        'This browser does not allow storage, so nobody can be signed in.',
      );
    store.write(CURRENT, user.uid);
    tell();
  };
  const signedIn = (): User => {
    const user = current();
    if (!user) throw new AuthError('no-user', 'No user is signed in');
    return user;
  };
  return {
    watch(listener) {
      listeners.add(listener);
      listener(current());
      return () => void listeners.delete(listener);
    },
    prepare: () => Promise.resolve(),
    async signIn(provider) {
      const choice = await choose(
        provider,
        accounts().filter((account) => account.provider === provider),
      );
      if (!choice) throw new AuthError('popup-closed-by-user', 'Signing in was cancelled.');
      const email = choice.email.trim().toLowerCase();
      const known = accounts().find((account) => account.provider === provider && account.email === email);
      const now = clock.now();
      save(
        known
          ? { ...known, lastSignInAt: now }
          : {
              uid: `local-${randomId()}`,
              email,
              displayName: choice.displayName.trim() || null,
              photoURL: null,
              provider,
              createdAt: now,
              lastSignInAt: now,
            },
      );
    },
    async signOut() {
      store.remove(CURRENT);
      tell();
    },
    async updateProfile(changes) {
      save({ ...signedIn(), ...changes });
    },
    async reauthenticate() {
      signedIn();
    },
    async updateEmail(email) {
      save({ ...signedIn(), email: email.trim().toLowerCase() });
      return 'changed';
    },
    async updatePassword() {
      signedIn();
      throw new AuthError('no-password', 'This account has no password: it is kept in this browser only.');
    },
    async deleteUser() {
      const { uid } = signedIn();
      store.write(ACCOUNTS, JSON.stringify(accounts().filter((account) => account.uid !== uid)));
      store.remove(CURRENT);
      tell();
    },
  };
};
