import { hasPolicies } from '../trusted-types';

/**
 * Google's loaders add script addresses to the page as plain strings, which pages with Trusted Types refuse.
 * This list allows the addresses that the loaders use, and no others. The content security policy still
 * decides what is loaded.
 */
const ALLOWED = [
  // The helper of the sign-in popup, and the parts that it loads.
  /^https:\/\/apis\.google\.com\/js\/api\.js\?onload=__iframefcb\d+$/,
  /^https:\/\/apis\.google\.com\/_\/scs\/[\w./=,:;+-]+$/,
  // App Check.
  /^https:\/\/www\.google\.com\/recaptcha\/(?:api|enterprise)\.js(?:\?render=explicit)?$/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];

export const isFirebaseScript = (url: string): boolean => ALLOWED.some((pattern) => pattern.test(url));

const firebaseScript = (url: string): string => {
  if (isFirebaseScript(url)) return url;
  throw new TypeError(`${url} is not a script of the account service.`);
};

let isAllowed = false;

/** The browser passes plain strings to the policy named `default`. A page can have only one. */
export const allowFirebaseScripts = (scope: object = globalThis): void => {
  if (isAllowed || !hasPolicies(scope)) return;
  isAllowed = true;
  scope.trustedTypes.createPolicy('default', { createScriptURL: firebaseScript });
};
