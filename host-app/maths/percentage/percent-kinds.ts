import type { Rational } from '../rational';

/** All kinds of questions, with the names of their inputs. */
export const PERCENT_KINDS = {
  /** percent of whole */
  percentOf: ['percent', 'whole'],
  /** part is what percent of whole */
  whatPercent: ['part', 'whole'],
  /** part is percent of what */
  ofWhat: ['part', 'percent'],
  /** a fraction as a percentage, and a percentage as a fraction */
  toPercent: ['fraction'],
  fromPercent: ['percent'],
  /** from one value to another, in percent of the first */
  change: ['from', 'to'],
  /** from one percentage to another, in percentage points */
  points: ['from', 'to'],
  /** between two values of equal rank, in percent of their mean */
  difference: ['first', 'second'],
  increaseBy: ['value', 'percent'],
  decreaseBy: ['value', 'percent'],
  /** the original value before a percentage was subtracted or added */
  reverseDecrease: ['value', 'percent'],
  reverseIncrease: ['value', 'percent'],
  /** one percentage after the other */
  successive: ['value', 'first', 'second'],
  /** money: added to a bill, which may be split */
  tip: ['bill', 'percent', 'people'],
  /** money: tax added to a net price, or contained in a gross price */
  addTax: ['price', 'percent'],
  removeTax: ['price', 'percent'],
  /** money: a reduced price */
  discount: ['price', 'percent'],
  /** money: tax on a reduced price */
  discountThenTax: ['price', 'percent', 'tax'],
} as const satisfies Record<string, readonly string[]>;

export type PercentKind = keyof typeof PERCENT_KINDS;
export type PercentInput<K extends PercentKind> = Readonly<
  Record<(typeof PERCENT_KINDS)[K][number], Rational>
>;
