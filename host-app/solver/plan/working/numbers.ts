import { gcd, multiply, one } from '../../../maths/rational.js';
import { canon } from '../../kernel/canonical.js';
import { lcm } from '../../kernel/whole-functions.js';
import {
  arg,
  call,
  isNode,
  isNum,
  negative,
  num,
  power,
  product,
  quotient,
  rebuild,
  sum,
  type Expr,
} from '../../tree/expr.js';
import {
  amount,
  decimal,
  factorsOf,
  hasDecimal,
  isFraction,
  isPlain,
  likeThose,
  listed,
  overTen,
  say,
  whole,
  wholeOf,
} from './amounts.js';
import { signed, unsigned, type Law, type Move } from './laws.js';

/** Several numbers of a longer product become one. */
const numbersTogether = (e: Expr): Move | null => {
  const [isMinus, factors] = unsigned(factorsOf(e));
  const numbers = factors.filter(isPlain);
  if (numbers.length < 2) return null;
  const value = numbers.reduce((total, one) => multiply(total, amount(one) ?? total), one);
  const shown = likeThose(value, numbers.some(hasDecimal));
  const others = factors.filter((factor) => !numbers.includes(factor));
  return {
    after: signed(isMinus, product(shown, ...others)),
    act: `${say(product(...numbers))} = ${say(shown)}.`,
  };
};

/** A root and a logarithm are explained by the power that they undo. */
const reasonOf = (e: Expr, value: Expr): string => {
  const [inner, base] = isNode(e) && e.kind === 'call' ? e.args : [];
  const index =
    isNode(e) && e.name === 'cbrt' ? num(3) : e.kind === 'call' && e.name === 'root' && base ? base : num(2);
  if (inner && isNode(e) && /^(?:sqrt|cbrt|root)$/.test(e.name))
    return `${say(power(value, index))} = ${say(inner)}.`;
  return `${say(e)} = ${say(value)}.`;
};

/** Operations between whole numbers and decimals. */
export const evaluation: Law = {
  rule: 'evaluate',
  at: (e) => {
    if (!isNode(e) || e.kind === 'list' || e.kind === 'relation') return null;
    if (!e.args.every(isPlain)) return e.kind === 'product' ? numbersTogether(e) : null;
    if (e.kind === 'negative')
      return wholeOf(e) === null && !hasDecimal(e) ? { after: arg(arg(e, 0), 0) } : null;
    const value = canon(e);
    if (!isNum(value)) return null;
    const has = hasDecimal(e);
    if (e.kind === 'quotient' && value.value.d !== 1n && !(has && decimal(value.value))) return null;
    const shown = likeThose(value.value, has);
    return shown.key === e.key && !has ? null : { after: shown, act: reasonOf(e, shown) };
  },
};

/** 5³ = 5 · 5 · 5, where the power is the whole question. */
export const powerMeaning: Law = {
  rule: 'power-meaning',
  at: (e) => {
    if (e.kind !== 'power') return null;
    const [base, exponent] = [arg(e, 0), wholeOf(arg(e, 1))];
    if (amount(base) === null || exponent === null || exponent < 2n || exponent > 6n) return null;
    return {
      after: product(...Array.from({ length: Number(exponent) }, () => base)),
      act: `${say(base)} is taken ${exponent} times as a factor.`,
    };
  },
};

export const negativeExponent: Law = {
  rule: 'negative-exponent',
  at: (e) => {
    if (e.kind !== 'power' || arg(e, 1).kind !== 'negative') return null;
    const [base, exponent] = [arg(e, 0), arg(arg(e, 1), 0)];
    const after =
      base.kind === 'quotient'
        ? power(quotient(arg(base, 1), arg(base, 0)), exponent)
        : quotient(num(1), power(base, exponent));
    return { after, act: `A negative exponent turns the number over: ${say(e)} = ${say(after)}.` };
  },
};
export const fractionExponent: Law = {
  rule: 'fraction-exponent',
  at: (e) => {
    if (e.kind !== 'power' || amount(arg(e, 0)) === null || !isFraction(arg(e, 1))) return null;
    const value = amount(arg(e, 1));
    if (!value || value.n < 0n || value.d > 9n || value.d === 1n) return null;
    const base = arg(e, 0);
    const root =
      value.d === 2n
        ? call('sqrt', base)
        : value.d === 3n
          ? call('cbrt', base)
          : call('root', base, num(value.d));
    return {
      after: value.n === 1n ? root : power(root, num(value.n)),
      act: `The exponent ${say(arg(e, 1))} is the root with index ${value.d}${value.n === 1n ? '' : `, to the power of ${value.n}`}.`,
    };
  },
};

/** A decimal beside a fraction, or as the last line. */
export const asTenths: Law = {
  rule: 'decimal-fraction',
  at: (e) => {
    if (!isNode(e) || !e.args.some(hasDecimal) || !e.args.every((part) => amount(part) !== null)) return null;
    if (!e.args.some(isFraction)) return null;
    return {
      after: rebuild(
        e,
        e.args.map((part) => (hasDecimal(part) ? tenths(part) : part)),
      ),
      act: listed(e.args.filter(hasDecimal).map((part) => `${say(part)} = ${say(tenths(part))}`)) + '.',
    };
  },
};
export const tenths = (e: Expr): Expr => {
  const parts = overTen(amount(e) ?? one);
  if (!parts) return e;
  const [top, bottom] = parts;
  return top < 0n ? negative(quotient(num(-top), num(bottom))) : quotient(num(top), num(bottom));
};

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
      parts[at]?.[1] === all ? [] : [`${say(part)} = ${say(terms[at] ?? part)}`],
    );
    const named =
      bottoms.length > 1
        ? `The common denominator of ${listed(bottoms.map(String))} is ${all}`
        : `The denominator is ${all}`;
    return { after: sum(...terms), act: `${named}: ${listed(changed)}.` };
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
        act: `Dividing by ${say(bottom)} is multiplying by ${say(turned)}.`,
      };
    }
    if (top.kind !== 'quotient') return null;
    return {
      after: signed(isMinus, quotient(arg(top, 0), product(arg(top, 1), bottom))),
      act: `Dividing by ${say(bottom)} multiplies the denominator by ${say(bottom)}.`,
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
