import { DocumentsError } from '../../../ports';
import type { DocumentsFailure } from '../../../ports';
import { timeoutError } from './documents';
import type { Call } from './documents';

/** Codes of the database, and of the account service that issues its token. */
const reasons: Readonly<Record<string, DocumentsFailure>> = {
  'not-found': 'missing',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  'auth/user-disabled': 'denied',
  'auth/user-not-found': 'denied',
  'auth/user-token-expired': 'denied',
  'resource-exhausted': 'full',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'auth/network-request-failed': 'offline',
};

const messages: Readonly<Record<Exclude<DocumentsFailure, 'offline'>, string>> = {
  missing: 'This is no longer there.',
  denied: 'The database does not allow this. Sign in again and try once more.',
  full: 'The database has too much to do at the moment. Try again in a while.',
  unknown: 'The database could not do this. Try again.',
};

/**
 * For a lost connection the client reports only the message of `fetch` (Chromium, Firefox, Safari, Node) or
 * the name of the read error.
 */
const LOST =
  /failed to fetch|networkerror|load failed|fetch failed|network connection|^(Type|Syntax|Abort)Error/i;

const reasonOf = (error: unknown): DocumentsFailure => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : 'unknown';
  return reasons[code] ?? (code === 'unknown' && LOST.test(error.message) ? 'offline' : 'unknown');
};

export const toDocumentsError = (call: Call, error: unknown): DocumentsError => {
  const reason = reasonOf(error);
  return reason === 'offline'
    ? timeoutError(call, error)
    : new DocumentsError(reason, messages[reason], { cause: error });
};
