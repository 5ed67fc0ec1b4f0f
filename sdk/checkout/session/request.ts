import type { ErrorCode } from '../../errors/error-codes';
import { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/appearance';
import type { Package } from '../../model/offering';
import { purchaseOptionsOf } from '../../model/product';
import type { PurchaseOption } from '../../model/product';
import type { CheckoutRequest } from '../machine/checkout.types';

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
  /** How this checkout looks, over what `configure` was given. */
  readonly appearance?: AppearanceOptions;
  /** Texts of this checkout, over those that `configure` was given. */
  readonly texts?: TextOverrides;
}

/** Why parameters are invalid: the number and the sentence of the error. */
interface InvalidParams {
  readonly code: ErrorCode;
  readonly message: string;
}

// Numbers rather than the table of codes, which would come along into the screens' bundle.
const INVALID: (typeof ErrorCode)['PurchaseInvalidError'] = 4;
const NOT_AVAILABLE: (typeof ErrorCode)['ProductNotAvailableForPurchaseError'] = 5;

const invalid = (message: string): InvalidParams => ({ code: INVALID, message });

/** Reads the parameters of a purchase. Integrators call from plain JavaScript too, so the types are checked again. */
export const readPurchaseParams = (params: PurchaseParams): CheckoutRequest | InvalidParams => {
  const product = params?.rcPackage?.webBillingProduct;
  if (!product?.defaultPurchaseOption)
    return invalid('rcPackage is missing or not a package: pass one from getOfferings().');
  const { purchaseOption, customerEmail, htmlTarget } = params;
  if (customerEmail !== undefined && customerEmail !== null && typeof customerEmail !== 'string')
    return invalid('customerEmail must be text.');
  if (htmlTarget && typeof htmlTarget.appendChild !== 'function')
    return invalid('htmlTarget must be an element of the page.');
  const options = purchaseOptionsOf(product);
  const chosen = purchaseOption ?? product.defaultPurchaseOption;
  const option = options.find((item) => item.id === chosen.id && item.priceId === chosen.priceId);
  if (option)
    return { rcPackage: params.rcPackage, purchaseOption: option, customerEmail: customerEmail || null };
  const known = options.map((item) => item.id).join(', ');
  return {
    code: NOT_AVAILABLE,
    message: `Product ${product.identifier} has no purchase option "${chosen.id}". Known: ${known}.`,
  };
};

export const isInvalidParams = (result: CheckoutRequest | InvalidParams): result is InvalidParams =>
  'code' in result;

/**
 * Checks the parameters of a purchase and turns them into a request for `createCheckout`.
 * @throws PurchasesError 4 for invalid parameters, 5 for an option that the product does not have.
 *
 * @example
 * toCheckoutRequest({ rcPackage, customerEmail: 'ada@example.com' }).customerEmail; // => 'ada@example.com'
 */
export const toCheckoutRequest = (params: PurchaseParams): CheckoutRequest => {
  const result = readPurchaseParams(params);
  if (isInvalidParams(result)) throw new PurchasesError(result.code, result.message);
  return result;
};

/** The parameters of the deprecated form, as those of `purchase`. */
export const toParams = (
  rcPackage: Package,
  customerEmail: string | undefined,
  htmlTarget: HTMLElement | undefined,
): PurchaseParams => ({
  rcPackage,
  ...(customerEmail === undefined ? {} : { customerEmail }),
  ...(htmlTarget === undefined ? {} : { htmlTarget }),
});
