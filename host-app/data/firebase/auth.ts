import { AuthError } from '../../ports';
import type { Auth, Clock, SessionCause, TextStore, User } from '../../ports';
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
  readonly after: Clock['after'];
  /** Runs when there is a connection again. */
  readonly onOnline: (run: () => void) => void;
}

type Tell = (user: User | null, cause: SessionCause) => void;

const NOT_LOADED = 'Signing in could not be loaded. Check your connection and try again.';

/** Where a browser keeps the provider's pages from storing anything, the service waits for ever. */
const LONGEST_WAIT_MS = 10_000;

export const notFinished = (): AuthError =>
  new AuthError(
    'not-finished',
    'Signing in was not finished. Please try again; if it keeps happening, allow pop-ups for this site.',
  );

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
    /** Goes on as for a stranger, as long as nothing else is known. */
    nobodyYet(): void {
      if (known === undefined) tell(null, 'found');
    },
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
  const { connect, store, sessionStore, idle, after, preconnect, onOnline } = parts;
  const presence = createPresence(store);
  const ready = once(async () => {
    const auth = await connect();
    auth.watch(presence.heard);
    return auth;
  });
  const isReturning = (): boolean => sessionStore.read(LEFT_PAGE) !== null;
  const begin = async (): Promise<void> => {
    const isAwaited = presence.isExpected || isReturning();
    if (isAwaited) after(LONGEST_WAIT_MS, presence.nobodyYet);
    else {
      presence.nobodyYet();
      await idle();
    }
    await ready().catch(() => {
      presence.nobodyYet();
      onOnline(() => void ready().catch(() => undefined));
    });
  };
  const begun = once(begin);
  const resume = async (): Promise<void> => {
    if (!isReturning()) return;
    const late = new Promise<never>((_, reject) => {
      after(LONGEST_WAIT_MS, () => reject(notFinished()));
    });
    try {
      await Promise.race([ready().then((auth) => auth.resume()), late]);
    } finally {
      sessionStore.remove(LEFT_PAGE);
    }
  };
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
    resume,
    signIn: async (provider) => (await ready()).signIn(provider),
    signOut: async () => (await ready()).signOut(),
    updateProfile: async (changes) => (await ready()).updateProfile(changes),
    reauthenticate: async (password) => (await ready()).reauthenticate(password),
    updateEmail: async (email) => (await ready()).updateEmail(email),
    updatePassword: async (password) => (await ready()).updatePassword(password),
    deleteUser: async () => (await ready()).deleteUser(),
  };
};
