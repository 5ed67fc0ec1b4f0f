import { AuthError } from '../../../ports';

const UNREACHABLE = 'The account service could not be reached. Check your connection and try again.';
const SIGN_IN_AGAIN = 'You have been signed out. Please sign in again.';
const TOO_MANY = 'There were too many attempts. Wait a few minutes, then try again.';
const CLOSED = 'The sign-in window was closed before signing in was finished.';

/** Codes of the account service without their prefix `auth/`, and the message for the user. */
const MESSAGES: Readonly<Record<string, string>> = {
  'network-request-failed': UNREACHABLE,
  timeout: UNREACHABLE,
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'popup-closed-by-user': CLOSED,
  'cancelled-popup-request': 'Another sign-in window was opened instead.',
  'too-many-requests': TOO_MANY,
  'quota-exceeded': TOO_MANY,
  'user-disabled': 'This account is disabled. Write to us if you think that this is a mistake.',
  'user-token-expired': SIGN_IN_AGAIN,
  'invalid-user-token': SIGN_IN_AGAIN,
  'user-not-found': SIGN_IN_AGAIN,
  'requires-recent-login': 'It has been a while since you signed in. Sign in again, then repeat this.',
  'wrong-password': 'The current password is not right.',
  'missing-password': 'Enter your current password.',
  'invalid-credential': 'The answer of Google or Apple was not accepted. Please try again.',
  'user-mismatch': 'That is another account. Choose the one that you are signed in with.',
  'email-already-in-use': 'Another account has this e-mail address already.',
  'invalid-email': 'This e-mail address does not look right.',
  'weak-password': 'This password is too short: use at least 6 characters.',
  'password-does-not-meet-requirements':
    'This password is too simple. Make it longer, or mix in digits and signs.',
  'account-exists-with-different-credential':
    'There is an account with this e-mail address already. Sign in the way you did the first time.',
  'credential-already-in-use': 'This Google or Apple account belongs to another account here.',
  'operation-not-allowed': 'This way of signing in is not switched on for this site.',
  'unauthorized-domain':
    'Signing in is not allowed from this address. The site’s owner has to add its domain.',
  'operation-not-supported-in-this-environment':
    'Signing in does not work in this browser. Please use another.',
  'web-storage-unsupported':
    'Signing in needs cookies and site data. Allow them for this site, then try again.',
  'internal-error': 'The account service failed. Please try again.',
};

/** Codes with the same meaning as another. */
const ALIASES: Readonly<Record<string, string>> = {
  'user-cancelled': 'popup-closed-by-user',
  'redirect-cancelled-by-user': 'popup-closed-by-user',
  'expired-popup-request': 'popup-closed-by-user',
  'email-exists': 'email-already-in-use',
  'invalid-login-credentials': 'invalid-credential',
};

/** The service's code without `auth/`; empty for other errors. */
export const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  const code = typeof error.code === 'string' ? error.code.replace(/^auth\//, '') : '';
  return ALIASES[code] ?? code;
};

export const authErrorOf = (code: string, cause?: unknown): AuthError =>
  new AuthError(
    code || 'unknown',
    MESSAGES[code] ?? `Something went wrong with your account. Please try again.${code && ` (${code})`}`,
    { cause },
  );

export const authError = (error: unknown): AuthError =>
  error instanceof AuthError ? error : authErrorOf(codeOf(error), error);

/** An invalid credential means a wrong password only where the user has typed a password. */
export const passwordError = (error: unknown): AuthError =>
  codeOf(error) === 'invalid-credential' ? authErrorOf('wrong-password', error) : authError(error);

const ENDED = new Set(['user-disabled', 'user-token-expired', 'invalid-user-token', 'user-not-found']);

/** The session cannot continue: the account is deleted or disabled, or its token is revoked. */
export const isEnded = (error: unknown): boolean => ENDED.has(codeOf(error));
