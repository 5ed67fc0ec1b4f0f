import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { AuthError } from '../ports';
import type { Auth, Clock, SignInProvider, TextStore } from '../ports';

/** Spec section 9. */
const PAUSE_BEFORE_POPUP_MS = 300;
const CANCELLED = new Set(['cancelled-popup-request', 'popup-closed-by-user']);

/** In session storage during a sign-in, because the sign-in may navigate away. */
const IN_PROGRESS = 'sign_in_source';

const sources = ['navbar', 'checkout', 'welcome_modal', 'favorites', 'survey', 'profile'] as const;

/** Where the modal was opened from; decides its sub-line. */
export type SignInSource = (typeof sources)[number];

type SignIn =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly source: SignInSource; readonly error: string | null }
  | { readonly status: 'signing-in'; readonly source: SignInSource; readonly provider: SignInProvider };

export interface SignInStore {
  readonly $signIn: ReadableAtom<SignIn>;
  /** `then` runs once, after the sign-in that this call has led to. */
  open(source: SignInSource, then?: () => void): void;
  close(): void;
  choose(provider: SignInProvider): Promise<void>;
  /** The page was opened again after a sign-in navigated away. The modal shows an error of that sign-in. */
  resume(): Promise<void>;
  /** The window has focus again: stops waiting for a closed popup. */
  windowFocused(): void;
  /** A user has signed in: closes the modal and runs the queued action. */
  signedIn(): void;
}

/** `null`: the user cancelled, which is not an error. */
const messageOf = (error: unknown): string | null => {
  if (error instanceof AuthError && CANCELLED.has(error.code)) return null;
  return error instanceof Error ? error.message : 'Signing in failed. Please try again.';
};

/** Signs in, and stores the source for the case that the sign-in navigates away. */
const signInFrom = async (
  { auth, memory }: { readonly auth: Auth; readonly memory: TextStore },
  provider: SignInProvider,
  source: SignInSource,
): Promise<void> => {
  memory.write(IN_PROGRESS, source);
  try {
    await auth.signIn(provider);
  } finally {
    memory.remove(IN_PROGRESS);
  }
};

/** The sign-in modal (spec sections 2 and 4). */
export const createSignIn = (auth: Auth, clock: Clock, memory: TextStore): SignInStore => {
  const $signIn = atom<SignIn>({ status: 'closed' });
  let queued: (() => void) | undefined;
  let attempt = 0;
  /** Number of the attempt whose popup is open. */
  let open = 0;
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
      // Loads early, so that the popup opens within the click. A failure here occurs again at the click, with
      // a message.
      auth.prepare().catch(() => undefined);
    },
    close: leave,
    async choose(provider) {
      const now = $signIn.get();
      if (now.status !== 'open') return;
      const { source } = now;
      attempt += 1;
      const current = attempt;
      $signIn.set({ status: 'signing-in', source, provider });
      await new Promise<void>((resolve) => void clock.after(PAUSE_BEFORE_POPUP_MS, resolve));
      if (current !== attempt) return;
      open = current;
      try {
        await signInFrom({ auth, memory }, provider, source);
      } catch (error) {
        if (current === attempt) $signIn.set({ status: 'open', source, error: messageOf(error) });
      }
    },
    async resume() {
      const source = sources.find((name) => name === memory.read(IN_PROGRESS)) ?? 'navbar';
      memory.remove(IN_PROGRESS);
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
