import type { Log } from './log';
import { toCustomerInfo } from './model/customer-info';
import type { CustomerInfo } from './model/customer-info';
import type { Client } from './net/client';
import { endpoints } from './net/endpoints';
import { offeringsAnswer, productsAnswer, subscriberAnswer } from './net/wire';
import type { OfferingsWire, ProductWire } from './net/wire';

const PRODUCTS_PER_REQUEST = 40;
/** What is for sale, and what a customer owns; the calls of a purchase are in checkout/checkout.api. */
export interface Backend {
  offerings(appUserId: string): Promise<OfferingsWire>;
  products(
    appUserId: string,
    ids: readonly string[],
    currency?: string,
  ): Promise<ReadonlyMap<string, ProductWire>>;
  customerInfo(appUserId: string, signal?: AbortSignal): Promise<CustomerInfo>;
}

export const createBackend = (request: Client, log: Log): Backend => {
  const underWay = new Map<string, Promise<unknown>>();

  /** Callers that ask the same at the same time share one request. */
  const shared = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) as Promise<T> | undefined;
    if (running) return running;
    const promise = ask().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };

  const products: Backend['products'] = async (appUserId, ids, currency) => {
    const unique = [...new Set(ids)];
    const chunks: string[][] = [];
    for (let i = 0; i < unique.length; i += PRODUCTS_PER_REQUEST)
      chunks.push(unique.slice(i, i + PRODUCTS_PER_REQUEST));
    const answers = await Promise.all(
      chunks.map((chunk) => {
        const endpoint = endpoints.products(appUserId, chunk, currency);
        return shared(endpoint.path, () => request(endpoint, productsAnswer));
      }),
    );
    const found = new Map(
      answers.flatMap((answer) => answer.product_details).map((item) => [item.identifier, item]),
    );
    const missing = unique.filter((id) => !found.has(id));
    if (missing.length)
      log.warn(`No product details for ${missing.join(', ')}: check the product catalogue.`);
    return found;
  };

  const customerInfo: Backend['customerInfo'] = async (appUserId, signal) => {
    const endpoint = endpoints.customerInfo(appUserId);
    const ask = () => request(endpoint, subscriberAnswer, { signal });
    const wire = await (signal ? ask() : shared(endpoint.path, ask));
    // Expiry is judged by the server's clock: this device's may be wrong by a year.
    return toCustomerInfo(wire, wire.request_date);
  };

  return {
    offerings: (appUserId) => {
      const endpoint = endpoints.offerings(appUserId);
      return shared(endpoint.path, () => request(endpoint, offeringsAnswer));
    },
    products,
    customerInfo,
  };
};
