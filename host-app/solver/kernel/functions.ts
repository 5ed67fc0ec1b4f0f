import {
  absolute,
  compare,
  isInteger,
  rational,
  sign,
  toNumber,
  type Rational,
} from '../../maths/rational.js';
import { arg, call, E, HALF, I, isNum, num, ONE, PI, TWO, ZERO, termsOf, type Expr } from '../tree/expr.js';
import { usesI } from '../tree/predicates.js';
import { variablesOf } from '../tree/walk.js';
import { approx } from './approx.js';
import { add, div, mul, neg, pow, splitPower, splitTerm, sqrt, sub } from './canon.js';
import { perfectPower } from './integer.js';
import { MathProblem, spend } from './problem.js';
import { cosine, inverse, sine, tangent } from './trig-values.js';
import { whole } from './whole-functions.js';

/** -x or -2x + 1: the arguments that an odd or even function changes the sign of. */
const startsNegative = (e: Expr): boolean => sign(splitTerm(e.kind === 'sum' ? arg(e, 0) : e)[0]) < 0;
const flip = (e: Expr): Expr => (e.kind === 'sum' ? add(...e.args.map(neg)) : neg(e));

/** rest + turns π. */
const splitTurns = (e: Expr): [Rational, Expr] => {
  const terms = termsOf(e);
  const turn = terms.find((term) => splitTerm(term)[1].key === 'π');
  return turn ? [splitTerm(turn)[0], sub(e, turn)] : [rational(0), e];
};

/** sin and cos of rest + k π/2 for whole k. */
const quarterTurns = (name: 'sin' | 'cos', rest: Expr, quarters: number): Expr => {
  const shift = (((quarters + (name === 'cos' ? 1 : 0)) % 4) + 4) % 4;
  const minus = startsNegative(rest);
  const angle = minus ? flip(rest) : rest;
  if (shift % 2 === 0) {
    const value = call('sin', angle);
    return minus !== (shift === 2) ? neg(value) : value;
  }
  return shift === 3 ? neg(call('cos', angle)) : call('cos', angle);
};

const RECIPROCAL: Readonly<Record<string, string>> = { sec: 'cos', csc: 'sin' };

const trig = (name: string, x: Expr): Expr => {
  const [turns, rest] = splitTurns(x);
  const base = RECIPROCAL[name];
  if (base) {
    const value = trig(base, x);
    if (value.key === '0') throw new MathProblem('math.undefined');
    const [coefficient, inner] = splitTerm(value);
    return inner.kind === 'call'
      ? mul(num(coefficient), call(inner.name === 'cos' ? 'sec' : 'csc', arg(inner, 0)))
      : div(ONE, value);
  }
  if (rest.key === '0') {
    const exact =
      name === 'sin' ? sine(turns) : name === 'cos' ? cosine(turns) : tangent(turns, name === 'cot');
    if (exact) return exact;
  }
  const quarters = rational(turns.n * 2n, turns.d);
  const movable = isInteger(quarters);
  const [angle, count] = movable ? [rest, Number(quarters.n % 4n)] : [x, 0];
  if (name === 'sin' || name === 'cos')
    return invertedInside(name, angle) ?? quarterTurns(name, angle, count);
  const other = name === 'tan' ? 'cot' : 'tan';
  const minus = startsNegative(angle);
  const turned =
    count % 2 === 0 ? call(name, minus ? flip(angle) : angle) : call(other, minus ? flip(angle) : angle);
  return minus !== (count % 2 !== 0) ? neg(turned) : turned;
};

/** sin(asin x) = x, cos(asin x) = sqrt(1 - x^2). */
const invertedInside = (name: string, x: Expr): Expr | null => {
  if (x.kind !== 'call') return null;
  const inner = arg(x, 0);
  if (x.name === `a${name}`) return inner;
  if (x.name === 'asin' || x.name === 'acos') return sqrt(sub(ONE, pow(inner, TWO)));
  if (x.name !== 'atan') return null;
  const root = pow(add(pow(inner, TWO), ONE), neg(HALF));
  return name === 'cos' ? root : mul(inner, root);
};

const ln = (x: Expr): Expr => {
  if (x.key === '0') throw new MathProblem('math.log-zero');
  if (x.key === 'ℯ') return ONE;
  if (x.kind === 'num') {
    if (sign(x.value) < 0) throw new MathProblem('math.log-negative');
    if (x.value.n === 1n && x.value.d === 1n) return ZERO;
    if (x.value.n === 1n) return neg(ln(num(x.value.d)));
    const [top, topPower] = perfectPower(x.value.n);
    const [bottom, bottomPower] = perfectPower(x.value.d);
    if (x.value.d === 1n) return mul(num(topPower), call('ln', num(top)));
    return topPower === bottomPower && topPower > 1
      ? mul(num(topPower), call('ln', num(rational(top, bottom))))
      : call('ln', x);
  }
  const [base, exponent] = splitPower(x);
  if (x.kind === 'power' && (base.key === 'ℯ' || (isNum(base) && base.value.n > 0n)))
    return mul(exponent, ln(base));
  return call('ln', x);
};

/** |a + bi| for numbers a and b. */
const modulus = (x: Expr): Expr | null => {
  const terms = termsOf(x);
  const im = mul(I, add(...terms.filter(usesI)));
  const re = add(...terms.filter((term) => !usesI(term)));
  return usesI(im) ? null : sqrt(add(pow(re, TWO), pow(im, TWO)));
};

const abs = (x: Expr): Expr => {
  if (x.kind === 'num') return num(absolute(x.value));
  if (x.kind === 'call' && x.name === 'abs') return x;
  const size = usesI(x) && variablesOf(x).length === 0 ? modulus(x) : null;
  if (size) return size;
  const value = approx(x);
  // A constant with a certain sign; closer to 0, doubles cannot decide.
  if (Math.abs(value) > 1e-9) return value < 0 ? flip(x) : x;
  const [coefficient, rest] = splitTerm(x);
  if (coefficient.n !== coefficient.d) return mul(num(absolute(coefficient)), abs(rest));
  const [base, exponent] = splitPower(x);
  if (base.key === 'ℯ' || (isNum(base) && base.value.n > 0n)) return x;
  if (exponent.kind === 'num' && exponent.value.n % 2n === 0n) return x;
  if (x.kind === 'power' && isNum(exponent) && isInteger(exponent.value)) return pow(abs(base), exponent);
  return call('abs', startsNegative(x) ? flip(x) : x);
};

const inverseTrig = (name: string, x: Expr): Expr => {
  const exact = inverse(name, x);
  if (exact) return exact;
  if (!startsNegative(x)) return call(name, x);
  return name === 'acos' ? sub(PI, call('acos', flip(x))) : neg(call(name, flip(x)));
};

const hyperbolic = (name: string, x: Expr): Expr => {
  if (x.key === '0') return name === 'cosh' ? ONE : name === 'acosh' ? call(name, x) : ZERO;
  if (!startsNegative(x) || name === 'acosh') return call(name, x);
  return name === 'cosh' ? call(name, flip(x)) : neg(call(name, flip(x)));
};

export const TRIG = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const HYPERBOLIC = new Set(['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh']);

/** A canonical function value; the arguments must be canonical. */
export const fn = (name: string, ...args: readonly Expr[]): Expr => {
  spend(2);
  const [x = ZERO, y] = args;
  if (TRIG.has(name)) return trig(name, x);
  if (name === 'ln') return ln(x);
  if (name === 'log') return logarithm(x, y ?? num(10));
  if (name === 'sqrt') return sqrt(x);
  if (name === 'cbrt') return pow(x, num(rational(1, 3)));
  if (name === 'root') return pow(x, div(ONE, y ?? TWO));
  if (name === 'exp') return pow(E, x);
  if (name === 'abs') return abs(x);
  if (name === 'acot') return x.key === '0' ? mul(HALF, PI) : fn('atan', div(ONE, x));
  if (name === 'asec') return fn('acos', div(ONE, x));
  if (name === 'acsc') return fn('asin', div(ONE, x));
  if (name === 'asin' || name === 'acos' || name === 'atan') return inverseTrig(name, x);
  if (HYPERBOLIC.has(name)) return hyperbolic(name, x);
  return whole(name, args) ?? call(name, ...args);
};

const logarithm = (x: Expr, base: Expr): Expr => {
  if (base.kind === 'num' && (sign(base.value) <= 0 || compare(base.value, rational(1)) === 0))
    throw new MathProblem('math.log-base');
  const [top, bottom] = [ln(x), ln(base)];
  const value = div(top, bottom);
  // log_2(8) was found by common roots; anything else stays a quotient.
  return value.kind === 'num' && Math.abs(toNumber(value.value)) > 1e300 ? call('log', x, base) : value;
};

/** e^(iπ) = −1: with a known sine and cosine, a power of e with an imaginary exponent is a number. */
export const eulerPower = (exponent: Expr): Expr | null => {
  const [turns, rest] = splitTerm(exponent);
  if (rest.key !== mul(PI, I).key) return null;
  const [re, im] = [cosine(turns), sine(turns)];
  return re && im && add(re, mul(im, I));
};
