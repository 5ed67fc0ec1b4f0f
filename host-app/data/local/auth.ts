import { AuthError } from '../../ports';
import type { Auth, Clock, SessionCause, SignInProvider, TextStore, User } from '../../ports';
import { ACCOUNT_KEYS, createLocalAccounts } from './accounts';
import type { LocalAccounts } from './accounts';
import { createLocalPasswords } from './passwords';

interface AccountChoice {
  readonly email: string;
  readonly displayName: string;
}

/**
 * Asks the user which local account to use. With `isProof`, asks the signed-in user to confirm. `null`:
 * cancelled.
 */
type ChooseAccount = (
  provider: SignInProvider,
  known: readonly User[],
  isProof?: boolean,
) => Promise<AccountChoice | null>;

interface LocalAuthParts {
  readonly store: TextStore;
  readonly clock: Clock;
  readonly randomId: () => string;
  readonly choose: ChooseAccount;
  /** Calls `changed` when another tab has changed one of the entries. */
  readonly watchOtherTabs?: (keys: readonly string[], changed: () => void) => () => void;
}

type SessionListener = (user: User | null, cause: SessionCause) => void;

const SHORTEST = 6;

const withAddress = (text: string): string => {
  const email = text.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new AuthError('invalid-email', 'This is not an e-mail address.');
};

const chosen = async (ask: ReturnType<ChooseAccount>): Promise<AccountChoice> => {
  const choice = await ask;
  if (!choice) throw new AuthError('popup-closed-by-user', 'Signing in was canceled.');
  return choice;
};

const signedIn = (accounts: LocalAccounts): User => {
  const user = accounts.current();
  if (!user) throw new AuthError('no-user', 'No user is signed in');
  return user;
};

type Session = Pick<Auth, 'watch' | 'prepare' | 'resume' | 'signIn' | 'signOut'>;

const createSession = (
  accounts: LocalAccounts,
  { clock, randomId, choose }: LocalAuthParts,
  listeners: Set<SessionListener>,
  listener: (cause: SessionCause) => void,
): Session => ({
  watch(listener) {
    listeners.add(listener);
    listener(accounts.current(), 'found');
    return () => void listeners.delete(listener);
  },
  prepare: () => Promise.resolve(),
  resume: () => Promise.resolve(),
  async signIn(provider) {
    const mine = (): readonly User[] => accounts.all().filter((account) => account.provider === provider);
    const choice = await chosen(choose(provider, mine()));
    const email = choice.email.trim().toLowerCase();
    const known = mine().find((account) => account.email === email);
    const now = clock.now();
    const made = { uid: `local-${randomId()}`, email, photoURL: null, provider, createdAt: now };
    const displayName = choice.displayName.trim() || null;
    accounts.save({ ...(known ?? { ...made, displayName }), lastSignInAt: now });
    listener('act');
  },
  async signOut() {
    accounts.leave();
    listener('act');
  },
});

/** Accounts that exist in this browser only. With them the whole product can be tried without a key. */
export const createLocalAuth = (parts: LocalAuthParts): Auth => {
  const { store, randomId, choose } = parts;
  const listeners = new Set<SessionListener>();
  const accounts = createLocalAccounts(store);
  const passwords = createLocalPasswords(store, randomId);
  const listener = (cause: SessionCause): void => {
    const user = accounts.current();
    for (const listener of listeners) listener(user, cause);
  };
  parts.watchOtherTabs?.(ACCOUNT_KEYS, () => listener(accounts.current() ? 'found' : 'lost'));
  const change = (user: User): void => {
    accounts.save(user);
    listener('act');
  };
  return {
    ...createSession(accounts, parts, listeners, listener),
    async updateProfile(changes) {
      change({ ...signedIn(accounts), ...changes });
    },
    async reauthenticate(password) {
      const user = signedIn(accounts);
      if (user.provider === 'password') {
        if (await passwords.isRight(user.uid, password ?? '')) return;
        throw new AuthError('wrong-password', 'The current password is not right. Nothing was changed.');
      }
      const { email } = await chosen(choose(user.provider, [user], true));
      if (email.trim().toLowerCase() !== user.email)
        throw new AuthError('user-mismatch', `That is another account. Choose ${user.email ?? 'yours'}.`);
    },
    async updateEmail(text) {
      const user = signedIn(accounts);
      const email = withAddress(text);
      const isTaken = accounts
        .all()
        .some((one) => one.uid !== user.uid && one.provider === user.provider && one.email === email);
      if (isTaken) throw new AuthError('email-already-in-use', 'Another account has this address already.');
      change({ ...user, email });
      return 'changed';
    },
    async updatePassword(password) {
      const { uid, provider } = signedIn(accounts);
      if (provider !== 'password')
        throw new AuthError('no-password', 'This account has no password: you sign in another way.');
      if ([...password].length < SHORTEST)
        throw new AuthError('weak-password', `A password needs at least ${SHORTEST} characters.`);
      await passwords.change(uid, password);
    },
    async deleteUser() {
      const { uid } = signedIn(accounts);
      accounts.remove(uid);
      passwords.forget(uid);
      listener('act');
    },
  };
};
