import type { MessageKey, Params } from '../messages';
import { compare, rational, type Rational } from '../rational';
import { parseDate } from './dates';
import { centsOf, MOST_CENTS, type AmountOrShare } from './money';
import type { MortgageInput } from './mortgage.types';

export interface FieldProblem {
  readonly field: string;
  readonly message: MessageKey;
  readonly params?: Params;
}

const LONGEST_MONTHS = 600;
const HUNDRED = rational(100);

export const percentProblem = (field: string, percent: Rational): FieldProblem[] => {
  if (percent.n < 0n) return [{ field, message: 'mustNotBeNegative' }];
  return compare(percent, HUNDRED) > 0 ? [{ field, message: 'percentTooHigh', params: { most: 100 } }] : [];
};

export const moneyProblem = (field: string, cents: number): FieldProblem[] => {
  if (cents < 0) return [{ field, message: 'mustNotBeNegative' }];
  return cents > MOST_CENTS ? [{ field, message: 'amountTooLarge' }] : [];
};

const amountProblem = (field: string, amount: AmountOrShare): FieldProblem[] =>
  amount.kind === 'money' ? moneyProblem(field, amount.cents) : percentProblem(field, amount.percent);

export const countProblem = (field: string, count: number, most: number): FieldProblem[] =>
  Number.isInteger(count) && count >= 1 && count <= most
    ? []
    : [{ field, message: 'termOutOfRange', params: { most } }];

const downPaymentProblem = ({ price, downPayment }: MortgageInput): FieldProblem[] => {
  const wrong = amountProblem('downPayment', downPayment);
  if (wrong.length > 0 || price <= 0 || centsOf(downPayment, price) < price) return wrong;
  return [{ field: 'downPayment', message: 'downPaymentCoversPrice' }];
};

/** The problems that the user has to correct before there is a result. */
export const checkMortgage = (input: MortgageInput): FieldProblem[] => {
  const { price, ratePercent, months, propertyTax, insurance, hoa, pmiPercent, start, extras = {} } = input;
  const extraAmounts = [extras.regular, extras.yearly, ...(extras.oneOff ?? [])];
  return [
    ...(price > 0 ? moneyProblem('price', price) : [{ field: 'price', message: 'mustBePositive' } as const]),
    ...downPaymentProblem(input),
    ...percentProblem('rate', ratePercent),
    ...countProblem('term', months, LONGEST_MONTHS),
    ...amountProblem('propertyTax', propertyTax),
    ...amountProblem('insurance', insurance),
    ...moneyProblem('hoa', hoa),
    ...percentProblem('pmi', pmiPercent),
    ...(start !== undefined && !parseDate(start) ? [{ field: 'start', message: 'noSuchDate' } as const] : []),
    ...extraAmounts.flatMap((extra) => (extra ? moneyProblem('extra', extra.cents) : [])),
  ];
};
