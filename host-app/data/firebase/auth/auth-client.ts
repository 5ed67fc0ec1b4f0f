import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signOut,
} from 'firebase/auth';
import type { Auth as FirebaseAuth } from 'firebase/auth';
import type { FirebaseConfig } from '../../../config';
import type { Auth, SessionCause, TextStore, User } from '../../../ports';
import { createAccountCalls } from './auth-account';
import { authError, isEnded } from './auth-errors';
import { LEFT_PAGE } from './auth-keys';
import { plainUser } from './auth-user';
import { createSignInWindow, returnedFrom, signInWith } from './auth-window';
import type { SignInWindow } from './auth-window';
import { openFirebase } from '../app';
import { allowFirebaseScripts } from '../trusted-scripts';

interface AuthEnvironment {
  readonly sessionStore: TextStore;
  readonly userAgent: string;
  /** Runs when the page gets focus again. */
  readonly onFocus: (run: () => void) => void;
  /** Replaces the browser's popup windows, in tests. */
  readonly window?: SignInWindow;
}

const start = async (config: FirebaseConfig, hasOwnWindow: boolean): Promise<FirebaseAuth> => {
  allowFirebaseScripts();
  const auth = initializeAuth(await openFirebase(config), {
    persistence: browserLocalPersistence,
    ...(!hasOwnWindow && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (config.authEmulator)
    connectAuthEmulator(auth, `http://${config.authEmulator}`, { disableWarnings: true });
  auth.useDeviceLanguage();
  return auth;
};

type SessionListener = (user: User | null, cause: SessionCause) => void;

/** Reports session changes, and whether a call in this tab has caused them. */
const createSessionEmitter = (auth: FirebaseAuth, isReturning: boolean) => {
  const listeners = new Set<SessionListener>();
  let pendingCalls = 0;
  let last: SessionCause | null = null;
  const present = (): User | null => auth.currentUser && plainUser(auth.currentUser);
  const emit = (cause: SessionCause): void => {
    last = cause;
    const user = present();
    for (const listener of listeners) listener(user, cause);
  };
  onAuthStateChanged(auth, (user) => {
    const isAct = pendingCalls > 0 || (isReturning && last === null && user !== null);
    emit(isAct ? 'act' : user ? 'found' : 'lost');
  });
  return {
    emit,
    watch(listener: SessionListener): () => void {
      listeners.add(listener);
      if (last !== null) listener(present(), last);
      return () => void listeners.delete(listener);
    },
    async act(run: () => Promise<unknown>): Promise<void> {
      pendingCalls += 1;
      try {
        await run();
        // The service may notify its listeners only after this call has ended.
        emit('act');
      } finally {
        pendingCalls -= 1;
      }
    },
  };
};

/** Accounts at Firebase: Google, Apple, and passwords for accounts that have one. */
export const connectAuth = async (config: FirebaseConfig, environment: AuthEnvironment): Promise<Auth> => {
  const auth = await start(config, environment.window !== undefined);
  const { sessionStore, userAgent } = environment;
  const window = environment.window ?? createSignInWindow(auth);
  const parts = { window, sessionStore, userAgent };
  const emitter = createSessionEmitter(auth, sessionStore.read(LEFT_PAGE) !== null);
  const calls = createAccountCalls(auth, window);

  /** The service signs out disabled users by itself, but not deleted ones. */
  const leaveIfEnded = async (error: unknown): Promise<void> => {
    if (isEnded(error) && auth.currentUser) await signOut(auth);
  };
  /** The service does not notify listeners about a changed user, so this function does. */
  const changing = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      const result = await run();
      emitter.emit('act');
      return result;
    } catch (error) {
      await leaveIfEnded(error);
      throw error;
    }
  };
  // Makes a request only when the id token is about to expire, which is once an hour.
  environment.onFocus(() => void auth.currentUser?.getIdToken().catch(leaveIfEnded));

  return {
    watch: emitter.watch,
    prepare: () => window.warmUp(),
    signIn: (provider) => emitter.act(() => signInWith(provider, parts)),
    resume: () => returnedFrom(parts),
    signOut: () =>
      emitter.act(() => signOut(auth)).catch((error: unknown) => Promise.reject(authError(error))),
    updateProfile: (changes) => changing(() => calls.updateProfile(changes)),
    reauthenticate: (password) => changing(() => calls.reauthenticate(password)),
    updateEmail: (email) => changing(() => calls.updateEmail(email)),
    updatePassword: (password) => changing(() => calls.updatePassword(password)),
    deleteUser: () => changing(() => emitter.act(calls.deleteUser)),
  };
};
