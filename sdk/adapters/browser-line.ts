import type { Line } from '../ports';
import { listenToDocument, ofDocument } from './page-document';

export const browserLine: Line = {
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
