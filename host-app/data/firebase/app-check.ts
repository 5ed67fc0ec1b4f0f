import { initializeAppCheck, ReCaptchaEnterpriseProvider, ReCaptchaV3Provider } from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';
import { allowFirebaseScripts } from './trusted-scripts';

const V3 = 'v3:';
const checked = new WeakSet<FirebaseApp>();

/**
 * App Check proves to the backend that the calls come from this site. Call it once for an app, before the
 * first request.
 */
export const startAppCheck = (app: FirebaseApp, key: string): void => {
  if (checked.has(app)) return;
  checked.add(app);
  allowFirebaseScripts();
  const provider = key.startsWith(V3)
    ? new ReCaptchaV3Provider(key.slice(V3.length))
    : new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
};
