import { useEffect, useState } from 'react';
import type { Offering, Package, Purchases } from '../../sdk/index';

export type OfferingState =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly offering: Offering }
  | { readonly name: 'failed'; readonly error: unknown };

const LOADING: OfferingState = { name: 'loading' };
const CONFIGURATION = 23;

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

/**
 * The offering that an element is about.
 * @param wanted its identifier, the current one for `null`, or an offering that the page has at hand.
 * @throws PurchasesError 23 when there is none, in words for whoever builds the page.
 */
export const findOffering = async (
  purchases: Purchases,
  wanted: unknown,
  currency: string | null,
): Promise<Offering> => {
  if (typeof wanted === 'object' && wanted !== null && 'availablePackages' in wanted)
    return wanted as Offering;
  const identifier = typeof wanted === 'string' && wanted !== '' ? wanted : null;
  const { all, current } = await purchases.getOfferings(currency ? { currency } : {});
  const found = identifier ? (Object.hasOwn(all, identifier) ? all[identifier] : null) : current;
  if (found) return found;
  const known = `Offerings with packages that can be sold: ${list(Object.keys(all))}.`;
  throw purchases.shop.error(
    CONFIGURATION,
    identifier
      ? `There is no offering "${identifier}". ${known}`
      : `There is no current offering: choose one at the billing provider, or set the attribute offering. ${known}`,
  );
};

/**
 * A package by its identifier or its short form; the first for `null`.
 * @throws PurchasesError 23 when the offering has no such package.
 */
export const findPackage = (offering: Offering, wanted: string | null, { shop }: Purchases): Package => {
  const packages = offering.availablePackages;
  const found = wanted
    ? packages.find(({ identifier }) => identifier === wanted || identifier === `$rc_${wanted}`)
    : packages[0];
  if (found) return found;
  const known = list(packages.map(({ identifier }) => identifier));
  throw shop.error(
    CONFIGURATION,
    `There is no package "${wanted}" in offering "${offering.identifier}". Packages: ${known}.`,
  );
};

/** Reads it when the element appears, and again when what is wanted changes or after `retry`. */
export const useOffering = (
  purchases: Purchases,
  wanted: unknown,
  currency: string | null,
): OfferingState & { readonly retry: () => void } => {
  const [state, setState] = useState<OfferingState>(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setState(LOADING);
    findOffering(purchases, wanted, currency).then(
      (offering) => isCurrent && setState({ name: 'ready', offering }),
      (error: unknown) => isCurrent && setState({ name: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [purchases, wanted, currency, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
};
