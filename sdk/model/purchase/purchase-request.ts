import type { Package } from '../catalogue/offering';
import type { PurchaseOption } from '../catalogue/product';

/** A package and one of its product's options, about to be bought. */
export interface PurchaseTarget {
  readonly rcPackage: Package;
  readonly purchaseOption: PurchaseOption;
}

/** A change from a plan that the customer has to another one. */
export interface PlanChangeRequest {
  /** Short-lived; your server gets it from the billing provider. */
  readonly subscriberToken: string;
  /** The subscription that is changed; `null`: the customer's only active one. */
  readonly subscriptionId: string | null;
  /** The product that is changed; `null`: the customer's only active one. */
  readonly fromProductId: string | null;
}

/** What the integrator has set for one sale. */
export interface SaleOptions {
  /** A code that is applied before the form is shown. */
  readonly discountCode: string | null;
  /** Whether the customer can enter a code. */
  readonly showDiscountCode: boolean;
  /** Sent with the sale; kept with its transaction. */
  readonly metadata: Readonly<Record<string, string | null>>;
  /** The address of the terms; `null`: the branding's. */
  readonly termsUrl: string | null;
  /** The address of the privacy policy; `null`: none is shown. */
  readonly privacyUrl: string | null;
  /** Whether the purchase resolves without the success screen. */
  readonly skipSuccessPage: boolean;
  /** `obligation-to-pay`: the button of a trial names the duty to pay, wherever the customer is. */
  readonly orderButton: 'auto' | 'obligation-to-pay';
  readonly planChange: PlanChangeRequest | null;
  /** Whether the customer is asked for an e-mail address before the start. A wallet brings its own. */
  readonly asksEmail: boolean;
  /** Whether the field for the address is on the page of the card form. By default it is a step of its own. */
  readonly emailWithPayment: boolean;
  /** The paywall that sold; `null` without one. */
  readonly paywallId: string | null;
}

/** A sale without options. */
export const plainSale: SaleOptions = {
  discountCode: null,
  showDiscountCode: false,
  metadata: {},
  termsUrl: null,
  privacyUrl: null,
  skipSuccessPage: false,
  orderButton: 'auto',
  planChange: null,
  asksEmail: true,
  emailWithPayment: false,
  paywallId: null,
};

/** The sale's options; the plain ones without any. */
export const saleOf = ({ sale }: { readonly sale?: SaleOptions }): SaleOptions => sale ?? plainSale;

/** Whether the option that is sold renews. */
export const isSubscription = ({ purchaseOption }: PurchaseTarget): boolean =>
  'base' in purchaseOption && purchaseOption.base !== null;
