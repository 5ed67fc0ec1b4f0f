import { listenToDocument, ofDocument } from './page-document';
import type { Connectivity } from '../ports/connectivity';

/**
 * The browser's online status.
 *
 * @example
 * const stop = browserConnectivity.watch(() => console.log(browserConnectivity.isOnline()));
 * stop();
 */
export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  watch(changed) {
    const heard = (event: Event): void => {
      if (event.type !== 'visibilitychange' || !ofDocument('hidden'))
        changed(event instanceof PageTransitionEvent && event.persisted);
    };
    const names = ['online', 'offline', 'pageshow'] as const;
    for (const name of names) window.addEventListener(name, heard);
    const stop = listenToDocument('visibilitychange', heard);
    return () => {
      for (const name of names) window.removeEventListener(name, heard);
      stop();
    };
  },
};
