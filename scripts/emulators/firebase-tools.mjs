// The one place that names the version of Google's own command line tools.
import { ensurePackage } from '../support/download-tool.mjs';

export const FIREBASE_TOOLS_VERSION = '15.34.2';

/**
 * 240 MB: only for the emulators. @throws Error when it can't be fetched
 * @type {(options?: { mayFetch?: boolean }) => string}
 */
export const ensureFirebaseTools = (options) =>
  ensurePackage('firebase-tools', FIREBASE_TOOLS_VERSION, options);
