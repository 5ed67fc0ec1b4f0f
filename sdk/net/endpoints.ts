import type { Read } from './read';
import {
  brandingAnswer,
  offeringsAnswer,
  productsAnswer,
  purchaseAnswer,
  statusAnswer,
  subscriberAnswer,
} from './wire';
import type {
  BrandingWire,
  OfferingsWire,
  ProductsWire,
  PurchaseWire,
  StatusWire,
  SubscriberWire,
} from './wire';

/** A call as a value: its name in errors, its method and path, and the reader of its answer. */
export interface Endpoint<T> {
  readonly name:
    | 'getOfferings'
    | 'getProducts'
    | 'getCustomerInfo'
    | 'getBrandingInfo'
    | 'purchase'
    | 'startCheckout'
    | 'priceCheckout'
    | 'completeCheckout'
    | 'prepareCheckout'
    | 'getCheckoutStatus';
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly read: Read<T>;
}

/** Replaces half surrogate pairs, which a broken answer may have: `encodeURIComponent` throws for them. */
const part = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
const get = <T>(name: Endpoint<T>['name'], path: string, read: Read<T>): Endpoint<T> => ({
  name,
  method: 'GET',
  path,
  read,
});

// The calls of the protocol (spec section 7), and those of checkout sessions.

export const getOfferings = (appUserId: string): Endpoint<OfferingsWire> =>
  get('getOfferings', `/v1/subscribers/${part(appUserId)}/offerings`, offeringsAnswer);

export const getCustomerInfo = (appUserId: string): Endpoint<SubscriberWire> =>
  get('getCustomerInfo', `/v1/subscribers/${part(appUserId)}`, subscriberAnswer);

export const getProducts = (
  appUserId: string,
  productIds: readonly string[],
  currency?: string,
): Endpoint<ProductsWire> => {
  const ids = productIds.map((id) => `id=${part(id)}`).join('&');
  const suffix = currency ? `&currency=${part(currency)}` : '';
  const path = `/rcbilling/v1/subscribers/${part(appUserId)}/products?${ids}${suffix}`;
  return get('getProducts', path, productsAnswer);
};

/** Returns the unread JSON: the screens read it, not the core. */
export const getRawBranding: Endpoint<unknown> = get(
  'getBrandingInfo',
  '/rcbilling/v1/branding',
  (answer) => answer,
);

export const getBranding = (): Endpoint<BrandingWire> => ({ ...getRawBranding, read: brandingAnswer });

export const postPurchase = (): Endpoint<PurchaseWire> => ({
  name: 'purchase',
  method: 'POST',
  path: '/rcbilling/v1/purchase',
  read: purchaseAnswer,
});

export const sessionPath = (sessionId: string): string => `/rcbilling/v1/checkout/${part(sessionId)}`;

export const getCheckoutStatus = (sessionId: string): Endpoint<StatusWire> =>
  get('getCheckoutStatus', sessionPath(sessionId), statusAnswer);
