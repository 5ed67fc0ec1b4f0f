import type { Endpoint } from '../net/endpoints';
import { integer, list, optional, shape, text } from '../net/read';
import type { Infer } from '../net/read';

// Version 2 of the provider's API. It names an entitlement by an id of its own; the name that the integrator chose is its
// lookup key.

const entitlementsAnswer = shape({
  items: list(shape({ id: text, lookup_key: text })),
  next_page: optional(text),
});

const activeAnswer = shape({
  /** `expires_at`: milliseconds since the epoch; null means no end. */
  items: list(shape({ entitlement_id: text, expires_at: optional(integer) })),
  next_page: optional(text),
});

export type EntitlementsPage = Infer<typeof entitlementsAnswer>;
export type ActivePage = Infer<typeof activeAnswer>;

const project = (projectId: string): string => `/v2/projects/${encodeURIComponent(projectId)}`;

export const entitlementsPath = (projectId: string): string => `${project(projectId)}/entitlements`;

export const activePath = (projectId: string, appUserId: string): string =>
  `${project(projectId)}/customers/${encodeURIComponent(appUserId)}/active_entitlements`;

export const getEntitlements = (path: string): Endpoint<EntitlementsPage> => ({
  name: 'getEntitlements',
  method: 'GET',
  path,
  read: entitlementsAnswer,
});

export const getActiveEntitlements = (path: string): Endpoint<ActivePage> => ({
  name: 'getActiveEntitlements',
  method: 'GET',
  path,
  read: activeAnswer,
});

const NO_HOST = 'https://api.invalid';

/** The path of the next page. Its host is dropped: the secret key goes to the configured host only. */
export const nextPath = (nextPage: string | null): string | null => {
  if (nextPage === null || !URL.canParse(nextPage, NO_HOST)) return null;
  const { pathname, search } = new URL(nextPage, NO_HOST);
  return pathname + search;
};
