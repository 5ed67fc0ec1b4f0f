import type { Fetch } from '../ports/http';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';

/** The platform of browsers and of Node 20 alike; nothing here runs at import time. */
export const browserFetch: Fetch = (url, init) => globalThis.fetch(url, init);

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

export const browserRandom: Random = {
  bytes: (count) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => Math.random(),
};

/** Name of what is open, in both storages. */
export const OPEN_KEY = 'purchase-elements.open';

/** Whether a look for an open purchase is worth its bytes: something is noted here, or a bank sent the customer back. */
export const mayHaveOpenPurchase = (): boolean => {
  try {
    return (
      !!sessionStorage.getItem(OPEN_KEY) ||
      // Other tabs may have left a purchase; a list of those that have ended is none.
      !!localStorage.getItem(OPEN_KEY)?.startsWith('{"open":[{') ||
      /_intent=/.test(location.search)
    );
  } catch {
    return false; // No storage, or no browser: nothing can have been left.
  }
};

/** Of this page only, where storage is switched off. */
const fallback: Record<string, string> = {};

export const getOrCreateStored = (name: string, make: () => string): string => {
  const key = `purchase-elements.${name}`;
  try {
    const known = localStorage.getItem(key) || make();
    localStorage.setItem(key, known);
    return known;
  } catch {
    return (fallback[key] ??= make());
  }
};

/** In a browser whose owner does not save data. */
export const canPrefetch = (): boolean =>
  typeof document !== 'undefined' &&
  !(navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData;
