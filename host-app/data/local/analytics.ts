import type { Analytics } from '../../ports';

/** Logs events on the console, at the level that browsers hide by default. */
export const createConsoleAnalytics = (): Analytics => ({
  log: (event, parameters = {}) => console.debug('[analytics]', event, parameters),
  setUser: (uid) => console.debug('[analytics]', 'user', uid === null ? 'signed out' : 'signed in'),
});
