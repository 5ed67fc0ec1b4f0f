import { AuthError } from '../../ports';
import type { Auth, SessionCause, TextStore, User } from '../../ports';
import { LEFT_PAGE, WAS_SIGNED_IN } from './auth-keys';

export interface DeferredAuthParts {
  /** Loads the account service, and starts it. */
  readonly connect: () => Promise<Auth>;
  readonly store: TextStore;
  readonly sessionStore: TextStore;
  /** When the browser has nothing better to do. */
  readonly idle: () => Promise<void>;
  /** Tells the browser to which hosts it will speak soon. */
  readonly preconnect: () => void;
  /** Runs when there is a connection again. */
  readonly onOnline: (run: () => void) => void;
}

type Tell = (user: User | null, cause: SessionCause) => void;

const NOT_LOADED = 'Signing in could not be loaded. Check your connection and try again.';

/** Loads when first asked; what failed is tried again the next time. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new AuthError('not-loaded', NOT_LOADED, { cause });
    });
    return loading;
  };
};

/** Who is there, for everybody who wants to know; `undefined` as long as nobody can say. */
const createPresence = (store: TextStore) => {
  const listeners = new Set<Tell>();
  let known: User | null | undefined;
  /** Somebody was signed in when this page was opened, and has not been heard of yet. */
  let isExpected = store.read(WAS_SIGNED_IN) !== null;
  const tell = (user: User | null, cause: SessionCause): void => {
    known = user;
    for (const listener of listeners) listener(user, cause);
  };
  return {
    isExpected,
    nobodyYet: () => tell(null, 'found'),
    heard(user: User | null, cause: SessionCause): void {
      const isLost = user === null && cause !== 'act' && (isExpected || Boolean(known));
      isExpected = false;
      if (user) store.write(WAS_SIGNED_IN, 'true');
      else store.remove(WAS_SIGNED_IN);
      tell(user, isLost ? 'lost' : user === null && cause === 'lost' ? 'found' : cause);
    },
    listen(listener: Tell): () => void {
      listeners.add(listener);
      if (known !== undefined) listener(known, 'found');
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * The account service is large, and most visitors are strangers: they are signed out at once, and it comes when the page
 * is idle or the sign-in modal opens. Who was signed in before waits for its answer.
 */
export const createDeferredAuth = (parts: DeferredAuthParts): Auth => {
  const { connect, store, sessionStore, idle, preconnect, onOnline } = parts;
  const presence = createPresence(store);
  const ready = once(async () => {
    const auth = await connect();
    auth.watch(presence.heard);
    return auth;
  });
  const isReturning = (): boolean => sessionStore.read(LEFT_PAGE) !== null;
  const begin = async (): Promise<void> => {
    const isAwaited = presence.isExpected || isReturning();
    if (!isAwaited) {
      presence.nobodyYet();
      await idle();
    }
    await ready().catch(() => {
      if (isAwaited) presence.nobodyYet();
      onOnline(() => void ready().catch(() => undefined));
    });
  };
  const begun = once(begin);
  return {
    watch(tell) {
      const stop = presence.listen(tell);
      void begun();
      return stop;
    },
    async prepare() {
      preconnect();
      await (await ready()).prepare();
    },
    resume: async () => (isReturning() ? (await ready()).resume() : undefined),
    signIn: async (provider) => (await ready()).signIn(provider),
    signOut: async () => (await ready()).signOut(),
    updateProfile: async (changes) => (await ready()).updateProfile(changes),
    reauthenticate: async (password) => (await ready()).reauthenticate(password),
    updateEmail: async (email) => (await ready()).updateEmail(email),
    updatePassword: async (password) => (await ready()).updatePassword(password),
    deleteUser: async () => (await ready()).deleteUser(),
  };
};
