import type { Clock, Fetch, Random } from '../ports';

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
