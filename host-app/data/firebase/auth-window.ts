import {
  getRedirectResult,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import type { Auth, AuthProvider, User, UserCredential } from 'firebase/auth';
import { AuthError } from '../../ports';
import type { SignInProvider, TextStore } from '../../ports';
import { notFinished } from './auth';
import { authError, codeOf } from './auth-errors';
import { LEFT_PAGE } from './auth-keys';

/** The provider's page, in a window of its own or instead of ours. */
export interface SignInWindow {
  open(provider: AuthProvider): Promise<UserCredential>;
  openAgain(user: User, provider: AuthProvider): Promise<UserCredential>;
  /** Leaves the page, and does not come back. */
  leave(provider: AuthProvider): Promise<void>;
  /** What a sign-in brought for which the page was left. */
  returned(): Promise<UserCredential | null>;
  /** Everything that must be there before a window can open. */
  warmUp(): Promise<void>;
}

interface Resolver {
  _initialize(auth: Auth): Promise<unknown>;
}

const isResolver = (value: unknown): value is Resolver =>
  typeof value === 'object' &&
  value !== null &&
  '_initialize' in value &&
  typeof value._initialize === 'function';

export const createSignInWindow = (auth: Auth): SignInWindow => ({
  open: (provider) => signInWithPopup(auth, provider),
  openAgain: (user, provider) => reauthenticateWithPopup(user, provider),
  leave: (provider) => signInWithRedirect(auth, provider),
  returned: () => getRedirectResult(auth),
  async warmUp() {
    await auth.authStateReady();
    // The library loads its helpers at the click, before the window, and browsers block a window that comes late. It has
    // no public way to do this earlier; where this one is gone, signing in works as slowly as the library does it.
    const resolver: unknown = Reflect.get(auth, '_popupRedirectResolver');
    if (isResolver(resolver)) await resolver._initialize(auth);
  },
});

export const providerFor = (name: SignInProvider): AuthProvider => {
  if (name === 'google') {
    const google = new GoogleAuthProvider();
    // Who has several accounts at Google is asked which one; otherwise the last one would be taken without a word.
    return google.setCustomParameters({ prompt: 'select_account' });
  }
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  apple.addScope('name');
  return apple;
};

/** Browsers inside of other apps open no windows. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Snapchat|Pinterest|LinkedInApp|; wv\)/;

const NO_WINDOW = new Set(['popup-blocked', 'operation-not-supported-in-this-environment']);

interface SignInParts {
  readonly window: SignInWindow;
  readonly sessionStore: TextStore;
  readonly userAgent: string;
}

/** A window first; where the browser opens none, the page is left instead. */
export const signInWith = async (
  name: SignInProvider,
  { window, sessionStore, userAgent }: SignInParts,
): Promise<UserCredential | null> => {
  const provider = providerFor(name);
  const leave = async (): Promise<null> => {
    sessionStore.write(LEFT_PAGE, name);
    try {
      await window.leave(provider);
    } catch (error) {
      sessionStore.remove(LEFT_PAGE);
      throw authError(error);
    }
    return null;
  };
  if (IN_APP.test(userAgent)) {
    // Google answers such browsers with an error page, from which there is no way back.
    if (name === 'google')
      throw new AuthError(
        'in-app-browser',
        'Google does not allow signing in inside of another app. Open this page in your browser, or use Apple.',
      );
    return leave();
  }
  try {
    return await window.open(provider);
  } catch (error) {
    if (NO_WINDOW.has(codeOf(error))) return leave();
    throw authError(error);
  }
};

/** Ends what `signInWith` began before the page was left. */
export const returnedFrom = async ({ window, sessionStore }: SignInParts): Promise<void> => {
  if (sessionStore.read(LEFT_PAGE) === null) return;
  try {
    if (await window.returned()) return;
  } catch (error) {
    throw authError(error);
  } finally {
    sessionStore.remove(LEFT_PAGE);
  }
  throw notFinished();
};
