import type { Offering } from '../model/catalogue/offering';
import type { PurchaseMethod } from './content/paywall.types';

/** The parameter with the package's id. An address that can't be read stays as it is. */
const withParameter = (address: string, name: string, packageId: string): string => {
  try {
    const url = new URL(address);
    url.searchParams.set(name, packageId);
    return url.href;
  } catch {
    return address;
  }
};

/**
 * The address where the provider would sell the package. Here the checkout opens in the page, and the address is only
 * reported in the interaction.
 */
export const webCheckoutUrl = (
  method: PurchaseMethod,
  { packagesById, webCheckoutURL }: Pick<Offering, 'packagesById' | 'webCheckoutURL'>,
  packageId: string | null,
): string | null => {
  switch (method.type) {
    case 'custom-web-checkout':
      return method.url !== null && method.packageParameter !== null && packageId !== null
        ? withParameter(method.url, method.packageParameter, packageId)
        : method.url;
    case 'web-checkout':
      return (
        (packageId === null ? undefined : packagesById[packageId]?.webCheckoutURL) ?? webCheckoutURL ?? null
      );
    case 'web-product-selection':
      return webCheckoutURL ?? null;
    default:
      return null;
  }
};
