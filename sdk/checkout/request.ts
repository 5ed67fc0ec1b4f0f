import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import type { Package } from '../model/offering';
import { purchaseOptionsOf } from '../model/product';
import type { PurchaseOption } from '../model/product';
import type { CheckoutRequest } from './checkout.types';

/** What `Purchases.purchase` takes. */
export interface PurchaseParams {
  /** From `getOfferings`. */
  readonly rcPackage: Package;
  /** One of the product's options; its default when left out. */
  readonly purchaseOption?: PurchaseOption | null;
  /** Shows the checkout inside this element; above the page when left out. */
  readonly htmlTarget?: HTMLElement;
  /** A known address skips the e-mail step. */
  readonly customerEmail?: string;
  /** BCP 47 tag or language of the texts; the browser's when left out. */
  readonly selectedLocale?: string;
  /** Used when the selected one is not available. */
  readonly defaultLocale?: string;
}

const invalid = (message: string): PurchasesError =>
  new PurchasesError(ErrorCode.PurchaseInvalidError, message);

/**
 * Checks the parameters of a purchase.
 * @throws PurchasesError 4 for parameters that can't be meant, 5 for an option that the product does not have.
 */
export const toCheckoutRequest = (params: PurchaseParams): CheckoutRequest => {
  // Integrators call this from plain JavaScript too, so the types are checked again here.
  const product = params?.rcPackage?.webBillingProduct;
  if (!product?.defaultPurchaseOption)
    throw invalid('rcPackage is missing or not a package: pass one from getOfferings().');
  const { purchaseOption, customerEmail, htmlTarget } = params;
  if (customerEmail !== undefined && customerEmail !== null && typeof customerEmail !== 'string')
    throw invalid('customerEmail must be text.');
  if (htmlTarget && typeof htmlTarget.appendChild !== 'function')
    throw invalid('htmlTarget must be an element of the page.');
  const options = purchaseOptionsOf(product);
  const chosen = purchaseOption ?? product.defaultPurchaseOption;
  const option = options.find((item) => item.id === chosen.id && item.priceId === chosen.priceId);
  if (!option)
    throw new PurchasesError(
      ErrorCode.ProductNotAvailableForPurchaseError,
      `Product ${product.identifier} has no purchase option "${chosen.id}". Known: ${options.map((item) => item.id).join(', ')}.`,
    );
  return { rcPackage: params.rcPackage, purchaseOption: option, customerEmail: customerEmail || null };
};
