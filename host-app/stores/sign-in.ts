import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { AuthError } from '../ports';
import type { Auth, Clock, SignInProvider, TextStore } from '../ports';

/** Spec section 9. */
const PAUSE_BEFORE_POPUP_MS = 300;
const CHANGED_THEIR_MIND = new Set(['cancelled-popup-request', 'popup-closed-by-user']);

/** In the session's storage while signing in is under way: the page may be left for it. */
const UNDER_WAY = 'sign_in_source';

const sources = ['navbar', 'checkout', 'welcome_modal', 'favorites', 'survey', 'profile'] as const;

/** Where the modal was asked for; decides about its sub-line. */
export type SignInSource = (typeof sources)[number];

export type SignIn =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly source: SignInSource; readonly error: string | null }
  | { readonly status: 'signing-in'; readonly source: SignInSource; readonly provider: SignInProvider };

export interface SignInStore {
  readonly $signIn: ReadableAtom<SignIn>;
  /** `then` runs once, after a sign-in that this opening led to. */
  open(source: SignInSource, then?: () => void): void;
  close(): void;
  choose(provider: SignInProvider): Promise<void>;
  /** The page is opened again after it was left to sign in. What went wrong there is said in the modal. */
  resume(): Promise<void>;
  /** The window has focus again: a popup that was closed is not waited for. */
  windowFocused(): void;
  /** Somebody is signed in: closes the modal and runs what was queued. */
  signedIn(): void;
}

/** `null`: they changed their mind, which is no error. */
const messageOf = (error: unknown): string | null => {
  if (error instanceof AuthError && CHANGED_THEIR_MIND.has(error.code)) return null;
  return error instanceof Error ? error.message : 'Signing in failed. Please try again.';
};

/** The sign-in modal (spec sections 2 and 4). */
export const createSignIn = (auth: Auth, clock: Clock, memory: TextStore): SignInStore => {
  const $signIn = atom<SignIn>({ status: 'closed' });
  let queued: (() => void) | undefined;
  let attempt = 0;
  /** The attempt for which a popup is open. */
  let open = 0;
  const pause = (): Promise<void> =>
    new Promise((resolve) => void clock.after(PAUSE_BEFORE_POPUP_MS, resolve));
  const ask = async (provider: SignInProvider, source: SignInSource): Promise<void> => {
    memory.write(UNDER_WAY, source);
    try {
      await auth.signIn(provider);
    } finally {
      memory.remove(UNDER_WAY);
    }
  };
  const leave = (): void => {
    queued = undefined;
    attempt += 1;
    if ($signIn.get().status !== 'closed') $signIn.set({ status: 'closed' });
  };
  return {
    $signIn,
    open(source, then) {
      queued = then;
      attempt += 1;
      $signIn.set({ status: 'open', source, error: null });
      // Early, so that the popup opens within the click; what fails here fails again, with words, at the click.
      auth.prepare().catch(() => undefined);
    },
    close: leave,
    async choose(provider) {
      const now = $signIn.get();
      if (now.status !== 'open') return;
      const { source } = now;
      attempt += 1;
      const mine = attempt;
      $signIn.set({ status: 'signing-in', source, provider });
      await pause();
      if (mine !== attempt) return;
      open = mine;
      try {
        await ask(provider, source);
      } catch (error) {
        if (mine === attempt) $signIn.set({ status: 'open', source, error: messageOf(error) });
      }
    },
    async resume() {
      const source = sources.find((name) => name === memory.read(UNDER_WAY)) ?? 'navbar';
      memory.remove(UNDER_WAY);
      try {
        await auth.resume();
      } catch (error) {
        if ($signIn.get().status === 'closed')
          $signIn.set({ status: 'open', source, error: messageOf(error) });
      }
    },
    windowFocused() {
      const now = $signIn.get();
      if (now.status === 'signing-in' && open === attempt)
        $signIn.set({ status: 'open', source: now.source, error: null });
    },
    signedIn() {
      const run = queued;
      leave();
      run?.();
    },
  };
};
