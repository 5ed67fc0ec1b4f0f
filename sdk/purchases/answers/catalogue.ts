import {
  currentIdOf,
  narrowTo,
  OfferingKeyword,
  offeringIdsForPlacement,
  productIdsOf,
  productsById,
  toOfferings,
  withPlacement,
} from '../../model/catalogue/offering';
import type { Offering, Offerings, OfferingsData, ProductsById } from '../../model/catalogue/offering';
import type { Client } from '../../net/client';
import { getProducts, offeringsAnswer } from '../../net/endpoints';
import type { Log } from '../../ports/log';

export interface GetOfferingsParams {
  /** ISO 4217 code; by default the server chooses. */
  readonly currency?: string;
  /** Reads only this offering; `OfferingKeyword.Current` for the current one. */
  readonly offeringIdentifier?: string;
}

/** Of the current offering, or of the only one. */
const hasPaywall = ({ offerings, current_offering_id }: OfferingsData): boolean =>
  offerings.some(
    ({ identifier, paywall_components }) =>
      (paywall_components ?? null) !== null && (offerings.length === 1 || identifier === current_offering_id),
  );

export interface CataloguePorts {
  readonly request: Client;
  readonly log: Log;
  /** Called while products are read, because a purchase may follow, or a paywall if the wanted offering has one. */
  prefetch(hasPaywall: boolean): void;
}

const readProducts = async (
  { request, log }: CataloguePorts,
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

const withProducts = async (
  ports: CataloguePorts,
  appUserId: string,
  data: OfferingsData,
  currency: string | undefined,
): Promise<Offerings> => {
  const { log } = ports;
  const ids = productIdsOf(data);
  if (!ids.length) log.warn('The offerings hold no products: check the dashboard.');
  const reading = readProducts(ports, appUserId, ids, currency);
  ports.prefetch(hasPaywall(data));
  return toOfferings(data, await reading, log);
};

/** What reads offerings and their products. The script tag fetches it when the offerings are asked for. */
export const catalogue = {
  readOfferings: offeringsAnswer,
  /** All offerings, or the one that is wanted. */
  offerings: (
    ports: CataloguePorts,
    appUserId: string,
    data: OfferingsData,
    { currency, offeringIdentifier }: GetOfferingsParams,
  ): Promise<Offerings> => {
    const isCurrent = offeringIdentifier === OfferingKeyword.Current;
    const id = isCurrent ? currentIdOf(data) : offeringIdentifier;
    // 'current' without a current offering returns all offerings.
    return withProducts(ports, appUserId, narrowTo(data, id ?? null), currency);
  },
  /** The offering of a placement. */
  forPlacement: async (
    ports: CataloguePorts,
    appUserId: string,
    data: OfferingsData,
    placement: string,
    { currency }: GetOfferingsParams,
  ): Promise<Offering | null> => {
    for (const id of offeringIdsForPlacement(data, placement)) {
      const { all } = await withProducts(ports, appUserId, narrowTo(data, id), currency);
      const offering = Object.hasOwn(all, id) ? all[id] : undefined;
      if (offering) return withPlacement(offering, placement);
    }
    return null;
  },
};

export type Catalogue = typeof catalogue;
