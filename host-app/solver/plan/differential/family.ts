import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { fn } from '../../kernel/functions.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { splitTerm } from '../../kernel/terms.js';
import { arg, E, isCall, isNum, num, ONE, sym, ZERO, termsOf, type Expr } from '../../tree/expr.js';
import { rational } from '../../../maths/rational.js';
import { exponentialOf, neat } from './ode.js';

/** left(y) = base(x) + C, or left(y) = C base(x); and y itself where it can be found. */
export interface Family {
  readonly isProduct: boolean;
  readonly left: Expr;
  readonly base: Expr;
  readonly explicit: (right: Expr) => readonly Expr[] | null;
}

const linearParts = (u: Expr, y: string): readonly [Expr, Expr] | null => {
  const [b = ZERO, a, ...more] = coefficientsIn(u, y) ?? [];
  return a && more.length === 0 ? [a, b] : null;
};

/** Sums of k ln|u| with one k, or with k and -k. */
const fromLogarithms = (left: Expr, right: Expr, y: string): Family | null => {
  const terms = termsOf(left).map(splitTerm);
  const [k] = terms[0] ?? [];
  if (!k || !terms.every(([, rest]) => isCall(rest, 'ln'))) return null;
  const powers = terms.map(([factor]) =>
    factor.n * k.d === k.n * factor.d ? 1 : factor.n * k.d === -k.n * factor.d ? -1 : 0,
  );
  const inner = terms.map(([, rest]) => (isCall(arg(rest, 0), 'abs') ? arg(arg(rest, 0), 0) : arg(rest, 0)));
  const lines = inner.map((u) => linearParts(u, y));
  const [first, second] = lines;
  const base = exponentialOf(neat(div(right, num(k))), true);
  if (!first || lines.length > 2) return null;
  if (lines.length === 1)
    return {
      isProduct: true,
      left: add(sym(y), div(first[1], first[0])),
      base,
      explicit: (value) => [sub(value, div(first[1], first[0]))],
    };
  if (!second || (powers[1] ?? 0) !== -1) return null;
  const [[a, b], [c, d]] = [first, second];
  return {
    isProduct: true,
    left: div(inner[0] ?? ZERO, inner[1] ?? ONE),
    base,
    explicit: (value) => [div(sub(mul(value, d), b), sub(a, mul(c, value)))],
  };
};

/** y from core(y) = value; null where it stays as it is. */
const inverse = (core: Expr, y: string): ((value: Expr) => readonly Expr[]) | null => {
  if (core.kind === 'sym') return (value) => [value];
  const solve = (u: Expr): ((value: Expr) => Expr) | null => {
    const line = linearParts(u, y);
    return line && ((value) => div(sub(value, line[1]), line[0]));
  };
  if (core.kind === 'call') {
    const back = { atan: 'tan', asinh: 'sinh' }[core.name];
    const own = solve(arg(core, 0));
    return back && own ? (value) => [own(fn(back, value))] : null;
  }
  if (core.kind !== 'power') return null;
  const [base, exponent] = [arg(core, 0), arg(core, 1)];
  if (base.key === E.key) {
    const own = solve(exponent);
    return own && ((value) => [own(fn('ln', value))]);
  }
  const own = solve(base);
  if (!own || !isNum(exponent) || exponent.value.d !== 1n) return null;
  const { n } = exponent.value;
  const root = (value: Expr): Expr =>
    pow(n < 0n ? div(ONE, value) : value, num(rational(1n, n < 0n ? -n : n)));
  return n % 2n === 0n ? (value) => [own(root(value)), own(neg(root(value)))] : (value) => [own(root(value))];
};

export const familyOf = (left: Expr, right: Expr, y: string): Family => {
  const logs = fromLogarithms(left, right, y);
  if (logs) return logs;
  const [k, core] = splitTerm(left);
  const back = inverse(core, y);
  return {
    isProduct: false,
    left: back ? core : left,
    base: back ? neat(mul(num({ n: k.d * (k.n < 0n ? -1n : 1n), d: k.n < 0n ? -k.n : k.n }), right)) : right,
    explicit: back ?? (() => null),
  };
};

export const withConstant = ({ isProduct, base }: Family, constant: Expr): Expr =>
  isProduct ? mul(constant, base) : add(base, constant);
