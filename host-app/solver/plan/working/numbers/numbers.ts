import { multiply, one, rational } from '../../../../maths/rational.js';
import { canon } from '../../../kernel/canonical.js';
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
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import {
  amount,
  decimal,
  hasDecimal,
  isFraction,
  isPlain,
  likeThose,
  listed,
  overTen,
  places,
  written,
  wholeOf,
} from './amounts.js';
import { signed, unsigned, type Law, type Move } from '../laws.js';

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
    act: `${written(product(...numbers))} = ${written(shown)}.`,
  };
};

/** A root and a logarithm are explained by the power that they undo. */
const reasonOf = (e: Expr, value: Expr): string => {
  const [inner, base] = isNode(e) && e.kind === 'call' ? e.args : [];
  const index =
    isNode(e) && e.name === 'cbrt' ? num(3) : e.kind === 'call' && e.name === 'root' && base ? base : num(2);
  if (inner && isNode(e) && /^(?:sqrt|cbrt|root)$/.test(e.name))
    return `${written(power(value, index))} = ${written(inner)}.`;
  const factors = isNode(e) && e.name === 'factorial' ? wholeOf(inner ?? e) : null;
  const product = factors !== null && factors > 2n && factors < 9n ? ` = ${countdown(factors)}` : '';
  return `${written(e)}${product} = ${written(value)}.`;
};
/** 5 · 4 · 3 · 2 · 1 */
const countdown = (n: bigint): string =>
  Array.from({ length: Number(n) }, (_, at) => `${n - BigInt(at)}`).join(' · ');

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

/** 12.6/0.35 = 1260/35 */
export const wholeDivisor: Law = {
  rule: 'whole-divisor',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [top, bottom] = [amount(arg(e, 0)), amount(arg(e, 1))];
    const digits = bottom && hasDecimal(arg(e, 1)) ? places(bottom.d) : null;
    if (!top || !bottom || digits === null) return null;
    const factor = rational(10n ** BigInt(digits));
    const [above, below] = [top, bottom].map((one) => likeThose(multiply(one, factor), true)) as [Expr, Expr];
    const by = (part: Expr, done: Expr): string => `${written(part)} · ${factor.n} = ${written(done)}`;
    const act = `${by(arg(e, 0), above)} and ${by(arg(e, 1), below)}.`;
    return { after: quotient(above, below), act };
  },
};

/** 5³ = 5 · 5 · 5, where the power is the whole question. */
export const powerMeaning: Law = {
  rule: 'power-meaning',
  at: (e) => {
    if (e.kind !== 'power') return null;
    const [base, exponent] = [arg(e, 0), wholeOf(arg(e, 1))];
    if (amount(base) === null || base.key === '1' || exponent === null || exponent < 2n || exponent > 6n)
      return null;
    return {
      after: product(...Array.from({ length: Number(exponent) }, () => base)),
      act: `${written(base)} is taken ${exponent} times as a factor.`,
    };
  },
};

export const negativeExponent: Law = {
  rule: 'negative-exponent',
  at: (e) => {
    if (e.kind !== 'power' || arg(e, 1).kind !== 'negative') return null;
    const [base, exponent] = [arg(e, 0), arg(arg(e, 1), 0)];
    const raised = (one: Expr): Expr => (exponent.key === '1' ? one : power(one, exponent));
    const after =
      base.kind === 'quotient'
        ? raised(quotient(arg(base, 1), arg(base, 0)))
        : quotient(num(1), raised(base));
    return { after, act: `A negative exponent turns the number over: ${written(e)} = ${written(after)}.` };
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
      act: `The exponent ${written(arg(e, 1))} is the root with index ${value.d}${value.n === 1n ? '' : `, to the power of ${value.n}`}.`,
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
      act:
        listed(e.args.filter(hasDecimal).map((part) => `${written(part)} = ${written(tenths(part))}`)) + '.',
    };
  },
};
export const tenths = (e: Expr): Expr => {
  const parts = overTen(amount(e) ?? one);
  if (!parts) return e;
  const [top, bottom] = parts;
  return top < 0n ? negative(quotient(num(-top), num(bottom))) : quotient(num(top), num(bottom));
};
