// The one place that names the version of Google's own command line tools.
import { ensurePackage } from '../support/download-tool.mjs';

const FIREBASE_TOOLS_VERSION = '15.34.2';

/** 240 MB: only for the emulators. @throws Error when it can't be fetched */
export const ensureFirebaseTools = () => ensurePackage('firebase-tools', FIREBASE_TOOLS_VERSION);
