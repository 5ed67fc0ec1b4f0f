import { initializeAnalytics, isSupported, logEvent, setUserId } from 'firebase/analytics';
import type { FirebaseConfig } from '../../config';
import type { Analytics } from '../../ports';
import { openFirebase } from './app';

/** `null` where the browser lacks cookies or IndexedDB. */
export const connectAnalytics = async (config: FirebaseConfig): Promise<Analytics | null> => {
  if (!(await isSupported())) return null;
  // The app itself reports the screens, under the names of the specification.
  const analytics = initializeAnalytics(await openFirebase(config), { config: { send_page_view: false } });
  return {
    log: (event, parameters = {}) => logEvent(analytics, event, { ...parameters }),
    setUser: (uid) => setUserId(analytics, uid),
  };
};
