import { gcd } from '../../../../maths/rational.js';
import { lcm } from '../../../kernel/whole-functions.js';
import {
  arg,
  isNode,
  negative,
  num,
  product,
  quotient,
  sum,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { isFraction, listed, written, whole, wholeOf } from '../numbers/amounts.js';
import { signed, unsigned, type Law } from '../laws.js';

const partsOf = (e: Expr): [top: bigint, bottom: bigint] | null => {
  const n = wholeOf(e);
  if (n !== null) return [n, 1n];
  if (!isFraction(e)) return null;
  const inner = e.kind === 'negative' ? arg(e, 0) : e;
  const [top, bottom] = [wholeOf(arg(inner, 0)), wholeOf(arg(inner, 1))];
  return top === null || bottom === null ? null : [e.kind === 'negative' ? -top : top, bottom];
};

const fractionsIn = (e: Expr): readonly (readonly [bigint, bigint])[] | null => {
  if (e.kind !== 'sum' || !e.args.some(isFraction)) return null;
  const parts = e.args.map(partsOf).filter((part) => part !== null);
  return parts.length === e.args.length ? parts : null;
};
const over = (top: bigint, bottom: bigint): Expr => {
  const size = quotient(num(top < 0n ? -top : top), num(bottom));
  return top < 0n ? negative(size) : size;
};

export const sameDenominator: Law = {
  rule: 'extend-fractions',
  at: (e) => {
    const parts = fractionsIn(e);
    if (!parts || !isNode(e)) return null;
    const all = parts.map(([, bottom]) => bottom).reduce((found, bottom) => lcm(found, bottom), 1n);
    if (parts.every(([, bottom]) => bottom === all)) return null;
    const terms = parts.map(([top, bottom]) => over(top * (all / bottom), all));
    const bottoms = [...new Set(parts.map(([, bottom]) => bottom))].filter((bottom) => bottom !== 1n);
    const changed = e.args.flatMap((part, at) =>
      parts[at]?.[1] === all ? [] : [`${written(part)} = ${written(terms[at] ?? part)}`],
    );
    const named =
      bottoms.length > 1
        ? `The common denominator of ${listed(bottoms.map(String))} is ${all}`
        : `The denominator is ${all}`;
    // A term like 4/4 would be worked out by itself.
    const hasWhole = parts.some(([top, bottom]) => (top * (all / bottom)) % all === 0n);
    const tops = parts.map(([top, bottom]) => whole(top * (all / bottom)));
    const after = hasWhole ? quotient(sum(...tops), num(all)) : sum(...terms);
    return { after, act: `${named}: ${listed(changed)}.` };
  },
};
export const addFractions: Law = {
  rule: 'common-denominator',
  at: (e) => {
    const parts = fractionsIn(e);
    const bottom = parts?.[0]?.[1];
    if (!parts || bottom === undefined || parts.some(([, other]) => other !== bottom)) return null;
    return {
      after: quotient(sum(...parts.map(([top]) => whole(top))), num(bottom)),
      act: `Each has the denominator ${bottom}, so only the tops are added.`,
    };
  },
};

export const multiplyFractions: Law = {
  rule: 'multiply-fractions',
  at: (e) => {
    if (e.kind !== 'product') return null;
    const [isMinus, factors] = unsigned(e.args);
    if (
      !factors.some((factor) => factor.kind === 'quotient') ||
      factors.some((factor) => factor.kind === 'sum')
    )
      return null;
    const tops = factors.map((factor) => (factor.kind === 'quotient' ? arg(factor, 0) : factor));
    const bottoms = factors.flatMap((factor) => (factor.kind === 'quotient' ? [arg(factor, 1)] : []));
    if (tops.some((top) => top.kind === 'sum')) return null;
    return {
      after: signed(isMinus, quotient(product(...tops), product(...bottoms))),
      act: 'The tops are multiplied with each other, and so are the bottoms.',
    };
  },
};
export const divideFractions: Law = {
  rule: 'divide-fractions',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [isMinus, [top, bottom]] = unsigned(e.args) as [boolean, [Expr, Expr]];
    if (bottom.kind === 'quotient') {
      const turned = quotient(arg(bottom, 1), arg(bottom, 0));
      return {
        after: signed(isMinus, product(top, turned)),
        act: `Dividing by ${written(bottom)} is multiplying by ${written(turned)}.`,
      };
    }
    if (top.kind !== 'quotient') return null;
    return {
      after: signed(isMinus, quotient(arg(top, 0), product(arg(top, 1), bottom))),
      act: `Dividing by ${written(bottom)} multiplies the denominator by ${written(bottom)}.`,
    };
  },
};

/** The whole number among the factors, and the others. */
const contentOf = (e: Expr): [bigint, readonly Expr[]] | null => {
  const factors = factorsOf(e);
  const at = factors.findIndex((factor) => wholeOf(factor) !== null);
  const content = at < 0 ? 1n : wholeOf(factors[at] ?? e);
  return content === null || content <= 0n ? null : [content, factors.filter((_, k) => k !== at)];
};
export const cancelNumbers: Law = {
  rule: 'cancel',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [top, bottom] = [contentOf(arg(e, 0)), contentOf(arg(e, 1))];
    const shared = top && bottom ? gcd(top[0], bottom[0]) : 1n;
    if (!top || !bottom || shared === 1n) return null;
    return {
      after: quotient(
        product(num(top[0] / shared), ...top[1]),
        product(num(bottom[0] / shared), ...bottom[1]),
      ),
      act: `Top and bottom are divided by ${shared}.`,
    };
  },
};
