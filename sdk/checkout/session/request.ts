import type { ErrorCode } from '../../errors/error-codes';
import { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/look/appearance';
import type { OwnedPurchase } from '../../model/customer/owned-purchase';
import type { Package } from '../../model/catalogue/offering';
import { purchaseOptionsOf } from '../../model/catalogue/purchase-options';
import { NO_TOKEN } from '../../model/customer/subscriber-token';
import type { PurchaseOption } from '../../model/catalogue/product';
import type { CheckoutRequest } from '../machine/checkout.types';
import { wrongType } from './param-types';
import type { ParamTypes } from './param-types';
import { readSale, WRONG_TOKEN } from './sale.parse';
import type { ConfiguredSale } from './sale.parse';

/** The parameters of `Purchases.purchase`. */
export interface PurchaseParams {
  /** From `getOfferings`. */
  readonly rcPackage: Package;
  /** One of the product's options; by default the product's default option. */
  readonly purchaseOption?: PurchaseOption | null;
  /** The element that shows the checkout; by default the checkout opens above the page. */
  readonly htmlTarget?: HTMLElement;
  /** A known e-mail address; the checkout then skips the e-mail step. */
  readonly customerEmail?: string;
  /**
   * Where the customer enters the address: in a step of its own (`separate`, default), or above the card form
   * (`with-payment`).
   */
  readonly emailStep?: 'separate' | 'with-payment';
  /** BCP 47 tag or language of the texts; by default the browser's language. */
  readonly selectedLocale?: string;
  /** Used if the selected language is not available. */
  readonly defaultLocale?: string;
  /** The appearance of this checkout; replaces values of `configure`. */
  readonly appearance?: AppearanceOptions;
  /** Texts of this checkout; they replace those of `configure`. */
  readonly texts?: TextOverrides;
  /** A discount code that is applied before the form is shown; needs the wire of checkout sessions. */
  readonly discountCode?: string;
  /** Shows a field for a discount code; needs the wire of checkout sessions. */
  readonly showDiscountCode?: boolean;
  /** Another name of `showDiscountCode`. */
  readonly showDiscountCodeField?: boolean;
  /** Called when a code was applied, and with `null` when it was removed. */
  readonly onDiscountCodeChanged?: (discountCode: string | null) => void;
  /** Sent with the sale, and kept with its transaction. Values are texts or `null`. */
  readonly metadata?: PurchaseMetadata;
  /** Resolves as soon as the purchase has succeeded, without the success screen. */
  readonly skipSuccessPage?: boolean;
  /** The address of your terms; by default the branding's. */
  readonly termsUrl?: string;
  /** Another name of `termsUrl`. */
  readonly termsAndConditionsUrl?: string;
  /** The address of your privacy policy. Without it no link is shown. */
  readonly privacyUrl?: string;
  /**
   * The button that orders a trial. `auto`, the default: it names the duty to pay if the country of the customer's billing
   * address is known and its law demands it. `obligation-to-pay`: it always does; set this for customers of the European
   * Union and the United Kingdom, as the country is not known in most sales. Replaces the value of `configure`.
   *
   * @example
   * await purchases.purchase({ rcPackage, orderButton: 'obligation-to-pay' });
   */
  readonly orderButton?: 'auto' | 'obligation-to-pay';
  /**
   * Changes a plan of the customer instead of selling one more; `{}` with a token of `configure`. Needs the wire of checkout
   * sessions.
   */
  readonly productChangeInfo?: ProductChangeInfo;
  /**
   * What the customer has already, from `findOwned` or the event `purchase-requested`. The checkout shows it before anything
   * is sold, and the customer decides. By default `purchase` does not ask. With `productChangeInfo`, a switch is offered.
   */
  readonly owned?: OwnedPurchase | null;
}

/** Data of your own about a sale. */
export type PurchaseMetadata = Readonly<Record<string, string | null>>;

/** The plan that is changed. */
export interface ProductChangeInfo {
  /** The subscription; by default the customer's only active one. */
  readonly subscriptionId?: string;
  /** The product of the subscription; by default that of the customer's only active one. */
  readonly productIdentifier?: string;
  /**
   * A short-lived token that your server gets from the billing provider; by default that of `configure`. Without a token the
   * sale is an ordinary one.
   */
  readonly subscriberToken?: string;
}

/** The code and message of an error about invalid parameters. */
interface InvalidParams {
  readonly code: ErrorCode;
  readonly message: string;
}

// A number, because the table of codes would become part of the screens' bundle.
const INVALID: (typeof ErrorCode)['PurchaseInvalidError'] = 4;
const NOT_AVAILABLE: (typeof ErrorCode)['ProductNotAvailableForPurchaseError'] = 5;
const CONFIGURATION: (typeof ErrorCode)['ConfigurationError'] = 23;

const TYPES: ParamTypes<PurchaseParams> = {
  htmlTarget: 'element',
  customerEmail: 'text',
  selectedLocale: 'text',
  defaultLocale: 'text',
  discountCode: 'text',
  onDiscountCodeChanged: 'function',
  productChangeInfo: 'object',
  owned: 'object',
};

const invalid = (message: string): InvalidParams => ({ code: INVALID, message });

/**
 * Reads the parameters of a purchase. Checks the types again, because integrators also call from plain JavaScript.
 * @param configured the values of `configure`.
 */
export const readPurchaseParams = (
  params: PurchaseParams,
  configured?: ConfiguredSale,
): CheckoutRequest | InvalidParams => {
  const product = params?.rcPackage?.webBillingProduct;
  if (!product?.defaultPurchaseOption)
    return invalid('rcPackage is missing or not a package: pass one from getOfferings().');
  const wrong = wrongType(params, TYPES);
  if (wrong) return invalid(wrong);
  const { purchaseOption, customerEmail, owned } = params;
  if (owned && typeof owned.title !== 'string')
    return invalid('owned must come from findOwned() or purchase-requested.');
  const sale = readSale(params, configured);
  if (sale === WRONG_TOKEN) return { code: CONFIGURATION, message: NO_TOKEN };
  if (typeof sale === 'string') return invalid(sale);
  const options = purchaseOptionsOf(product);
  const chosen = purchaseOption ?? product.defaultPurchaseOption;
  const option = options.find((item) => item.id === chosen.id && item.priceId === chosen.priceId);
  if (option)
    return {
      rcPackage: params.rcPackage,
      purchaseOption: option,
      customerEmail: customerEmail || null,
      ...(owned ? { owned } : {}),
      sale,
    };
  const known = options.map((item) => item.id).join(', ');
  return {
    code: NOT_AVAILABLE,
    message: `Product ${product.identifier} has no purchase option "${typeof chosen === 'string' ? String(chosen) : chosen.id}". Known options: ${known}.`,
  };
};

export const isInvalidParams = (result: CheckoutRequest | InvalidParams): result is InvalidParams =>
  'code' in result;

/**
 * Checks the parameters of a purchase and turns them into a request for `createCheckout`.
 * @throws PurchasesError 4 for invalid parameters, 5 for an option that the product does not have, 23 for a key in place of
 * a subscriber token.
 *
 * @example
 * toCheckoutRequest({ rcPackage, customerEmail: 'ada@example.com' }).customerEmail; // => 'ada@example.com'
 */
export const toCheckoutRequest = (params: PurchaseParams): CheckoutRequest => {
  const result = readPurchaseParams(params);
  if (isInvalidParams(result)) throw new PurchasesError(result.code, result.message);
  return result;
};

/** Converts the parameters of the deprecated form to those of `purchase`. */
export const toParams = (
  rcPackage: Package,
  customerEmail: string | undefined,
  htmlTarget: HTMLElement | undefined,
): PurchaseParams => ({
  rcPackage,
  ...(customerEmail === undefined ? {} : { customerEmail }),
  ...(htmlTarget === undefined ? {} : { htmlTarget }),
});
