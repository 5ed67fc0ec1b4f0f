import { AuthError } from '../../ports';
import type { TextStore, User } from '../../ports';

const ACCOUNTS = 'local_accounts';
const CURRENT = 'local_account';
export const ACCOUNT_KEYS = [ACCOUNTS, CURRENT];

const providers: readonly User['provider'][] = ['google', 'apple', 'password'];

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  'email' in value &&
  'provider' in value &&
  providers.some((provider) => provider === value.provider) &&
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

/** The accounts of this browser, and the current one. */
export interface LocalAccounts {
  all(): readonly User[];
  current(): User | null;
  /**
   * Saves the account and makes it the current one.
   * @throws AuthError
   */
  save(user: User): void;
  leave(): void;
  remove(uid: string): void;
}

export const createLocalAccounts = (store: TextStore): LocalAccounts => {
  const all = (): readonly User[] => parseUsers(store.read(ACCOUNTS));
  return {
    all,
    current: () => all().find(({ uid }) => uid === store.read(CURRENT)) ?? null,
    save(user) {
      const others = all().filter(({ uid }) => uid !== user.uid);
      if (!store.write(ACCOUNTS, JSON.stringify([user, ...others])))
        throw new AuthError(
          'storage-unavailable',
          'This browser does not allow storage, so nobody can be signed in.',
        );
      store.write(CURRENT, user.uid);
    },
    leave: () => store.remove(CURRENT),
    remove(uid) {
      store.write(ACCOUNTS, JSON.stringify(all().filter((account) => account.uid !== uid)));
      store.remove(CURRENT);
    },
  };
};
