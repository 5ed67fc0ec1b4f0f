import { isPurchasesError, PurchasesError } from '../../sdk/index';
import type { ErrorCode, Purchases } from '../../sdk/index';

export interface Loading {
  readonly name: 'loading';
}

export interface Failed {
  readonly name: 'failed';
  readonly error: PurchasesError;
}

/** The state of a provider: no instance yet, an instance, or the reason why there is none. */
export type InstanceState = Loading | Failed | { readonly name: 'ready'; readonly purchases: Purchases };

/** One object for this state, so that equal states do not render again. */
export const LOADING: Loading = { name: 'loading' };

const UNKNOWN: (typeof ErrorCode)['UnknownError'] = 0;

/** The SDK throws no other errors, but the page's own code can. */
export const asPurchasesError = (error: unknown): PurchasesError =>
  isPurchasesError(error) ? error : new PurchasesError(UNKNOWN, undefined, String(error));

interface NamedState {
  readonly name: 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
  readonly isStale?: boolean;
}

/** The fields that the states of all hooks have. */
export const statusOf = (
  known: NamedState,
): { status: NamedState['name']; error: PurchasesError | null; isStale: boolean } => ({
  status: known.name,
  error: known.name === 'failed' ? asPurchasesError(known.error) : null,
  isStale: known.isStale === true,
});
