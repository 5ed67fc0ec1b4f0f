import type { Offering, Package, PurchaseOption, Purchases } from '../../../sdk/index';
import { suggestionFor } from './inspect';
import { purchasesContext } from '../../../sdk/internal';

/** Accepts the server's identifier (`$rc_monthly`) and its short form (`monthly`). */
export const isPackage = ({ identifier }: Package, wanted: string): boolean =>
  identifier === wanted || identifier === `$rc_${wanted}`;

const NOT_AVAILABLE = 5;

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

const isOffering = (value: unknown): value is Offering =>
  value instanceof Object && 'availablePackages' in value;

/** A message for the integrator. It may need another request. */
const noOffering = async (purchases: Purchases, identifier: string | null): Promise<Error> => {
  const known = await purchases.getOfferings().catch(() => null);
  const missing = identifier
    ? `There is no offering "${identifier}".`
    : 'There is no current offering: choose one at the billing provider, or set the attribute offering.';
  const found = known ? Object.keys(known.all) : [];
  const names = known ? ` Offerings that can be sold: ${list(found)}.` : '';
  const hint = identifier ? await suggestionFor(identifier, found) : '';
  return purchasesContext(purchases).error(NOT_AVAILABLE, missing + hint + names);
};

/**
 * The offering that an element shows.
 * @param wanted its identifier, `null` for the current offering, or an offering object.
 * @throws PurchasesError 5 if there is none, with an explanation for the integrator.
 */
export const findOffering = async (
  purchases: Purchases,
  wanted: unknown,
  currency: string | null,
): Promise<Offering> => {
  if (isOffering(wanted)) return wanted;
  const identifier = typeof wanted === 'string' && wanted !== '' ? wanted : null;
  const { all, current } = await purchases.getOfferings({
    ...(currency ? { currency } : {}),
    offeringIdentifier: identifier ?? 'current',
  });
  const found = identifier ? (Object.hasOwn(all, identifier) ? all[identifier] : null) : current;
  if (!found) throw await noOffering(purchases, identifier);
  return found;
};

/**
 * A package by its identifier or its short form; the first for `null`.
 * @throws PurchasesError 5 when the offering has no such package.
 */
export const findPackage = async (
  offering: Offering,
  wanted: string | null,
  purchases: Purchases,
): Promise<Package> => {
  const packages = offering.availablePackages;
  const found = wanted ? packages.find((item) => isPackage(item, wanted)) : packages[0];
  if (found) return found;
  const known = packages.map(({ identifier }) => identifier);
  const names = known.flatMap((identifier) => [identifier, identifier.replace('$rc_', '')]);
  const hint = wanted ? await suggestionFor(wanted, names) : '';
  const missing = `There is no package "${wanted}" in offering "${offering.identifier}".${hint} Packages: ${list(known)}.`;
  throw purchasesContext(purchases).error(NOT_AVAILABLE, missing);
};

/** A package's option by its id; the product's default for `null`. `null` if the product has no such option. */
export const knownOption = (
  { webBillingProduct: { defaultPurchaseOption, subscriptionOptions } }: Package,
  wanted: string | null,
): PurchaseOption | null => {
  if (!wanted) return defaultPurchaseOption;
  return Object.hasOwn(subscriptionOptions, wanted) ? (subscriptionOptions[wanted] ?? null) : null;
};

/**
 * A package's option by its id; the product's default for `null`.
 * @throws PurchasesError 5 if the product has no such option. The element does not sell at another price instead.
 */
export const findOption = async (
  rcPackage: Package,
  wanted: string | null,
  purchases: Purchases,
): Promise<PurchaseOption | null> => {
  const found = knownOption(rcPackage, wanted);
  if (found || !wanted) return found;
  const { identifier, webBillingProduct: product } = rcPackage;
  const known = Object.keys(product.subscriptionOptions);
  const hint = await suggestionFor(wanted, known);
  const missing = `There is no option "${wanted}" of package "${identifier}".${hint} Options: ${list(known)}.`;
  throw purchasesContext(purchases).error(NOT_AVAILABLE, missing);
};
