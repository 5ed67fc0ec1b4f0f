import { hasPolicies } from '../trusted-types';

const sameOrigin = (url: string): string => {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`${url} is not a script of this site.`);
};

let policy: { createScriptURL(url: string): unknown } | undefined;

/** A script address of this origin that pages with Trusted Types accept. */
export const trustedScriptUrl = (url: string): string => {
  const scope: object = globalThis;
  if (!hasPolicies(scope)) return sameOrigin(url);
  policy ??= scope.trustedTypes.createPolicy('stepwise', { createScriptURL: sameOrigin });
  // The DOM's types allow strings only; the value is the browser's TrustedScriptURL.
  return policy.createScriptURL(url) as string;
};
