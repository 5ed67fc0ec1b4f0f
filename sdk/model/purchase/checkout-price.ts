import type { PurchaseOption } from '../catalogue/product';

/** One part of the tax, e.g. the tax of a state. */
export interface TaxPart {
  /** The server's name of the tax, e.g. 'VAT'. */
  readonly name: string;
  readonly amountMicros: number;
}

/** A discount that the server has applied to this checkout. */
export interface AppliedDiscount {
  /** The server's name of the discount. */
  readonly name: string;
  /** How much the price is reduced, 0 or more. */
  readonly amountMicros: number;
  /** Percent of the price; `null` for a fixed amount. */
  readonly percentage: number | null;
  /** The code that the customer entered; `null` for a discount without a code. */
  readonly code: string | null;
  /** ISO 8601 duration of a discount that ends, e.g. `'P3M'`; `null` for one payment or for all payments. */
  readonly window: string | null;
}

/** What the server charges for a checkout. All amounts are in micros of `currency`. */
export interface CheckoutPrice {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Everything that is due when the price applies: with tax, after discounts. */
  readonly totalMicros: number;
  readonly taxMicros: number;
  readonly totalExcludingTaxMicros: number;
  /** Before discounts. */
  readonly originalMicros: number;
  /** True: the prices contain the tax. False: the tax is added. */
  readonly isTaxInclusive: boolean;
  readonly taxes: readonly TaxPart[];
  readonly discounts: readonly AppliedDiscount[];
  /** Replaces the option on screen; `null`: the option stays. */
  readonly option: PurchaseOption | null;
}
