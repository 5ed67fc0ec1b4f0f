/** A call as a value: what it is called in errors, how and where it goes. */
export interface Endpoint {
  readonly name:
    'getOfferings' | 'getProducts' | 'getCustomerInfo' | 'getBrandingInfo' | 'purchase' | 'getCheckoutStatus';
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Half of a surrogate pair, as a broken answer may hold it, would make `encodeURIComponent` throw. */
const part = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
const get = (name: Endpoint['name'], path: string): Endpoint => ({ name, method: 'GET', path });

/** The six calls of the protocol (spec section 7). */
export const endpoints = {
  offerings: (appUserId: string): Endpoint =>
    get('getOfferings', `/v1/subscribers/${part(appUserId)}/offerings`),
  customerInfo: (appUserId: string): Endpoint => get('getCustomerInfo', `/v1/subscribers/${part(appUserId)}`),
  products: (appUserId: string, productIds: readonly string[], currency?: string): Endpoint => {
    const ids = productIds.map((id) => `id=${part(id)}`).join('&');
    const suffix = currency ? `&currency=${part(currency)}` : '';
    return get('getProducts', `/rcbilling/v1/subscribers/${part(appUserId)}/products?${ids}${suffix}`);
  },
  branding: (): Endpoint => get('getBrandingInfo', '/rcbilling/v1/branding'),
  purchase: (): Endpoint => ({ name: 'purchase', method: 'POST', path: '/rcbilling/v1/purchase' }),
  checkoutStatus: (sessionId: string): Endpoint =>
    get('getCheckoutStatus', `/rcbilling/v1/checkout/${part(sessionId)}`),
};
