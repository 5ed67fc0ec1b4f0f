import { rational, subtract, type Rational } from '../../../../maths/rational.js';
import { splitTerm } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { displayed } from '../../../print/displayed.js';
import {
  arg,
  call,
  E,
  I,
  isCall,
  isNode,
  isNum,
  negative,
  num,
  ONE,
  PI,
  power,
  product,
  quotient,
  sum,
  type Expr,
} from '../../../tree/expr.js';
import { written } from '../numbers/amounts.js';
import { contains } from '../../../tree/walk.js';
import { type Law } from '../laws.js';
import { loose } from '../../trace.js';

/** The angle as a multiple of π; null for any other. */
export const multipleOfPi = (e: Expr): Rational | null => {
  const value = canon(e);
  if (value.key === '0') return rational(0);
  const [coefficient, rest] = splitTerm(value);
  return rest.key === PI.key ? coefficient : null;
};
export const angle = ({ n, d }: Rational): Expr => {
  const top = n === 1n || n === -1n ? PI : product(num(n < 0n ? -n : n), PI);
  const size = d === 1n ? top : quotient(top, num(d));
  return n === 0n ? num(0) : n < 0n ? negative(size) : size;
};

export const reciprocalFunction: Law = {
  rule: 'reciprocal',
  at: (e) => {
    if (!isCall(e) || e.args.length !== 1 || multipleOfPi(arg(e, 0)) === null) return null;
    const u = arg(e, 0);
    if (e.name === 'csc')
      return { after: quotient(ONE, call('sin', u)), act: `${written(e)} is 1 over the sine.` };
    if (e.name === 'sec')
      return { after: quotient(ONE, call('cos', u)), act: `${written(e)} is 1 over the cosine.` };
    return e.name === 'cot'
      ? { after: quotient(call('cos', u), call('sin', u)), act: `${written(e)} is the cosine over the sine.` }
      : null;
  },
};

const floorOf = ({ n, d }: Rational): bigint => n / d - (n % d < 0n ? 1n : 0n);
const isLess = (a: Rational, n: bigint, d: bigint): boolean => a.n * d < n * a.d;

/** sin(7π/4) = −sin(π/4): to an angle of the first turn, then of the first quadrant. */
export const referenceAngle: Law = {
  rule: 'reference-angle',
  at: (e) => {
    if (!isCall(e) || !/^(?:sin|cos|tan)$/.test(e.name)) return null;
    const turns = multipleOfPi(arg(e, 0));
    if (!turns) return null;
    const period = e.name === 'tan' ? 1n : 2n;
    const count = floorOf(rational(turns.n, turns.d * period));
    const first = subtract(turns, rational(count * period));
    if (count !== 0n) {
      const moved = call(e.name, angle(first));
      const turn = product(num((count < 0n ? -count : count) * period), PI);
      return {
        after: moved,
        act: `${written(arg(e, 0))} ${count > 0n ? '−' : '+'} ${written(turn)} = ${written(angle(first))}: ${e.name} repeats after ${written(product(num(period), PI))}.`,
      };
    }
    if (!isLess(rational(1, 2), first.n, first.d)) return null;
    const [below, over] = [isLess(first, 1n, 1n), !isLess(first, 3n, 2n)];
    if ([rational(1), rational(3, 2)].some(({ n, d }) => n === first.n && d === first.d)) return null;
    const reference = below
      ? subtract(rational(1), first)
      : over
        ? subtract(rational(2), first)
        : subtract(first, rational(1));
    const isPositive = e.name === 'tan' ? !below : e.name === 'sin' ? below : over;
    const moved = call(e.name, angle(reference));
    const quadrant = below ? 'second' : over ? 'fourth' : 'third';
    return {
      after: isPositive ? moved : negative(moved),
      act: `${written(angle(first))} is in the ${quadrant} quadrant, where ${e.name} is ${isPositive ? 'positive' : 'negative'}; its reference angle is ${written(angle(reference))}.`,
    };
  },
};

/** e^(iπ/3) = cos(π/3) + i sin(π/3) */
export const eulerFormula: Law = {
  rule: 'euler-formula',
  at: (e) => {
    if (e.kind !== 'power' || arg(e, 0).key !== E.key || !contains(arg(e, 1), I.name)) return null;
    const turns = multipleOfPi(quotient(arg(e, 1), I));
    if (!turns) return null;
    const own = angle(turns);
    const after = sum(call('cos', own), product(I, call('sin', own)));
    return { after, act: `e^(iθ) = cos θ + i sin θ, with θ = ${written(own)}.` };
  },
};
/** The sine of π/6 and its kind, which are known by heart. */
export const knownValue: Law = {
  rule: 'known-value',
  at: (e) => {
    if (!isCall(e) || e.args.length !== 1 || !/^a?(?:sin|cos|tan)$/.test(e.name)) return null;
    const value = canon(e);
    if (isCall(value, e.name) || (!isNum(value) && value.key.includes('cal'))) return null;
    return { after: displayed(value), act: `${written(e)} = ${written(value)}.` };
  },
};

/** log_6(36) = log_6(6²) = 2 */
export const logarithmOfPower: Law = {
  rule: 'logarithm-of-power',
  at: (e) => {
    if (!isCall(e) || !/^(?:log|ln)$/.test(e.name)) return null;
    const [inner, base] = [arg(e, 0), e.args[1]];
    const own = base ?? (e.name === 'ln' ? null : num(10));
    if (inner.kind === 'power' && (own ? arg(inner, 0).key === own.key : arg(inner, 0).key === 'ℯ'))
      return {
        after: arg(inner, 1),
        act: `The logarithm asks for the exponent of ${written(arg(inner, 0))}.`,
      };
    // 8/4 is worked out first.
    if (isNode(inner) && isNum(canon(inner)) && loose(displayed(canon(inner))) !== loose(inner)) return null;
    const value = canon(e);
    if (!isNum(value)) return null;
    const { n, d } = value.value;
    const size = d === 1n ? num(n < 0n ? -n : n) : quotient(num(n < 0n ? -n : n), num(d));
    const raised = power(own ?? E, n < 0n ? negative(size) : size);
    if (loose(raised) === loose(inner)) return null;
    return {
      after: call(e.name, raised, ...(base ? [base] : [])),
      act: `${written(inner)} = ${written(raised)}.`,
    };
  },
};
