import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { ErrorCode, PurchaseParams, PurchaseResult } from '../../sdk/index';
import { PurchasesError } from '../../sdk/index';
import { asPurchasesError } from './store-state';
import type { InstanceState } from './store-state';

/** The state of a purchase. */
export type PurchaseState =
  | { readonly status: 'idle'; readonly result: null; readonly error: null }
  /** The checkout is open or about to open. */
  | { readonly status: 'open'; readonly result: null; readonly error: null }
  | { readonly status: 'finished'; readonly result: PurchaseResult; readonly error: null }
  /** The customer has closed the checkout without buying. */
  | { readonly status: 'cancelled'; readonly result: null; readonly error: null }
  | { readonly status: 'failed'; readonly result: null; readonly error: PurchasesError };

/** Runs one purchase at a time. A purchase continues if its component is unmounted. */
export interface PurchaseRun {
  readonly $state: ReadableAtom<PurchaseState>;
  start(shop: InstanceState, params: PurchaseParams): Promise<PurchaseResult | null>;
  reset(): void;
}

type Codes = typeof ErrorCode;
const CANCELLED: Codes['UserCancelledError'] = 1;
const CONFIGURATION: Codes['ConfigurationError'] = 23;

export const IDLE: PurchaseState = { status: 'idle', result: null, error: null };

const ended = (cause: unknown): PurchaseState => {
  const error = asPurchasesError(cause);
  return error.errorCode === CANCELLED
    ? { status: 'cancelled', result: null, error: null }
    : { status: 'failed', result: null, error };
};

const notYet = (): PurchasesError =>
  new PurchasesError(
    CONFIGURATION,
    'purchase() was called before the provider had a configuration: wait until useOfferings() is ready.',
  );

export const createPurchaseRun = (): PurchaseRun => {
  const $state = atom<PurchaseState>(IDLE);
  return {
    $state,
    start: async (shop, params) => {
      if ($state.get().status === 'open') return null;
      try {
        if (shop.name !== 'ready') throw shop.name === 'failed' ? shop.error : notYet();
        $state.set({ status: 'open', result: null, error: null });
        const result = await shop.purchases.purchase(params);
        $state.set({ status: 'finished', result, error: null });
        return result;
      } catch (cause) {
        $state.set(ended(cause));
        return null;
      }
    },
    reset: () => {
      if ($state.get().status !== 'open') $state.set(IDLE);
    },
  };
};
