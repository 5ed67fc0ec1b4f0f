import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createSession } from '../../../host-app/stores/session';
import { createSignIn } from '../../../host-app/stores/sign-in';
import { createToasts } from '../../../host-app/stores/toasts';
import type { Auth, Clock, SessionCause, User } from '../../../host-app/ports';

const clock: Clock = { now: () => 1_000, after: (_ms, run) => (queueMicrotask(run), () => undefined) };

export const userNamed = (uid: string): User => ({
  uid,
  email: `${uid}@example.com`,
  displayName: null,
  photoURL: null,
  provider: 'google',
  createdAt: 0,
  lastSignInAt: 0,
});

/**
 * The stores of the session, the sign-in and the toasts, and `tell`, which signs a user in or out.
 * @param isKnown `false`: the session is unknown until `tell` is called.
 */
export const createPeople = (isKnown = true) => {
  let tell: (user: User | null, cause: SessionCause) => void = () => undefined;
  const auth = {
    watch(listener: (user: User | null, cause: SessionCause) => void) {
      tell = listener;
      if (isKnown) listener(null, 'found');
      return () => undefined;
    },
    prepare: () => Promise.resolve(),
    signIn: () => Promise.resolve(tell(userNamed('ann'), 'act')),
    signOut: () => Promise.resolve(tell(null, 'act')),
  } as unknown as Auth;
  const session = createSession(auth);
  const signIn = createSignIn(auth, clock, createMemoryTextStore());
  const toasts = createToasts({ now: () => 0, after: () => () => undefined });
  const start = (): void => {
    session.onUser((user) => user && signIn.signedIn());
    session.start();
  };
  return { session, signIn, toasts, start, tell: (user: User | null) => tell(user, 'act') };
};

/** Lets promises that are under way end. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
