import { CalculationError } from '../calculation-error';
import { toCents } from '../finance/money';
import * as exact from '../rational';
import { rational, toFixed, type Rational } from '../rational';
import { formatSignificant, TWELVE_DIGITS } from '../significant';
import type { MessageKey, Params } from '../messages';
import type { PercentInput, PercentKind } from './percent-kinds';

export interface PercentAnswer {
  readonly value: Rational;
  /** '22.2222222222'; for money with cents, '11.61'; for a fraction '3/8'. */
  readonly text: string;
  /** The unit of the answer. */
  readonly unit: 'number' | 'percent' | 'points' | 'fraction' | 'money';
  /** The formula with names, and with the numbers inserted, both in calculator notation. */
  readonly formula: { readonly general: string; readonly filled: string };
  /** Further results: total of a bill, amount of a change. */
  readonly besides: Readonly<Record<string, string>>;
}

const HUNDRED = rational(100);
const TWO = rational(2);
const part = (percent: Rational): Rational => exact.divide(percent, HUNDRED);
const grown = (percent: Rational): Rational => exact.add(exact.one, part(percent));
const shrunk = (percent: Rational): Rational => exact.subtract(exact.one, part(percent));

const over = (top: Rational, bottom: Rational, key: MessageKey, params: Params = {}): Rational => {
  if (exact.isZero(bottom)) throw new CalculationError(key, params);
  return exact.divide(top, bottom);
};

interface PercentRule<K extends PercentKind> {
  readonly unit: PercentAnswer['unit'];
  readonly general: string;
  readonly work: (input: PercentInput<K>) => Rational;
  readonly besides?: (input: PercentInput<K>, value: Rational) => Readonly<Record<string, Rational>>;
}

const perPerson = (people: Rational): Rational => {
  if (people.n <= 0n || !exact.isInteger(people)) throw new CalculationError('peopleNeeded');
  return people;
};

/** A tip is rounded before it is added, because the total is in whole cents. */
const cents = (value: Rational): Rational => rational(toCents(value), 100);

const discounted = (price: Rational, percent: Rational): Rational =>
  exact.subtract(price, cents(exact.multiply(price, part(percent))));
const taxed = (price: Rational, percent: Rational): Rational =>
  exact.add(price, cents(exact.multiply(price, part(percent))));

const RULES: { readonly [K in PercentKind]: PercentRule<K> } = {
  percentOf: {
    unit: 'number',
    general: 'percent/100*whole',
    work: ({ percent, whole }) => exact.multiply(part(percent), whole),
  },
  whatPercent: {
    unit: 'percent',
    general: 'part/whole*100',
    work: ({ part, whole }) => exact.multiply(over(part, whole, 'percentOfZero'), HUNDRED),
  },
  ofWhat: {
    unit: 'number',
    general: 'part/(percent/100)',
    work: ({ part: amount, percent }) => over(amount, part(percent), 'zeroPercentOfWhat'),
  },
  toPercent: {
    unit: 'percent',
    general: 'fraction*100',
    work: ({ fraction }) => exact.multiply(fraction, HUNDRED),
    besides: ({ fraction }) => ({ decimal: fraction }),
  },
  fromPercent: {
    unit: 'fraction',
    general: 'percent/100',
    work: ({ percent }) => part(percent),
    besides: (_, fraction) => ({ decimal: fraction }),
  },
  change: {
    unit: 'percent',
    general: '(to - from)/abs(from)*100',
    work: ({ from, to }) =>
      exact.multiply(over(exact.subtract(to, from), exact.absolute(from), 'changeFromZero'), HUNDRED),
    besides: ({ from, to }) => ({ amount: exact.subtract(to, from) }),
  },
  points: {
    unit: 'points',
    general: 'to - from',
    work: ({ from, to }) => exact.subtract(to, from),
    besides: ({ from }, points) =>
      exact.isZero(from)
        ? {}
        : { relative: exact.multiply(exact.divide(points, exact.absolute(from)), HUNDRED) },
  },
  difference: {
    unit: 'percent',
    general: 'abs(first - second)/(abs(first + second)/2)*100',
    work: ({ first, second }) => {
      const mean = exact.divide(exact.absolute(exact.add(first, second)), TWO);
      const apart = exact.absolute(exact.subtract(first, second));
      return exact.multiply(over(apart, mean, 'differenceOfOpposites'), HUNDRED);
    },
    besides: ({ first, second }) => ({ amount: exact.absolute(exact.subtract(first, second)) }),
  },
  increaseBy: {
    unit: 'number',
    general: 'value*(1 + percent/100)',
    work: ({ value, percent }) => exact.multiply(value, grown(percent)),
    besides: ({ value, percent }) => ({ amount: exact.multiply(value, part(percent)) }),
  },
  decreaseBy: {
    unit: 'number',
    general: 'value*(1 - percent/100)',
    work: ({ value, percent }) => exact.multiply(value, shrunk(percent)),
    besides: ({ value, percent }) => ({ amount: exact.multiply(value, part(percent)) }),
  },
  reverseDecrease: {
    unit: 'number',
    general: 'value/(1 - percent/100)',
    work: ({ value, percent }) => over(value, shrunk(percent), 'nothingLeft'),
    besides: ({ value }, before) => ({ amount: exact.subtract(before, value) }),
  },
  reverseIncrease: {
    unit: 'number',
    general: 'value/(1 + percent/100)',
    work: ({ value, percent }) => over(value, grown(percent), 'nothingLeft'),
    besides: ({ value }, before) => ({ amount: exact.subtract(value, before) }),
  },
  successive: {
    unit: 'number',
    general: 'value*(1 + first/100)*(1 + second/100)',
    work: ({ value, first, second }) => exact.multiply(value, exact.multiply(grown(first), grown(second))),
    besides: ({ first, second }) => ({
      overall: exact.multiply(
        exact.subtract(exact.multiply(grown(first), grown(second)), exact.one),
        HUNDRED,
      ),
    }),
  },
  tip: {
    unit: 'money',
    general: 'bill*percent/100',
    work: ({ bill, percent }) => exact.multiply(bill, part(percent)),
    besides: ({ bill, people }, tip) => {
      const total = exact.add(bill, cents(tip));
      return {
        total,
        perPerson: exact.divide(total, perPerson(people)),
        tipPerPerson: exact.divide(cents(tip), people),
      };
    },
  },
  addTax: {
    unit: 'money',
    general: 'price*(1 + percent/100)',
    work: ({ price, percent }) => taxed(price, percent),
    besides: ({ price }, total) => ({ tax: exact.subtract(total, price) }),
  },
  removeTax: {
    unit: 'money',
    general: 'price/(1 + percent/100)',
    work: ({ price, percent }) => over(price, grown(percent), 'nothingLeft'),
    besides: ({ price }, net) => ({ tax: exact.subtract(price, cents(net)) }),
  },
  discount: {
    unit: 'money',
    general: 'price*(1 - percent/100)',
    work: ({ price, percent }) => discounted(price, percent),
    besides: ({ price }, now) => ({ saved: exact.subtract(price, now) }),
  },
  discountThenTax: {
    unit: 'money',
    general: 'price*(1 - percent/100)*(1 + tax/100)',
    work: ({ price, percent, tax }) => taxed(discounted(price, percent), tax),
    besides: ({ price, percent }, total) => {
      const reduced = discounted(price, percent);
      return { reduced, saved: exact.subtract(price, reduced), tax: exact.subtract(total, reduced) };
    },
  },
};

const decimal = (value: Rational): string => formatSignificant(value, TWELVE_DIGITS);

/** '3/8', or '2' for a whole number. */
const fractionText = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

const filled = (general: string, input: Readonly<Record<string, Rational>>): string =>
  general.replace(/\b[a-z]+\b/g, (name) => {
    const value = input[name];
    if (!value) return name;
    const text = name === 'fraction' ? fractionText(value) : decimal(value);
    return value.n < 0n || text.includes('/') ? `(${text})` : text;
  });

/**
 * Answers one question exactly.
 * @throws CalculationError where there is no answer, such as a change from 0
 */
export const percentage = <K extends PercentKind>(kind: K, input: PercentInput<K>): PercentAnswer => {
  const rule: PercentRule<K> = RULES[kind];
  const value = rule.work(input);
  const written = (amount: Rational): string =>
    rule.unit === 'money' ? toFixed(amount, 2) : decimal(amount);
  const besides = Object.entries(rule.besides?.(input, value) ?? {}).map(([name, amount]) => [
    name,
    written(amount),
  ]);
  return {
    value,
    text: rule.unit === 'fraction' ? fractionText(value) : written(value),
    unit: rule.unit,
    formula: { general: rule.general, filled: filled(rule.general, input) },
    besides: Object.fromEntries(besides),
  };
};
