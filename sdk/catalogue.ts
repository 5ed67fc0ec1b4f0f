import type { Backend } from './backend';
import { checkCurrency } from './config';
import type { Log } from './log';
import { OfferingKeyword, offeringIdForPlacement, toOfferings, withPlacement } from './model/offering';
import type { Offering, Offerings } from './model/offering';
import type { OfferingsWire } from './net/wire';

export interface GetOfferingsParams {
  /** ISO 4217 code; the server chooses when left out. */
  readonly currency?: string;
  /** Only this offering; `OfferingKeyword.Current` for the one that is current. */
  readonly offeringIdentifier?: string;
}

const productIds = (wire: OfferingsWire): readonly string[] =>
  wire.offerings.flatMap((offering) => offering.packages.map((item) => item.platform_product_identifier));

const only = (wire: OfferingsWire, id: string): OfferingsWire => ({
  ...wire,
  offerings: wire.offerings.filter((offering) => offering.identifier === id),
});

/** Filters before products are fetched. 'current' without a current offering filters nothing. */
const narrow = (wire: OfferingsWire, identifier: string | undefined): OfferingsWire => {
  const id = identifier === OfferingKeyword.Current ? wire.current_offering_id : identifier;
  return id === undefined || id === null ? wire : only(wire, id);
};

export interface Catalogue {
  offerings(appUserId: string, params: GetOfferingsParams): Promise<Offerings>;
  forPlacement(appUserId: string, placement: string, params: GetOfferingsParams): Promise<Offering | null>;
}

export const createCatalogue = (backend: Backend, log: Log): Catalogue => {
  const withProducts = async (
    appUserId: string,
    wire: OfferingsWire,
    currency: string | undefined,
  ): Promise<Offerings> => {
    const ids = productIds(wire);
    if (!ids.length)
      log.warn('The offerings hold no products: create offerings with packages in the dashboard.');
    const products = ids.length ? await backend.products(appUserId, ids, currency) : new Map();
    return toOfferings(wire, products, log);
  };

  return {
    async offerings(appUserId, { currency, offeringIdentifier }) {
      checkCurrency(currency);
      const wire = await backend.offerings(appUserId);
      return withProducts(appUserId, narrow(wire, offeringIdentifier), currency);
    },
    async forPlacement(appUserId, placement, { currency }) {
      checkCurrency(currency);
      const wire = await backend.offerings(appUserId);
      const id = offeringIdForPlacement(wire, placement);
      if (id === null) return null;
      const { all } = await withProducts(appUserId, only(wire, id), currency);
      const offering = Object.hasOwn(all, id) ? all[id] : undefined;
      return offering ? withPlacement(offering, placement) : null;
    },
  };
};
