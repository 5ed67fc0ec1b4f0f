import type { Fetch } from '../ports/http';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';

/** The platform of browsers and of Node 20. Nothing here runs at import time. */
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

/** The storage key of open purchases, in both storages. */
export const OPEN_KEY = 'purchase-elements.open';

/** Whether there may be an open purchase: this browser has stored one, or the customer returns from a bank. */
export const mayHaveOpenPurchase = (): boolean => {
  try {
    return (
      !!sessionStorage.getItem(OPEN_KEY) ||
      // Other tabs may have stored an open purchase. A list of ended purchases does not count.
      !!localStorage.getItem(OPEN_KEY)?.startsWith('{"open":[{') ||
      /_intent=/.test(location.search)
    );
  } catch {
    return false; // Without storage or outside a browser, there is no open purchase.
  }
};

/** Used if the storage is disabled; lasts as long as the page. */
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

/** Whether there is a page. Servers and workers have none. */
export const isBrowser = (): boolean => typeof document !== 'undefined';

/** Whether this is a browser without the setting to save data. */
export const canPrefetch = (): boolean =>
  isBrowser() && !(navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData;
