import type { Browser, Clock, Analytics } from '../../ports';

/** Logs events on the console, at the level that browsers hide by default. */
export const createConsoleAnalytics = (): Analytics => ({
  log: (event, parameters = {}) => console.debug('[analytics]', event, parameters),
  setUser: (uid) => console.debug('[analytics]', 'user', uid === null ? 'signed out' : 'signed in'),
});

export const createClock = (): Clock => ({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const createBrowser = (): Browser => {
  const { userAgent } = navigator;
  // An iPad reports that it is a Mac, but no Mac has a touch screen.
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return {
    userAgent,
    isIos,
    isMobile: matchMedia('(pointer: coarse)').matches,
    isOnline: () => navigator.onLine,
    randomId: () => hex(crypto.getRandomValues(new Uint8Array(16))),
  };
};

/** Resolves when the browser is idle, after `ms` at the latest. */
export const whenIdle = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: ms });
    else setTimeout(resolve, Math.min(ms, 200));
  });
