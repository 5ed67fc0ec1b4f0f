import { loadOnce } from '../../load-once';
import { AuthError } from '../../../ports';
import type { Auth, Clock, SessionCause, TextStore, User } from '../../../ports';
import { LEFT_PAGE, WAS_SIGNED_IN } from './auth-keys';

interface DeferredAuthParts {
  /** Loads and starts the account service. */
  readonly connect: () => Promise<Auth>;
  readonly store: TextStore;
  readonly sessionStore: TextStore;
  /** Resolves when the browser is idle. */
  readonly idle: () => Promise<void>;
  /** Opens connections to the hosts that the service will use. */
  readonly preconnect: () => void;
  readonly after: Clock['after'];
  /** Runs when the browser is online again. */
  readonly onOnline: (run: () => void) => void;
}

type SessionListener = (user: User | null, cause: SessionCause) => void;

const NOT_LOADED = 'Signing in could not be loaded. Check your connection and try again.';

/** Where a browser blocks storage for the provider's pages, the service never answers. */
const LONGEST_WAIT_MS = 10_000;

export const notFinished = (): AuthError =>
  new AuthError(
    'not-finished',
    'Signing in was not finished. Please try again; if it keeps happening, allow pop-ups for this site.',
  );

const notLoaded = (cause: unknown): never => {
  throw new AuthError('not-loaded', NOT_LOADED, { cause });
};

/** The current session and its listeners; `undefined` until the session is known. */
const createDeferredSession = (store: TextStore) => {
  const listeners = new Set<SessionListener>();
  let known: User | null | undefined;
  /** A user was signed in when this page was opened, and the service has not answered yet. */
  let isExpected = store.read(WAS_SIGNED_IN) !== null;
  const emit = (user: User | null, cause: SessionCause): void => {
    known = user;
    for (const listener of listeners) listener(user, cause);
  };
  return {
    isExpected,
    /** Reports a signed-out session until the service has answered. */
    assumeSignedOut(): void {
      if (known === undefined) emit(null, 'found');
    },
    handleChange(user: User | null, cause: SessionCause): void {
      const isLost = user === null && cause !== 'act' && (isExpected || Boolean(known));
      isExpected = false;
      if (user) store.write(WAS_SIGNED_IN, 'true');
      else store.remove(WAS_SIGNED_IN);
      emit(user, isLost ? 'lost' : user === null && cause === 'lost' ? 'found' : cause);
    },
    listen(listener: SessionListener): () => void {
      listeners.add(listener);
      if (known !== undefined) listener(known, 'found');
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * The account service is large, and most visitors are signed out. A visitor without a stored session is
 * reported as signed out at once; the service is loaded when the page is idle or when the sign-in modal
 * opens. With a stored session the app waits for the service's answer.
 */
export const createDeferredAuth = (parts: DeferredAuthParts): Auth => {
  const { connect, store, sessionStore, idle, after, preconnect, onOnline } = parts;
  const session = createDeferredSession(store);
  const ready = loadOnce(async () => {
    const auth = await connect().catch(notLoaded);
    auth.watch(session.handleChange);
    return auth;
  });
  const isReturning = (): boolean => sessionStore.read(LEFT_PAGE) !== null;
  const begin = async (): Promise<void> => {
    const isAwaited = session.isExpected || isReturning();
    if (isAwaited) after(LONGEST_WAIT_MS, session.assumeSignedOut);
    else {
      session.assumeSignedOut();
      await idle();
    }
    await ready().catch(() => {
      session.assumeSignedOut();
      onOnline(() => void ready().catch(() => undefined));
    });
  };
  const begun = loadOnce(begin);
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
    watch(emit) {
      const stop = session.listen(emit);
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
