import { isInteger, type Rational } from '../../maths/rational.js';
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
} from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';

const flipSign = (value: Rational): Rational => ({ n: -value.n, d: value.d });

const negativeExponent = (e: Expr): Expr | null => {
  if (e.kind === 'num') return e.value.n < 0n ? num(flipSign(e.value)) : null;
  const first = e.kind === 'product' ? e.args[0] : undefined;
  if (e.kind === 'negative') return arg(e, 0);
  if (e.kind !== 'product' || first?.kind !== 'num' || first.value.n >= 0n) return null;
  const rest = e.args.slice(1);
  return first.key === '-1' ? product(...rest) : product(num(flipSign(first.value)), ...rest);
};

const rootForm = (base: Expr, exponent: Expr): Expr => {
  if (!isNum(exponent) || isInteger(exponent.value) || exponent.text !== undefined)
    return power(displayed(base), displayed(exponent));
  const { n, d } = exponent.value;
  if (n !== 1n && d !== 2n) return power(displayed(base), quotient(num(n), num(d)));
  if (n !== 1n) return power(displayed(base), quotient(num(n), num(d)));
  if (d === 2n) return call('sqrt', displayed(base));
  return d === 3n ? call('cbrt', displayed(base)) : call('root', displayed(base), num(d));
};

const fractionOf = (value: Rational): Expr =>
  isInteger(value) ? num(value) : quotient(num(value.n), num(value.d));

/** C e^(-x) and 4.2*10^(-4), where the minus is written: a power that stays a factor. */
const isDecay = (e: Expr): boolean => /^(?:ℯ|10)$/.test(arg(e, 0).key) && arg(e, 1).kind === 'negative';

/** A canonical product as a quotient: x y^-1 -> x / y; a minus in front. */
const productForm = (factors: readonly Expr[]): Expr => {
  let [minus, tops, bottoms]: [boolean, Expr[], Expr[]] = [false, [], []];
  factors.forEach((factor, at) => {
    if (factor.kind === 'num' && at === 0 && factor.text === undefined) {
      minus = factor.value.n < 0n;
      const size = minus ? -factor.value.n : factor.value.n;
      if (size !== 1n) tops.push(num(size));
      if (factor.value.d !== 1n) bottoms.push(num(factor.value.d));
      return;
    }
    const turned = factor.kind === 'power' && !isDecay(factor) ? negativeExponent(arg(factor, 1)) : null;
    if (turned && factor.kind === 'power')
      bottoms.push(turned.key === '1' ? displayed(arg(factor, 0)) : rootForm(arg(factor, 0), turned));
    else tops.push(displayed(factor));
  });
  const top = tops.length === 0 ? num(1) : product(...tops);
  const body = bottoms.length === 0 ? top : quotient(top, product(...bottoms));
  return minus ? negative(body) : body;
};

/** d - b before -b + d: of two terms with several letters, the one without a minus comes first, unless it is a root. */
const plusFirst = (terms: readonly Expr[]): readonly Expr[] => {
  const [first, second] = terms;
  // (-b + √…)/(2a) is known in this order.
  const isFormula = second?.kind === 'call' && first !== undefined && variablesOf(first).length > 0;
  const hasPlusLast = first?.kind === 'negative' && second?.kind !== 'negative' && !isFormula;
  const isTurned = terms.length === 2 && hasPlusLast;
  return isTurned && variablesOf(sum(...terms)).length > 1 ? terms.toReversed() : terms;
};

/** The tree in usual notation: roots, fractions and minus signs instead of exponents -1 and 1/2. */
export const displayed = (e: Expr): Expr => {
  if (e.kind === 'num')
    return e.text === undefined
      ? e.value.n < 0n
        ? negative(fractionOf(flipSign(e.value)))
        : fractionOf(e.value)
      : e;
  if (!isNode(e)) return e;
  if (e.kind === 'product') return productForm(e.args);
  if (e.kind === 'sum') return sum(...plusFirst(e.args.map(displayed)));
  if (e.kind !== 'power') return rebuild(e, e.args.map(displayed));
  const turned = negativeExponent(arg(e, 1));
  return turned && e.args[1]?.kind !== 'negative' ? productForm([e]) : rootForm(arg(e, 0), arg(e, 1));
};
