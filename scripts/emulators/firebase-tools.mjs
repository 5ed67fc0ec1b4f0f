// The one place that names the version of Google's own command line tools.
import { ensurePackage } from '../on-demand.mjs';

export const FIREBASE_TOOLS_VERSION = '15.34.2';

/** 240 MB: only for the emulators. @throws Error when it can't be fetched */
export const ensureFirebaseTools = (options) =>
  ensurePackage('firebase-tools', FIREBASE_TOOLS_VERSION, options);
