import { checkCurrency } from './config/config';
import {
  currentIdOf,
  narrowTo,
  OfferingKeyword,
  offeringIdsForPlacement,
  productIdsOf,
  productsById,
  toOfferings,
  withPlacement,
} from '../model/catalogue/offering';
import type { Offering, Offerings, OfferingsData, ProductsById } from '../model/catalogue/offering';
import type { Client } from '../net/client';
import { getOfferings, getProducts } from '../net/endpoints';
import type { Log } from '../ports/log';

export interface GetOfferingsParams {
  /** ISO 4217 code; by default the server chooses. */
  readonly currency?: string;
  /** Reads only this offering; `OfferingKeyword.Current` for the current one. */
  readonly offeringIdentifier?: string;
}

/** Reads offerings and their products. */
export interface Catalogue {
  offerings(appUserId: string, params: GetOfferingsParams): Promise<Offerings>;
  forPlacement(appUserId: string, placement: string, params: GetOfferingsParams): Promise<Offering | null>;
}

/** Of the current offering, or of the only one. */
const hasPaywall = ({ offerings, current_offering_id }: OfferingsData): boolean =>
  offerings.some(
    ({ identifier, paywall_components }) =>
      (paywall_components ?? null) !== null && (offerings.length === 1 || identifier === current_offering_id),
  );

/**
 * @param prefetch called while products are read, because a purchase may follow, or a paywall if the offering that is wanted
 * has one.
 */
export const createCatalogue = (
  request: Client,
  log: Log,
  prefetch: (hasPaywall: boolean) => void,
): Catalogue => {
  const products = async (
    appUserId: string,
    ids: readonly string[],
    currency: string | undefined,
  ): Promise<ProductsById> => {
    const requests = getProducts(appUserId, ids, currency);
    const found = productsById(await Promise.all(requests.map((endpoint) => request(endpoint))));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length) log.warn(`No product details for ${missing.join(', ')}: check the catalogue.`);
    return found;
  };

  const offeringsOf = (appUserId: string): Promise<OfferingsData> => request(getOfferings(appUserId));

  const withProducts = async (
    appUserId: string,
    data: OfferingsData,
    currency: string | undefined,
  ): Promise<Offerings> => {
    const ids = productIdsOf(data);
    if (!ids.length) log.warn('The offerings hold no products: check the dashboard.');
    const reading = products(appUserId, ids, currency);
    prefetch(hasPaywall(data));
    return toOfferings(data, await reading, log);
  };

  return {
    async offerings(appUserId, { currency, offeringIdentifier }) {
      checkCurrency(currency);
      const data = await offeringsOf(appUserId);
      const isCurrent = offeringIdentifier === OfferingKeyword.Current;
      const id = isCurrent ? currentIdOf(data) : offeringIdentifier;
      // 'current' without a current offering returns all offerings.
      return withProducts(appUserId, narrowTo(data, id ?? null), currency);
    },
    async forPlacement(appUserId, placement, { currency }) {
      checkCurrency(currency);
      const data = await offeringsOf(appUserId);
      for (const id of offeringIdsForPlacement(data, placement)) {
        const { all } = await withProducts(appUserId, narrowTo(data, id), currency);
        const offering = Object.hasOwn(all, id) ? all[id] : undefined;
        if (offering) return withPlacement(offering, placement);
      }
      return null;
    },
  };
};
