import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn, together } from '../../kernel/normal.js';
import { fn } from '../../kernel/functions.js';
import type { Draft, Problem, Step } from '../../solution.js';
import type { Rule } from '../../texts/en.js';
import { arg, call, INFINITY, isNum, num, ONE, quotient, sym, ZERO, type Expr } from '../../tree/expr.js';
import { isInfinite, isPlusInfinity } from '../../tree/predicates.js';
import { contains, substitute } from '../../tree/walk.js';
import { verdictText, type Verdict } from '../functions/functions.types.js';
import { draftOf } from '../functions/line.js';
import { tidy } from '../simplify/index.js';
import { step } from '../trace.js';
import { derive } from './derivative.js';
import { integrate } from './integral.js';
import { limitOf } from './limit-value.js';

/** f(n + 1) / f(n) of one factor; factorials and powers are cut short, which makes the limit easy. */
const factorRatio = (f: Expr, n: string): Expr | null => {
  const next = canon(substitute(f, sym(n), add(sym(n), ONE)));
  if (f.kind === 'call' && f.name === 'factorial') {
    const inner = coefficientsIn(arg(f, 0), n);
    const [b = ZERO, a = ZERO] = inner ?? [];
    if (inner?.length !== 2 || !isNum(a) || a.value.d !== 1n || a.value.n < 1n || a.value.n > 4n) return null;
    return mul(...Array.from({ length: Number(a.value.n) }, (_, k) => add(mul(a, sym(n)), b, num(k + 1))));
  }
  if (f.kind !== 'power') return div(next, f);
  const [base, exponent] = [arg(f, 0), arg(f, 1)];
  if (base.kind === 'call' && base.name === 'factorial' && !contains(exponent, n)) {
    const inner = factorRatio(base, n);
    return inner && pow(inner, exponent);
  }
  if (!contains(base, n))
    return pow(base, expand(sub(canon(substitute(exponent, sym(n), add(sym(n), ONE))), exponent)));
  return div(next, f);
};

/** a(n + 1) / a(n) in lowest terms. */
export const ratioOf = (a: Expr, n: string): Expr | null => {
  const factors = a.kind === 'product' ? a.args : [a];
  const parts = factors.map((factor) => factorRatio(factor, n));
  return parts.some((part) => part === null) ? null : together(mul(...parts.filter((part) => part !== null)));
};

/** The size of the terms, when the sign alternates: (-1)^n b or cos(pi n) b with b > 0 in the end. */
const alternating = (a: Expr, n: string): Expr | null => {
  const factors = a.kind === 'product' ? a.args : [a];
  const sign = factors.find(
    (factor) =>
      (factor.kind === 'power' && arg(factor, 0).key === '-1' && contains(arg(factor, 1), n)) ||
      (factor.kind === 'call' &&
        factor.name === 'cos' &&
        canon(substitute(arg(factor, 0), sym(n), ONE)).key === 'π'),
  );
  const minus = factors.find(
    (factor) =>
      factor.kind === 'power' && isNum(arg(factor, 0)) && approx(arg(factor, 0)) < 0 && factor !== sign,
  );
  if (sign) {
    const turns = sign.kind === 'power' ? arg(sign, 1) : null;
    if (turns && !isOddStep(turns, n)) return null;
    const rest = mul(...factors.filter((factor) => factor !== sign));
    return signless(rest, n);
  }
  if (!minus || !contains(arg(minus, 1), n) || !isOddStep(arg(minus, 1), n)) return null;
  const positive = pow(neg(arg(minus, 0)), arg(minus, 1));
  return signless(mul(...factors.map((factor) => (factor === minus ? positive : factor))), n);
};
const isOddStep = (exponent: Expr, n: string): boolean => {
  const [, a = ZERO] = coefficientsIn(exponent, n) ?? [];
  return isNum(a) && a.value.d === 1n && a.value.n % 2n !== 0n;
};
const signless = (b: Expr, n: string): Expr | null => {
  const values = [1e3, 1e4, 1e5].map((place) => approx(b, { [n]: place })).filter(Number.isFinite);
  if (values.some((value) => value < 0)) return values.every((value) => value <= 0) ? neg(b) : null;
  return b;
};

export interface Tested {
  readonly verdict: Extract<Verdict, 'converges' | 'diverges' | 'conditional'>;
  readonly steps: readonly Step[];
}
export const limitAtEnd = (e: Expr, n: string): Expr | null => {
  const found = limitOf(canon(e), n, INFINITY, 'left');
  return found && (isInfinite(found) ? found : tidy(found));
};
export const limStep = (rule: Rule, e: Expr, n: string, value: Expr): Step =>
  step(rule, call('lim', e, sym(n), INFINITY), value, 'equal');

const termTest = (a: Expr, size: Expr, n: string): Tested | null => {
  const found = limitAtEnd(size, n);
  return found && found.key !== '0'
    ? { verdict: 'diverges', steps: [limStep('term-test', size, n, found)] }
    : null;
};

const ratioTest = (size: Expr, n: string): Tested | null => {
  const ratio = ratioOf(size, n);
  const found = ratio && limitAtEnd(ratio, n);
  if (!ratio || !found) return null;
  const value = isPlusInfinity(found) ? Infinity : approx(found);
  if (!(Math.abs(Math.abs(value) - 1) > 1e-9)) return null;
  return {
    verdict: Math.abs(value) < 1 ? 'converges' : 'diverges',
    steps: [limStep('ratio-test', ratio, n, found)],
  };
};

const rootTest = (size: Expr, n: string): Tested | null => {
  if (size.kind !== 'power' || !contains(arg(size, 0), n)) return null;
  const root = canon(pow(arg(size, 0), together(div(arg(size, 1), sym(n)))));
  const found = limitAtEnd(root, n);
  if (!found) return null;
  const value = isPlusInfinity(found) ? Infinity : approx(found);
  if (!(value >= 0) || Math.abs(value - 1) < 1e-9) return null;
  return { verdict: value < 1 ? 'converges' : 'diverges', steps: [limStep('root-test', root, n, found)] };
};

/** Compares the terms with 1/n^p. */
const powerTest = (size: Expr, n: string): Tested | null => {
  const order = limitAtEnd(div(fn('ln', size), fn('ln', sym(n))), n);
  if (!order || !isNum(order)) return null;
  const p = neg(order);
  const against = canon(mul(size, pow(sym(n), p)));
  const found = limitAtEnd(against, n);
  if (!found || found.key === '0' || isInfinite(found) || !(approx(found) > 0)) return null;
  return {
    verdict: approx(p) > 1 ? 'converges' : 'diverges',
    steps: [
      step(
        'p-test',
        call('lim', quotient(size, quotient(ONE, pow(sym(n), p))), sym(n), INFINITY),
        found,
        'equal',
      ),
    ],
  };
};

const integralTest = (size: Expr, n: string): Tested | null => {
  const found = integrate(size, n);
  const far = found && limitAtEnd(found.value, n);
  if (!found || !far) return null;
  return {
    verdict: isInfinite(far) ? 'diverges' : 'converges',
    steps: [...found.steps, limStep('integral-test', found.value, n, far)],
  };
};

const positive = (size: Expr, n: string): Tested | null =>
  ratioTest(size, n) ?? rootTest(size, n) ?? powerTest(size, n) ?? integralTest(size, n);

const falls = (b: Expr, n: string): boolean => {
  const slope = derive(b, n);
  return slope !== null && [1e2, 1e3, 1e4, 1e5, 1e6].every((place) => !(approx(slope, { [n]: place }) > 0));
};

/** Whether the series converges, with the test that decides it. */
export const testSeries = (expression: Expr, n: string): Tested | null => {
  const a = canon(expression);
  const b = alternating(a, n);
  if (!b) {
    const size = signless(a, n);
    return size && (termTest(a, size, n) ?? positive(size, n));
  }
  const terms = termTest(a, b, n);
  if (terms) return terms;
  const sizes = positive(b, n);
  if (sizes?.verdict === 'converges')
    return { verdict: 'converges', steps: [...sizes.steps, verdictOf('absolute-test', a, n, 'converges')] };
  const zero = limitAtEnd(b, n);
  if (!sizes || zero?.key !== '0' || !falls(b, n)) return null;
  return {
    verdict: 'conditional',
    steps: [...sizes.steps, limStep('alternating-test', b, n, zero)],
  };
};
const verdictOf = (rule: Rule, a: Expr, n: string, verdict: Verdict): Step =>
  step(rule, call('sum', a, sym(n), ONE, INFINITY), sym(verdictText(verdict)), 'case');

export const planConvergence = ({ expression, variable }: Problem): Draft | null => {
  const found = testSeries(expression, variable);
  return found && draftOf({ kind: 'verdict', verdict: found.verdict }, found.steps);
};
