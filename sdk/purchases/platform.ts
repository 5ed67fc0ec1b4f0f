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
import { once } from '../model/once';
import { createLog } from './log';
import type { LogControl } from './log';
import type { Fetch } from '../ports/http';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';
import type { FilePart, Ui, UiLoader } from './platform.types';

interface Platform {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: LogControl;
  /** Whether an earlier page may have left a purchase open. */
  mayHaveOpenPurchase(): boolean;
  /** Whether screens may be fetched before they are needed. */
  canPrefetch(): boolean;
  /** A text that is created once and stored for later pages. */
  getOrCreateStored(name: string, make: () => string): string;
  loadUi(): Promise<Ui>;
  /** Begins to fetch a file, side by side with the screens. */
  fetchFile(part: FilePart): void;
}

const noUi: UiLoader = () => Promise.reject(new PurchasesError(ErrorCode.UnsupportedError, 'No screens.'));

let load: UiLoader = noUi;
let loadUi = once(load);

/** Sets how the screens are loaded. An entry with screens calls this once. */
export const setUiLoader = (loader: UiLoader): void => {
  load = loader;
  loadUi = once(loader);
};

/** The only place where the SDK's ports get their adapters. */
export const platform: Platform = {
  fetch: browserFetch,
  clock: browserClock,
  random: browserRandom,
  log: createLog(),
  mayHaveOpenPurchase,
  getOrCreateStored: getOrCreateStored,
  canPrefetch: () => load !== noUi && canPrefetch(),
  loadUi: () => loadUi(),
  fetchFile: (part) => load.fetchFile?.(part),
};
