import type { Rational } from '../rational';
import type { AmountOrShare, Cents } from './money';
import type { Pmi } from './pmi';
import type { Extras, Schedule } from './schedule';

export interface MortgageInput {
  readonly price: Cents;
  readonly downPayment: AmountOrShare;
  /** 6.5 means 6.5% a year, compounded monthly. */
  readonly ratePercent: Rational;
  readonly months: number;
  /** Per year; a percentage refers to the price. */
  readonly propertyTax: AmountOrShare;
  readonly insurance: AmountOrShare;
  /** Per month. */
  readonly hoa: Cents;
  /** Percent of the loan per year; charged only while the balance is more than 80% of the price. */
  readonly pmiPercent: Rational;
  readonly pmiEnds: 'on-request' | 'by-itself';
  /** Start of the loan, 'YYYY-MM-DD'; the first payment is a month later. */
  readonly start?: string;
  readonly extras?: Extras;
}

export interface Mortgage {
  readonly ok: true;
  readonly loan: Cents;
  readonly downPayment: Cents;
  /** Principal and interest per month. */
  readonly payment: Cents;
  /** Totals with a payment that is not rounded to cents. */
  readonly unrounded: { readonly totalPaid: Cents; readonly totalInterest: Cents };
  /** Without extra payments. */
  readonly schedule: Schedule;
  readonly withExtras:
    | (Schedule & { readonly interestSaved: Cents; readonly monthsSaved: number })
    | undefined;
  readonly pmi: Pmi | undefined;
  /** The parts of the first month's cost, and their total. */
  readonly monthly: {
    readonly principalAndInterest: Cents;
    readonly tax: Cents;
    readonly insurance: Cents;
    readonly pmi: Cents;
    readonly hoa: Cents;
    readonly total: Cents;
  };
  /** Totals over the whole loan with the actual payments. */
  readonly lifetime: {
    readonly principal: Cents;
    readonly interest: Cents;
    readonly tax: Cents;
    readonly insurance: Cents;
    readonly pmi: Cents;
    readonly hoa: Cents;
  };
}
