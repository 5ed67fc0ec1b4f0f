import {
  getRedirectResult,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import type { Auth, AuthProvider, User, UserCredential } from 'firebase/auth';
import { AuthError } from '../../../ports';
import type { SignInProvider, TextStore } from '../../../ports';
import { notFinished } from './auth';
import { authError, codeOf } from './auth-errors';
import { LEFT_PAGE } from './auth-keys';

/** The provider's page, in a popup window or instead of this page. */
export interface SignInWindow {
  open(provider: AuthProvider): Promise<UserCredential>;
  openAgain(user: User, provider: AuthProvider): Promise<UserCredential>;
  /** Navigates away. The promise does not settle. */
  leave(provider: AuthProvider): Promise<void>;
  /** The result of a sign-in that has navigated away. */
  returned(): Promise<UserCredential | null>;
  /** Loads everything that a popup needs to open. */
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
    // The library loads its helpers on the click, before it opens the popup, and browsers block a popup that
    // opens late. The library has no public way to load them earlier. Where this internal one is missing, the
    // popup opens as late as without it.
    const resolver: unknown = Reflect.get(auth, '_popupRedirectResolver');
    if (isResolver(resolver)) await resolver._initialize(auth);
  },
});

export const providerFor = (name: SignInProvider): AuthProvider => {
  if (name === 'google') {
    const google = new GoogleAuthProvider();
    // Google asks the user which account to use. Otherwise it would take the last one without asking.
    return google.setCustomParameters({ prompt: 'select_account' });
  }
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  apple.addScope('name');
  return apple;
};

/** Browsers inside other apps cannot open popups. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Snapchat|Pinterest|LinkedInApp|; wv\)/;

const NO_WINDOW = new Set(['popup-blocked', 'operation-not-supported-in-this-environment']);

interface SignInParts {
  readonly window: SignInWindow;
  readonly sessionStore: TextStore;
  readonly userAgent: string;
}

/** Opens a popup. Where the browser opens none, navigates to the provider instead. */
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
    // Google shows an error page in such browsers, and the user could not return from it.
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

/** Completes the sign-in that `signInWith` has begun before it navigated away. */
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
