import { getApps, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import type { Config } from '../../config';

/** The one Firebase app of the page. */
export const firebaseApp = (config: NonNullable<Config['firebase']>): FirebaseApp => {
  const { apiKey, authDomain, projectId, appId, measurementId } = config;
  const [made] = getApps();
  return (
    made ?? initializeApp({ apiKey, authDomain, projectId, appId, ...(measurementId && { measurementId }) })
  );
};
