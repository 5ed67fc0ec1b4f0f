import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Auth, User } from '../ports';

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: User };

type ResolvedSession = Exclude<Session, { readonly status: 'unknown' }>;

export interface SessionStore {
  readonly $session: ReadableAtom<Session>;
  /** Resolves as soon as the session is known. */
  resolved(): Promise<ResolvedSession>;
  /** Called for each sign-in and, with `null`, for each sign-out, including the initial state. */
  onUser(listener: (user: User | null, isNewSignIn: boolean) => void): () => void;
  /** Called when a session has been revoked or has ended elsewhere. */
  onLost(listener: () => void): () => void;
  start(): () => void;
  signOut(): Promise<void>;
}

/** The session of the user (spec section 4, 'Authentication'). */
export const createSession = (auth: Auth): SessionStore => {
  const $session = atom<Session>({ status: 'unknown' });
  const listeners = new Set<(user: User | null, isNewSignIn: boolean) => void>();
  const whenLost = new Set<() => void>();
  return {
    $session,
    resolved: () =>
      new Promise((resolve) => {
        const now = $session.get();
        if (now.status !== 'unknown') return resolve(now);
        const stop = $session.listen((next) => {
          if (next.status === 'unknown') return;
          stop();
          resolve(next);
        });
        return undefined;
      }),
    onUser(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onLost(listener) {
      whenLost.add(listener);
      return () => void whenLost.delete(listener);
    },
    start: () =>
      auth.watch((user, cause) => {
        const before = $session.get();
        $session.set(user ? { status: 'in', user } : { status: 'out' });
        const wasUid = before.status === 'in' ? before.user.uid : null;
        if (before.status !== 'unknown' && wasUid === (user?.uid ?? null)) return;
        for (const listener of listeners) listener(user, cause === 'act' && user !== null);
        if (cause === 'lost') for (const listener of whenLost) listener();
      }),
    signOut: () => auth.signOut(),
  };
};
