import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { AuthError } from '../ports';
import type { Auth, Clock, SignInProvider } from '../ports';

/** Spec section 9. */
const PAUSE_BEFORE_POPUP_MS = 300;
const CHANGED_THEIR_MIND = new Set(['cancelled-popup-request', 'popup-closed-by-user']);

/** Where the modal was asked for; decides about its sub-line. */
export type SignInSource = 'navbar' | 'checkout' | 'welcome_modal' | 'favorites' | 'survey' | 'profile';

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
  /** The window has focus again: a popup that was closed is not waited for. */
  windowFocused(): void;
  /** Somebody is signed in: closes the modal and runs what was queued. */
  signedIn(): void;
}

/** The sign-in modal (spec sections 2 and 4). */
export const createSignIn = (auth: Auth, clock: Clock): SignInStore => {
  const $signIn = atom<SignIn>({ status: 'closed' });
  let queued: (() => void) | undefined;
  let attempt = 0;
  const pause = (): Promise<void> =>
    new Promise((resolve) => void clock.after(PAUSE_BEFORE_POPUP_MS, resolve));
  return {
    $signIn,
    open(source, then) {
      queued = then;
      attempt += 1;
      $signIn.set({ status: 'open', source, error: null });
      // Early, so that the popup opens within the click; what fails here fails again, with words, at the click.
      auth.prepare().catch(() => undefined);
    },
    close() {
      queued = undefined;
      attempt += 1;
      $signIn.set({ status: 'closed' });
    },
    async choose(provider) {
      const now = $signIn.get();
      if (now.status !== 'open') return;
      const { source } = now;
      attempt += 1;
      const mine = attempt;
      $signIn.set({ status: 'signing-in', source, provider });
      await pause();
      if (mine !== attempt) return;
      try {
        await auth.signIn(provider);
      } catch (error) {
        if (mine !== attempt) return;
        const isChange = error instanceof AuthError && CHANGED_THEIR_MIND.has(error.code);
        const message = error instanceof Error ? error.message : 'Signing in failed. Please try again.';
        $signIn.set({ status: 'open', source, error: isChange ? null : message });
      }
    },
    windowFocused() {
      const now = $signIn.get();
      if (now.status === 'signing-in') $signIn.set({ status: 'open', source: now.source, error: null });
    },
    signedIn() {
      const run = queued;
      queued = undefined;
      attempt += 1;
      if ($signIn.get().status !== 'closed') $signIn.set({ status: 'closed' });
      run?.();
    },
  };
};
