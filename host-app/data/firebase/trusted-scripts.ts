interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

const hasPolicies = (scope: object): scope is { readonly trustedTypes: PolicyFactory } =>
  'trustedTypes' in scope && typeof scope.trustedTypes === 'object' && scope.trustedTypes !== null;

/**
 * Google's loaders put the addresses of their scripts into the page as plain text, which strict pages (Trusted Types)
 * refuse. These are what the loaders ask for, and nothing else; what the pages may load at all is up to their policy.
 */
const ALLOWED = [
  // Helper of the sign-in popup, and the parts that it loads by itself.
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

/** The browser asks the policy named `default` about plain text; there can be only one. */
export const allowFirebaseScripts = (scope: object = globalThis): void => {
  if (isAllowed || !hasPolicies(scope)) return;
  isAllowed = true;
  scope.trustedTypes.createPolicy('default', { createScriptURL: firebaseScript });
};
