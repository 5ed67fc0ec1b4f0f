/** Sources to add to a directive of the pages' policy, by the directive's name. */
export type FirebaseHosts = Readonly<Record<string, readonly string[]>>;

/** The hosts of every project: sign-in, database, model and App Check. */
const GOOGLE: FirebaseHosts = {
  'script-src': [
    'https://apis.google.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasevertexai.googleapis.com',
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  // Profile pictures of accounts.
  'img-src': ['https://lh3.googleusercontent.com'],
};

/** Only with a measurement id. The app uses it only after consent. */
const ANALYTICS: FirebaseHosts = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const DOMAIN = /^[\w-]+(\.[\w-]+)+$/;
const HOST_WITH_PORT = /^[\w.-]+:\d+$/;

const together = (all: readonly FirebaseHosts[]): FirebaseHosts => {
  const names = new Set(all.flatMap((hosts) => Object.keys(hosts)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((hosts) => hosts[name] ?? [])]));
};

function read(env: NodeJS.ProcessEnv, name: string, pattern: RegExp): string | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  // The text becomes part of a header.
  if (!pattern.test(text)) throw new Error(`${name} is not what it should be: ${text}`);
  return text;
}

/** Reads the variables with which the app was built; `null` without any. */
export function readFirebaseHosts(env: NodeJS.ProcessEnv): FirebaseHosts | null {
  const domain = read(env, 'FIREBASE_AUTH_DOMAIN', DOMAIN);
  if (domain === null) return null;
  const auth = read(env, 'FIREBASE_AUTH_EMULATOR_HOST', HOST_WITH_PORT);
  const firestore = read(env, 'FIRESTORE_EMULATOR_HOST', HOST_WITH_PORT);
  const emulators = [auth, firestore].flatMap((host) => (host === null ? [] : [`http://${host}`]));
  return together([
    GOOGLE,
    env['FIREBASE_MEASUREMENT_ID'] ? ANALYTICS : {},
    {
      // The helper of the sign-in popup.
      'frame-src': [auth === null ? `https://${domain}` : `http://${auth}`],
      'connect-src': emulators,
    },
  ]);
}
