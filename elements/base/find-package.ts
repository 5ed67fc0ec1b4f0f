import type { Offering, Package, PurchaseOption, Purchases } from '../../sdk/index';
import { purchasesContext } from '../../sdk/internal';

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
  const names = known ? ` Offerings that can be sold: ${list(Object.keys(known.all))}.` : '';
  return purchasesContext(purchases).error(NOT_AVAILABLE, missing + names);
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

/** Accepts the server's identifier (`$rc_monthly`) and its short form (`monthly`). */
export const isPackage = ({ identifier }: Package, wanted: string): boolean =>
  identifier === wanted || identifier === `$rc_${wanted}`;

/**
 * A package by its identifier or its short form; the first for `null`.
 * @throws PurchasesError 5 when the offering has no such package.
 */
export const findPackage = (offering: Offering, wanted: string | null, purchases: Purchases): Package => {
  const packages = offering.availablePackages;
  const found = wanted ? packages.find((item) => isPackage(item, wanted)) : packages[0];
  if (found) return found;
  const known = list(packages.map(({ identifier }) => identifier));
  const missing = `There is no package "${wanted}" in offering "${offering.identifier}". Packages: ${known}.`;
  throw purchasesContext(purchases).error(NOT_AVAILABLE, missing);
};

/**
 * A package's option by its id; the product's default for `null`.
 * @throws PurchasesError 5 if the product has no such option. The element does not sell at another price instead.
 */
export const findOption = (
  { identifier, webBillingProduct: product }: Package,
  wanted: string | null,
  purchases: Purchases,
): PurchaseOption | null => {
  if (!wanted) return product.defaultPurchaseOption;
  const { subscriptionOptions: options } = product;
  const found = Object.hasOwn(options, wanted) ? options[wanted] : null;
  if (found) return found;
  const missing = `There is no option "${wanted}" of package "${identifier}". Options: ${list(Object.keys(options))}.`;
  throw purchasesContext(purchases).error(NOT_AVAILABLE, missing);
};
