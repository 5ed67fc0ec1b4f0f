import {
  browserClock,
  browserFetch,
  getOrCreateStored,
  browserRandom,
  canPrefetch,
  mayHaveOpenPurchase,
} from '../adapters/browser';
import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import { createLog } from './log';
import type { LogControl } from './log';
import type { Fetch } from '../ports/http';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';
import type { Ui, UiLoader } from './platform.types';

interface Platform {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: LogControl;
  /** Whether an earlier page may have left a purchase open. */
  mayHaveOpenPurchase(): boolean;
  /** Whether screens may be fetched before anybody asked for them. */
  canPrefetch(): boolean;
  /** A text that is made once and kept from page to page. */
  getOrCreateStored(name: string, make: () => string): string;
  loadUi(): Promise<Ui>;
}

const noUi: UiLoader = () => Promise.reject(new PurchasesError(ErrorCode.UnsupportedError, 'No screens.'));

let load: UiLoader = noUi;
let loading: Promise<Ui> | null = null;

/** Says how the screens are fetched. An entry that has screens calls this once. */
export const setUiLoader = (loader: UiLoader): void => {
  load = loader;
  loading = null;
};

/** The one place where the SDK's ports meet their adapters. */
export const platform: Platform = {
  fetch: browserFetch,
  clock: browserClock,
  random: browserRandom,
  log: createLog(),
  mayHaveOpenPurchase,
  getOrCreateStored: getOrCreateStored,
  canPrefetch: () => load !== noUi && canPrefetch(),
  loadUi: () => {
    loading ??= load().catch((error: unknown) => {
      loading = null; // A chunk that failed to load may be asked for again.
      throw error;
    });
    return loading;
  },
};
