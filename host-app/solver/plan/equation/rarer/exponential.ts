import { rational, type Rational } from '../../../../maths/rational.js';
import { approx } from '../../../kernel/approx.js';
import { add, div, mul, neg, pow, splitPower, splitTerm } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { lcm } from '../../../kernel/whole-functions.js';
import {
  arg,
  E,
  isCall,
  isNum,
  num,
  ONE,
  power,
  ZERO,
  factorsOf,
  termsOf,
  type Expr,
} from '../../../tree/expr.js';
import { collectNodes, contains } from '../../../tree/walk.js';
import { Trace } from '../../trace.js';
import { ratioOfLogarithms } from '../../simplify/logarithms.js';
import { difference, equation, rootLine, type Handler } from '../equation.js';
import { written } from '../../acts.js';
import { none, solvedThrough } from './invert.js';
import { tested } from './tested.js';

/** ln of a positive product of powers; null when the sign is not sure. */
const logarithm = (term: Expr, x: string): Expr | null => {
  const parts = factorsOf(term).map((factor) => {
    const [base, exponent] = splitPower(factor);
    if (contains(base, x) || !(approx(base) > 0)) return null;
    return mul(exponent, fn('ln', base));
  });
  return parts.some((part) => part === null) ? null : add(...parts.filter((part) => part !== null));
};

/** Two terms of opposite sign that are powers of numbers: 2^x = 3^(x+1). */
export const twoPowers: Handler = (e) => {
  const d = difference(e);
  if (d.kind !== 'sum' || d.args.length !== 2) return null;
  const [a, b] = [arg(d, 0), neg(arg(d, 1))];
  const signs = [splitTerm(a)[0].n > 0n, splitTerm(b)[0].n > 0n];
  const [top, bottom] = signs[0] ? [a, b] : [neg(a), neg(b)];
  const [left, right] = [logarithm(top, e.x), signs[0] === signs[1] ? logarithm(bottom, e.x) : null];
  if (signs[0] !== signs[1]) {
    const [x, y] = [logarithm(top, e.x), logarithm(neg(bottom), e.x)];
    return x && y
      ? none(e, 'With all on one side, both terms have the same sign: the sum is never 0.')
      : null;
  }
  if (!left || !right) return null;
  const trace = new Trace(equation(e.left, e.right), 'equivalent').to('isolate-part', equation(top, bottom));
  trace.to('take-logarithm', equation(left, right));
  const inner = e.solve(expand(left), expand(right), e.x);
  if (!inner || inner.everything) return null;
  const roots = inner.roots.map(ratioOfLogarithms);
  const tidied = new Trace(rootLine(e.x, inner.roots), 'equivalent').to(
    'logarithm-laws',
    rootLine(e.x, roots),
  );
  return tested(e, [{ ...inner, roots }], [...trace.steps, ...inner.steps, ...tidied.steps]);
};

/** A number b where each logarithm is divided by ln b: log_b is meant. */
export const baseIn = (e: Expr): Expr | undefined =>
  collectNodes(e, (part) => part.kind === 'power' && arg(part, 1).key === '-1')
    .map((part) => arg(part, 0))
    .find((part) => isCall(part, 'ln') && isNum(arg(part, 0)));
const undone = (base: Expr, value: Expr): string =>
  `A logarithm with base ${written(base)} is ${written(value)} where its number is ${written(power(base, value))}.`;

/** log_b(g) = c: g = b^c. */
export const baseLogarithm: Handler = (e) => {
  const [left, value] = [canon(e.left), canon(e.right)];
  // log_x(a) = c: a = x^c.
  const [name] = collectNodes(left, (part) => isCall(part, 'ln') && contains(part, e.x));
  const held = name && mul(left, name);
  const number = held && !contains(held, e.x) ? expand(pow(E, held)) : null;
  if (name && number && isNum(number) && isNum(value))
    return solvedThrough(
      e,
      'exponentiate',
      [[pow(arg(name, 0), value), number]],
      undone(arg(name, 0), value),
    );
  const unit = baseIn(left);
  const log = unit && mul(left, unit);
  if (!unit || !log || !isCall(log, 'ln') || contains(value, e.x)) return null;
  const base = arg(unit, 0);
  return solvedThrough(e, 'exponentiate', [[arg(log, 0), expand(pow(base, value))]], undone(base, value));
};

/** Σ k ln f = c: Π f^k = e^c, tested. */
export const logarithms: Handler = (e) => {
  const d = expand(difference(e));
  const logs = collectNodes(d, (part) => isCall(part, 'ln') && contains(part, e.x));
  const terms = termsOf(d);
  if (logs.length === 0) return null;
  let [inside, constant]: [[Expr, Expr][], Expr] = [[], ZERO];
  for (const term of terms) {
    const log = logs.find((part) => factorsOf(term).some((factor) => factor.key === part.key));
    const factor = log ? div(term, log) : term;
    if (contains(factor, e.x)) return null;
    if (log) inside = [...inside, [factor, arg(log, 0)]];
    else constant = add(constant, term);
  }
  const unit = (inside.find(([factor]) => approx(factor) > 0) ?? inside[0])?.[0] ?? ONE;
  const shares = inside.map(([factor]) => expand(div(factor, unit)));
  const exponents: Rational[] = shares.filter(isNum).map((share) => share.value);
  if (exponents.length < inside.length) return null;
  const scale = exponents.reduce((found, value) => lcm(found, value.d), 1n);
  const whole = exponents.map((value) => rational(value.n * scale, value.d));
  const side = (positive: boolean): Expr =>
    mul(
      ...inside.map(([, f], at) =>
        whole[at] && whole[at].n > 0n === positive
          ? pow(f, num(positive ? whole[at] : { n: -whole[at].n, d: 1n }))
          : ONE,
      ),
    );
  const value = expand(mul(num(scale), div(neg(constant), unit)));
  const [left, right] = [side(true), expand(mul(pow(E, value), side(false)))];
  const by = baseIn(unit) ?? ONE;
  const shown = expand(div(value, by));
  const quotients =
    side(false).key === '1' ? undefined : 'A difference of logarithms is the logarithm of the quotient.';
  const trace = new Trace(equation(e.left, e.right), 'implies').says(
    'combine-logarithms',
    equation(div(fn('ln', div(side(true), side(false))), by), shown),
    quotients,
  );
  const act = by === ONE ? undefined : undone(arg(by, 0), shown);
  trace.says('exponentiate', equation(left, right), act);
  const inner = e.solve(expand(left), right, e.x);
  return inner && !inner.everything ? tested(e, [inner], [...trace.steps, ...inner.steps]) : null;
};
