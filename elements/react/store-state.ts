import { isPurchasesError, PurchasesError } from '../../sdk/index';
import type { ErrorCode, Purchases } from '../../sdk/index';

export interface Loading {
  readonly name: 'loading';
}

export interface Failed {
  readonly name: 'failed';
  readonly error: PurchasesError;
}

/** What a provider has to offer: nothing yet, an instance, or why there is none. */
export type InstanceState = Loading | Failed | { readonly name: 'ready'; readonly purchases: Purchases };

/** The one object for it, so that nothing is drawn again because of another that says the same. */
export const LOADING: Loading = { name: 'loading' };

const UNKNOWN: (typeof ErrorCode)['UnknownError'] = 0;

/** The SDK throws nothing else; a page that puts something in its way might. */
export const asPurchasesError = (error: unknown): PurchasesError =>
  isPurchasesError(error) ? error : new PurchasesError(UNKNOWN, undefined, String(error));

interface NamedState {
  readonly name: 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
  readonly isStale?: boolean;
}

/** What the states of all hooks have in common. */
export const statusOf = (
  known: NamedState,
): { status: NamedState['name']; error: PurchasesError | null; isStale: boolean } => ({
  status: known.name,
  error: known.name === 'failed' ? asPurchasesError(known.error) : null,
  isStale: known.isStale === true,
});
