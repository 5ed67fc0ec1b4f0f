import { ErrorCode } from '../errors/error-codes';
import { isPurchasesError } from '../errors/is-purchases-error';
import { PurchasesError } from '../errors/purchases-error';
import type { MakeError } from '../errors/purchases-error';
import type { CustomerInfo } from '../model/customer/customer-info';
import { toCustomerInfo } from '../model/customer/customer-info';
import { getCustomerInfo } from '../net/customer-endpoints';
import { DEFAULT_API_URL } from '../net/http-config';
import { misuse } from './misuse';
import {
  activePath,
  entitlementsPath,
  getActiveEntitlements,
  getEntitlements,
  nextPath,
} from './project-endpoints';
import { createServerRequest } from './server-request';
import type { ServerFetch, ServerRequest } from './server-request';

/** One entitlement that is active now. */
export interface ActiveEntitlement {
  readonly identifier: string;
  /** `null`: no end date. */
  readonly expirationDate: Date | null;
}

/** By the entitlement's identifier. */
export type ActiveEntitlements = ReadonlyMap<string, ActiveEntitlement>;

export interface ServerClientOptions {
  /** The provider's secret key. It must not be in a page or in a bundle for browsers. `undefined` is refused. */
  readonly secretKey: string | undefined;
  /**
   * The project's id (`proj…`): needed with a secret key of version 2 of the provider's API. Without it the client speaks
   * version 1.
   */
  readonly projectId?: string;
  /** Base address of a proxy or of the sandbox, without a slash at the end. HTTPS, or HTTP on this machine. */
  readonly proxyURL?: string;
  /** Default: the platform's `fetch`. */
  readonly fetch?: ServerFetch;
  /** Milliseconds for one call, repetitions included. Default: 10,000. */
  readonly timeoutMs?: number;
}

/** Reads what a customer has access to. */
export interface ProjectClient {
  /**
   * The active entitlements, as the provider knows them at this moment. An unknown customer has none.
   * @throws PurchasesError 10 (no answer), 11 (key refused), 12 (unreadable answer), 14 (app user id), 16 (other errors).
   * After an error it is not known what the customer owns.
   */
  getActiveEntitlements(appUserId: string): Promise<ActiveEntitlements>;
}

/** The client of version 1, which reads the whole customer, too. */
export interface ServerClient extends ProjectClient {
  /**
   * What the customer owns, with subscriptions and dates. The provider creates a customer that it does not know.
   * @throws PurchasesError as `getActiveEntitlements`, and 28 (inconsistent answer).
   */
  getCustomerInfo(appUserId: string): Promise<CustomerInfo>;
}

const PUBLIC_KEY = /^(rcb|strp|pdl|test|appl|goog|amzn|mac)_/;

const checkSecretKey = (secretKey: unknown): string => {
  if (typeof secretKey !== 'string' || secretKey.trim() === '')
    throw misuse('secretKey is missing. Is the environment variable set?', ErrorCode.InvalidCredentialsError);
  if (PUBLIC_KEY.test(secretKey))
    throw misuse(
      'secretKey is a public key. Take the secret key (sk_…) from the provider’s dashboard.',
      ErrorCode.InvalidCredentialsError,
    );
  return secretKey;
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const checkBaseUrl = (proxyURL: string | undefined): string => {
  if (proxyURL === undefined) return DEFAULT_API_URL;
  const url = URL.canParse(proxyURL) ? new URL(proxyURL) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSafe) throw misuse('proxyURL must be an https address, because the secret key is sent to it.');
  return proxyURL.replace(/\/+$/, '');
};

/** `.` and `..` would change the path of the request. */
const checkAppUserId = (appUserId: unknown): string => {
  if (typeof appUserId !== 'string' || /^(\s*|\.\.?)$/.test(appUserId))
    throw misuse('appUserId must be the id of a customer.', ErrorCode.InvalidAppUserIdError);
  return appUserId;
};

const toMap = (items: readonly ActiveEntitlement[]): ActiveEntitlements =>
  new Map(items.map((item) => [item.identifier, item]));

const MOST_PAGES = 50;

/** All items of a list that the provider sends in pages. */
const readPages = async <T>(
  first: string,
  read: (path: string) => Promise<{ readonly items: readonly T[]; readonly next_page: string | null }>,
): Promise<readonly T[]> => {
  const found: T[] = [];
  let path: string | null = first;
  for (let page = 0; path !== null && page < MOST_PAGES; page++) {
    const { items, next_page }: Awaited<ReturnType<typeof read>> = await read(path);
    found.push(...items);
    path = nextPath(next_page);
  }
  return found;
};

const readNames = async (request: ServerRequest, projectId: string): Promise<ReadonlyMap<string, string>> => {
  const items = await readPages(entitlementsPath(projectId), (path) => request(getEntitlements(path)));
  return new Map(items.map(({ id, lookup_key }) => [id, lookup_key]));
};

/** Names change rarely. An id that is not among them makes the client read them again. */
const createProjectClient = (request: ServerRequest, projectId: string): ProjectClient => {
  let names: ReadonlyMap<string, string> | null = null;
  return {
    async getActiveEntitlements(appUserId) {
      const path = activePath(projectId, checkAppUserId(appUserId));
      // Read before the customer: when the project is unknown, this call fails, and 404 below means the customer only.
      names ??= await readNames(request, projectId);
      const items = await readPages(path, (page) => request(getActiveEntitlements(page))).catch(
        (error: unknown) => {
          if (isPurchasesError(error) && error.extra?.statusCode === 404) return [];
          throw error;
        },
      );
      if (items.some(({ entitlement_id }) => names?.has(entitlement_id) !== true))
        names = await readNames(request, projectId);
      return toMap(
        items.map(({ entitlement_id, expires_at }) => ({
          identifier: names?.get(entitlement_id) ?? entitlement_id,
          expirationDate: expires_at === null ? null : new Date(expires_at),
        })),
      );
    },
  };
};

const makeError: MakeError = (...what) => new PurchasesError(...what);

const createVersionOneClient = (request: ServerRequest): ServerClient => {
  const read = async (appUserId: string): Promise<CustomerInfo> =>
    toCustomerInfo(await request(getCustomerInfo(checkAppUserId(appUserId))), makeError);
  return {
    getCustomerInfo: read,
    async getActiveEntitlements(appUserId) {
      const { entitlements } = await read(appUserId);
      return toMap(
        Object.values(entitlements.active).map(({ identifier, expirationDate }) => ({
          identifier,
          expirationDate,
        })),
      );
    },
  };
};

/**
 * Creates a client for your server. It repeats a request that failed for a moment, twice at most.
 * @throws PurchasesError 11 when the key is missing or public, 23 when an option is invalid, or in a page.
 *
 * @example
 * const billing = createServerClient({ secretKey });
 * const entitlements = await billing.getActiveEntitlements('ada');
 * entitlements.has('pro');
 */
export function createServerClient(
  options: ServerClientOptions & { readonly projectId: string },
): ProjectClient;
export function createServerClient(options: ServerClientOptions): ServerClient;
export function createServerClient(options: ServerClientOptions): ProjectClient | ServerClient {
  if ('document' in globalThis)
    throw misuse('createServerClient must not run in a page: the secret key would be public.');
  const { secretKey, projectId, proxyURL, timeoutMs = 10_000 } = options;
  if (!(timeoutMs > 0)) throw misuse('timeoutMs must be more than 0.');
  if (projectId !== undefined && !/^\w+$/.test(projectId))
    throw misuse('projectId must be the id of a project, such as proj1ab2c3d4.');
  const request = createServerRequest({
    secretKey: checkSecretKey(secretKey),
    baseUrl: checkBaseUrl(proxyURL),
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs,
  });
  return projectId === undefined ? createVersionOneClient(request) : createProjectClient(request, projectId);
}
