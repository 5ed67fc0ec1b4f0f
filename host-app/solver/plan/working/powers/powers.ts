import { compare } from '../../../../maths/rational.js';
import { variablesOf } from '../../../tree/walk.js';
import {
  arg,
  negative,
  num,
  ONE,
  power,
  product,
  quotient,
  sum,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { amount, listed, written, wholeOf } from '../numbers/amounts.js';
import { signed, unsigned, type Law } from '../laws.js';

const powerParts = (e: Expr): [base: Expr, exponent: Expr] =>
  e.kind === 'power' ? [arg(e, 0), arg(e, 1)] : [e, ONE];
/** Letters and what is built of them; roots have laws of their own. */
const isBase = (e: Expr): boolean => variablesOf(e).length > 0 || e.key === 'ℯ' || e.key === 'π';

const raised = (base: Expr, exponent: Expr): Expr => (exponent.key === '1' ? base : power(base, exponent));

/** Exponents of each base, in the order of their first appearance; other factors have none. */
const groupsOf = (factors: readonly Expr[]): Map<string, { base: Expr; exponents: Expr[] }> => {
  const groups = new Map<string, { base: Expr; exponents: Expr[] }>();
  for (const factor of factors) {
    const [base, exponent] = powerParts(factor);
    if (!isBase(base)) continue;
    const known = groups.get(base.key) ?? { base, exponents: [] };
    known.exponents.push(exponent);
    groups.set(base.key, known);
  }
  return groups;
};

export const sameBase: Law = {
  rule: 'same-base',
  at: (e) => {
    if (e.kind !== 'product') return null;
    const [isMinus, factors] = unsigned(e.args);
    const groups = groupsOf(factors);
    const added = [...groups.values()].filter(({ exponents }) => exponents.length > 1);
    if (added.length === 0) return null;
    const kept = factors.filter((factor) => !isBase(powerParts(factor)[0]));
    const powers = [...groups.values()].map(({ base, exponents }) =>
      exponents.length > 1 ? power(base, sum(...exponents)) : raised(base, exponents[0] ?? ONE),
    );
    return {
      after: signed(isMinus, product(...kept, ...powers)),
      act: `The exponents of ${listed(added.map(({ base }) => written(base)))} are added.`,
    };
  },
};

interface Quotient {
  readonly base: Expr;
  readonly above: Expr;
  readonly below: Expr;
}
const isLarger = (a: Expr, b: Expr): boolean => {
  const [x, y] = [amount(a), amount(b)];
  return !x || !y || compare(x, y) >= 0;
};
const differenceOf = (base: Expr, above: Expr, below: Expr): Expr => power(base, sum(above, negative(below)));

export const quotientSameBase: Law = {
  rule: 'quotient-same-base',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [tops, bottoms] = [factorsOf(arg(e, 0)), factorsOf(arg(e, 1))];
    const [above, below] = [groupsOf(tops), groupsOf(bottoms)];
    const shared: Quotient[] = [...above.values()].flatMap(({ base, exponents }) => {
      const [lower] = below.get(base.key)?.exponents ?? [];
      const [upper] = exponents;
      return upper && lower ? [{ base, above: upper, below: lower }] : [];
    });
    if (shared.length === 0) return null;
    const isShared = (factor: Expr): boolean =>
      shared.some(({ base }) => base.key === powerParts(factor)[0].key);
    const equal = shared.filter((one) => one.above.key === one.below.key);
    const unequal = shared.filter((one) => !equal.includes(one));
    const up = unequal.filter((one) => isLarger(one.above, one.below));
    const after = quotient(
      product(
        num(1),
        ...tops.filter((factor) => !isShared(factor)),
        ...up.map((one) => differenceOf(one.base, one.above, one.below)),
      ),
      product(
        num(1),
        ...bottoms.filter((factor) => !isShared(factor)),
        ...unequal
          .filter((one) => !up.includes(one))
          .map((one) => differenceOf(one.base, one.below, one.above)),
      ),
    );
    const acts = [
      ...(equal.length > 0
        ? [`${listed(equal.map((one) => written(raised(one.base, one.above))))} cancels.`]
        : []),
      ...(unequal.length > 0
        ? [`The exponents of ${listed(unequal.map(({ base }) => written(base)))} are subtracted.`]
        : []),
    ];
    return { after, act: acts.join(' ') };
  },
};

export const powerOfPower: Law = {
  rule: 'power-of-power',
  at: (e) => {
    if (e.kind !== 'power' || arg(e, 0).kind !== 'power') return null;
    const [inner, outer] = [arg(e, 0), arg(e, 1)];
    const [base, exponent] = powerParts(inner);
    if (amount(outer) === null || amount(exponent) === null) return null;
    return {
      after: power(base, product(exponent, outer)),
      act: `The exponents ${written(exponent)} and ${written(outer)} are multiplied.`,
    };
  },
};

export const powerOfProduct: Law = {
  rule: 'power-of-product',
  at: (e) => {
    if (e.kind !== 'power') return null;
    const [base, exponent] = [arg(e, 0), arg(e, 1)];
    const count = wholeOf(exponent);
    if (count === null || count < 2n) return null;
    if (base.kind === 'negative') {
      const isOdd = count % 2n === 1n;
      return {
        after: signed(isOdd, power(arg(base, 0), exponent)),
        act: isOdd ? 'An odd power keeps the minus.' : 'An even power has no minus.',
      };
    }
    const each = (part: Expr): Expr => product(...factorsOf(part).map((factor) => power(factor, exponent)));
    if (base.kind === 'product')
      return { after: each(base), act: `Each factor is raised to the power of ${count}.` };
    return base.kind === 'quotient'
      ? {
          after: quotient(each(arg(base, 0)), each(arg(base, 1))),
          act: `Top and bottom are raised to the power of ${count}.`,
        }
      : null;
  },
};

export const zeroExponent: Law = {
  rule: 'zero-exponent',
  at: (e) =>
    e.kind === 'power' && arg(e, 1).key === '0' && arg(e, 0).key !== '0'
      ? { after: num(1), act: `${written(e)} = 1: every power with exponent 0 is 1.` }
      : null,
};
