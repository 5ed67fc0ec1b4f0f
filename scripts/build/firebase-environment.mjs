// The Firebase part of host-app/config.ts comes from environment variables, so that one working copy can be built for
// several projects and no key is written into it. None of them set: accounts and data stay in the browser.

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/** @typedef {{ name: string, field: string, optional?: boolean, isHost?: boolean }} Variable */

/** What each variable becomes; those without a mark are needed as soon as one of them is set. @type {readonly Variable[]} */
export const FIREBASE_VARIABLES = [
  { name: 'FIREBASE_API_KEY', field: 'apiKey' },
  { name: 'FIREBASE_AUTH_DOMAIN', field: 'authDomain' },
  { name: 'FIREBASE_PROJECT_ID', field: 'projectId' },
  { name: 'FIREBASE_APP_ID', field: 'appId' },
  { name: 'FIREBASE_MEASUREMENT_ID', field: 'measurementId', optional: true },
  { name: 'FIREBASE_APP_CHECK_KEY', field: 'appCheckKey', optional: true },
  { name: 'GEMINI_MODEL', field: 'geminiModel', optional: true },
  { name: 'GEMINI_BASE_URL', field: 'geminiBaseUrl', optional: true },
  { name: 'FIREBASE_AUTH_EMULATOR_HOST', field: 'authEmulator', optional: true, isHost: true },
  { name: 'FIRESTORE_EMULATOR_HOST', field: 'firestoreEmulator', optional: true, isHost: true },
];

const HOST_WITH_PORT = /^[\w.-]+:\d+$/;

/**
 * `null` when nothing is set. Half a configuration is a mistake, and so is half an emulator.
 * @type {(env: Environment) => Record<string, string> | null}
 */
export function readFirebase(env) {
  /** @type {(name: string) => string} */
  const valueOf = (name) => env[name] ?? '';
  const given = FIREBASE_VARIABLES.filter(({ name }) => valueOf(name) !== '');
  if (given.length === 0) return null;
  const missing = FIREBASE_VARIABLES.filter((variable) => !variable.optional && !given.includes(variable));
  /** @type {(variables: readonly Variable[]) => string} */
  const names = (variables) => variables.map(({ name }) => name).join(', ');
  if (missing.length > 0)
    throw new Error(
      `Firebase is configured in part: ${names(given)} set, but not ${names(missing)}. Set all of them, or none.`,
    );
  for (const { name, isHost } of given)
    if (isHost && !HOST_WITH_PORT.test(valueOf(name)))
      throw new Error(`${name} must be a host and a port, such as 127.0.0.1:9099; it is ${env[name]}`);
  if (/[/:]/.test(valueOf('FIREBASE_AUTH_DOMAIN')))
    throw new Error(
      `FIREBASE_AUTH_DOMAIN must be a bare domain, such as example.com; it is ${env['FIREBASE_AUTH_DOMAIN']}`,
    );
  const emulators = FIREBASE_VARIABLES.filter(({ isHost }) => isHost);
  const hosts = given.filter(({ isHost }) => isHost);
  if (hosts.length > 0 && hosts.length < emulators.length)
    throw new Error(
      `Set both of ${names(emulators)}, or none: half of the app would speak to a real project.`,
    );
  return Object.fromEntries(given.map(({ name, field }) => [field, valueOf(name)]));
}

/** For rollup's replace plugin. @type {(env?: Environment) => Record<string, string>} */
export const firebaseConstant = (env = process.env) => ({ __FIREBASE__: JSON.stringify(readFirebase(env)) });

/**
 * Where the app is built to; another folder keeps a build for emulators beside the usual one.
 * @type {(env?: Environment) => string}
 */
export const appTarget = (env = process.env) => {
  const target = (env['APP_TARGET'] ?? '') || 'build/app';
  if (!/^build\/[\w-]+$/.test(target) || /^build\/(server|stand-in|solver|reports)$/.test(target))
    throw new Error(
      `APP_TARGET must be a folder of its own in build/, such as build/app-firebase; it is ${target}`,
    );
  return target;
};

/** Whether the build writes the public pages: `npm start` answers before they are drawn. @type {(env?: Environment) => boolean} */
export const writesPages = (env = process.env) => env['APP_PAGES'] !== 'later';

/** What the app's build depends on besides files. @type {(env?: Environment) => string} */
export const appEnvironment = (env = process.env) =>
  [
    appTarget(env),
    writesPages(env),
    ...FIREBASE_VARIABLES.map(({ name }) => `${name}=${env[name] ?? ''}`),
  ].join('\n');
