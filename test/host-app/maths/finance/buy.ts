import { mortgage } from '../../../../host-app/maths/finance/mortgage';
import type { Mortgage, MortgageInput } from '../../../../host-app/maths/finance/mortgage.types';
import { parseRational, zero } from '../../../../host-app/maths/rational';

export const money = (dollars: number) => ({ kind: 'money', cents: Math.round(dollars * 100) }) as const;
/** A mortgage without anything but the loan. */
export const plain: Omit<MortgageInput, 'price' | 'downPayment' | 'ratePercent' | 'months'> = {
  propertyTax: money(0),
  insurance: money(0),
  hoa: 0,
  pmiPercent: zero,
  pmiEnds: 'by-itself',
};
/** Price and down payment in whole currency units. @throws when the input is refused */
export const buy = (
  price: number,
  down: number,
  rate: string,
  years: number,
  rest: Partial<MortgageInput> = {},
): Mortgage => {
  const result = mortgage({
    ...plain,
    price: price * 100,
    downPayment: money(down),
    ratePercent: parseRational(rate)!,
    months: years * 12,
    ...rest,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
};
