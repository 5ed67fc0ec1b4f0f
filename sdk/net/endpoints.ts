import type { Read } from './read';
import { brandingAnswer, productsAnswer } from './wire';
import type { BrandingWire, ProductsWire } from './wire';

/** Reads offerings; the code that uses it is fetched while they are asked for. */
export { offeringsAnswer } from './wire';

/** A call as a value: its name in errors, its method and path, and the reader of its answer. */
export interface Endpoint<T> {
  readonly name:
    | 'getOfferings'
    | 'getProducts'
    | 'getCustomerInfo'
    | 'getTransactions'
    | 'getBrandingInfo'
    | 'getVirtualCurrencies'
    | 'identify'
    | 'setAttributes'
    | 'purchase'
    | 'startCheckout'
    | 'priceCheckout'
    | 'completeCheckout'
    | 'prepareCheckout'
    | 'getCheckoutStatus'
    | 'getEntitlements'
    | 'getActiveEntitlements';
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly read: Reader<T>;
}

/** Reads the answer, also with code that is still being fetched. `status` is its status, below 400. */
export type Reader<T> = (...answer: [...what: Parameters<Read<unknown>>, status?: number]) => T | Promise<T>;

/** Replaces half surrogate pairs, which a broken answer may have: `encodeURIComponent` throws for them. */
export const encoded = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
export const get = <T>(name: Endpoint<T>['name'], path: string, read: Reader<T>): Endpoint<T> => ({
  name,
  method: 'GET',
  path,
  read,
});

// The calls of the protocol (spec section 7), and those of checkout sessions.

export const subscriberPath = (appUserId: string): string => `/v1/subscribers/${encoded(appUserId)}`;

export const getOfferings = <T>(appUserId: string, read: Reader<T>): Endpoint<T> =>
  get('getOfferings', `${subscriberPath(appUserId)}/offerings`, read);

export const getCustomerInfoWith = <T>(appUserId: string, read: Reader<T>): Endpoint<T> =>
  get('getCustomerInfo', subscriberPath(appUserId), read);

export const getVirtualCurrencies = <T>(appUserId: string, read: Reader<T>): Endpoint<T> =>
  get('getVirtualCurrencies', `${subscriberPath(appUserId)}/virtual_currencies`, read);

/** The longest path with its query, in characters. */
const LONGEST_PATH = 2000;

/** Requests of the products, each within the length that servers accept. One id always goes. */
export const getProducts = (
  appUserId: string,
  productIds: readonly string[],
  currency?: string,
): readonly Endpoint<ProductsWire>[] => {
  const start = `/rcbilling${subscriberPath(appUserId)}/products?`;
  const end = currency ? `&currency=${encoded(currency)}` : '';
  const queries: string[] = [];
  for (const id of productIds.map((item) => `id=${encoded(item)}`)) {
    const longer = `${queries.at(-1)}&${id}`;
    const fits = queries.length && start.length + longer.length + end.length <= LONGEST_PATH;
    if (fits) queries.splice(-1, 1, longer);
    else queries.push(id);
  }
  return queries.map((query) => get('getProducts', start + query + end, productsAnswer));
};

/** Returns the unread JSON: the screens read it, not the core. */
export const getRawBranding: Endpoint<unknown> = get(
  'getBrandingInfo',
  '/rcbilling/v1/branding',
  (answer) => answer,
);

export const getBranding = (): Endpoint<BrandingWire> => ({ ...getRawBranding, read: brandingAnswer });
