import { getApps, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import type { FirebaseConfig } from '../../config';

/** The only Firebase app of the page. */
const firebaseApp = (config: FirebaseConfig): FirebaseApp => {
  const { apiKey, authDomain, projectId, appId, measurementId } = config;
  const [made] = getApps();
  return (
    made ?? initializeApp({ apiKey, authDomain, projectId, appId, ...(measurementId && { measurementId }) })
  );
};

/**
 * The app with App Check initialised where it is configured. Auth and the database use it before their first
 * request.
 */
export const openFirebase = async (config: FirebaseConfig): Promise<FirebaseApp> => {
  const app = firebaseApp(config);
  if (config.appCheckKey) (await import('./app-check')).startAppCheck(app, config.appCheckKey);
  return app;
};
