import { approx } from '../../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn, together } from '../../../kernel/normal.js';
import { fn } from '../../../kernel/functions.js';
import { displayed } from '../../../print/displayed.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import type { Rule } from '../../../texts/en.js';
import {
  arg,
  call,
  INFINITY,
  isNum,
  num,
  ONE,
  quotient,
  sum,
  sym,
  ZERO,
  factorsOf,
  type Expr,
} from '../../../tree/expr.js';
import { isInfinite, isPlusInfinity } from '../../../tree/predicates.js';
import { contains, substitute } from '../../../tree/walk.js';
import { verdictText, type Verdict } from '../../functions/functions.types.js';
import { written } from '../../acts.js';
import { tidy } from '../../simplify/index.js';
import { draftOf, step } from '../../trace.js';
import { derive } from '../derivatives/derivative.js';
import { integrate } from '../integrals/integral.js';
import { limitOf } from '../limits/limit-value.js';

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
  const factors = factorsOf(a);
  const parts = factors.map((factor) => factorRatio(factor, n));
  return parts.some((part) => part === null) ? null : together(mul(...parts.filter((part) => part !== null)));
};

/** The size of the terms, when the sign alternates: (-1)^n b or cos(pi n) b with b > 0 in the end. */
const alternating = (a: Expr, n: string): Expr | null => {
  const factors = factorsOf(a);
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

interface Tested {
  readonly verdict: Extract<Verdict, 'converges' | 'diverges' | 'conditional'>;
  readonly steps: readonly Step[];
}
export const limitAtEnd = (e: Expr, n: string): Expr | null => {
  const found = limitOf(canon(e), n, INFINITY, 'left');
  return found && (isInfinite(found) ? found : tidy(found));
};
export const limStep = (rule: Rule, e: Expr, n: string, value: Expr, act?: string): Step =>
  step(rule, call('lim', e, sym(n), INFINITY), value, 'equal', [], undefined, act);

/** What the test says about the series, with its reason. */
const concluded = (
  { a, n }: Series,
  verdict: Tested['verdict'],
  steps: readonly Step[],
  act: string,
  rule: Rule = 'series-verdict',
): Tested => ({
  verdict,
  steps: [
    ...steps,
    step(rule, call('sum', a, sym(n), ONE, INFINITY), sym(verdictText(verdict)), 'case', [], undefined, act),
  ],
});
interface Series {
  readonly a: Expr;
  readonly n: string;
}

const termTest = (series: Series, size: Expr): Tested | null => {
  const found = limitAtEnd(size, series.n);
  if (!found || found.key === '0') return null;
  const act = `The terms go to ${written(found)}, not to 0, so the series diverges.`;
  return concluded(series, 'diverges', [limStep('term-test', size, series.n, found)], act);
};

/** How the limit of the ratios, or of the roots, compares with 1. */
const compared = (series: Series, found: Expr | null, steps: (found: Expr) => Step[]): Tested | null => {
  if (!found) return null;
  const value = isPlusInfinity(found) ? Infinity : Math.abs(approx(found));
  if (!(Math.abs(value - 1) > 1e-9)) return null;
  const verdict = value < 1 ? 'converges' : 'diverges';
  const size =
    value === Infinity
      ? 'This grows without bound'
      : `${written(found)} is ${value < 1 ? 'less' : 'more'} than 1`;
  const act = `${size}, so the series ${verdict}.`;
  return concluded(series, verdict, steps(found), act);
};

const ratioTest = (series: Series, size: Expr): Tested | null => {
  const { n } = series;
  const ratio = ratioOf(size, n);
  if (!ratio) return null;
  const next = substitute(displayed(size), sym(n), sum(sym(n), ONE));
  const first = step('neighbor-ratio', quotient(next, size), ratio, 'equal');
  if (!contains(ratio, n)) return compared(series, ratio, () => [first]);
  return compared(series, limitAtEnd(ratio, n), (found) => [first, limStep('ratio-test', ratio, n, found)]);
};

const rootTest = (series: Series, size: Expr): Tested | null => {
  const { n } = series;
  if (size.kind !== 'power' || !contains(arg(size, 0), n)) return null;
  const root = canon(pow(arg(size, 0), together(div(arg(size, 1), sym(n)))));
  return compared(series, limitAtEnd(root, n), (found) => [limStep('root-test', root, n, found)]);
};

/** Compares the terms with 1/n^p. */
const powerTest = (series: Series, size: Expr): Tested | null => {
  const { n } = series;
  const order = limitAtEnd(div(fn('ln', size), fn('ln', sym(n))), n);
  if (!order || !isNum(order)) return null;
  const p = neg(order);
  const power = displayed(pow(sym(n), order));
  const against = canon(mul(size, pow(sym(n), p)));
  const found = limitAtEnd(against, n);
  if (!found || found.key === '0' || isInfinite(found) || !(approx(found) > 0)) return null;
  const verdict = approx(p) > 1 ? 'converges' : 'diverges';
  const why = `Σ ${written(power)} is a p-series with p = ${written(p)}; it ${verdict} because ${written(p)} is ${verdict === 'converges' ? 'more than 1' : 'not more than 1'}.`;
  if (!contains(against, n)) return concluded(series, verdict, [], why, 'p-series');
  const act = `The quotient of the terms and ${written(power)} goes to ${written(found)}, a positive number.`;
  const first = limStep('p-test', quotient(size, power), n, found, act);
  return concluded(series, verdict, [first], `${why} This series does the same.`);
};

const integralTest = (series: Series, size: Expr): Tested | null => {
  const { n } = series;
  const found = integrate(size, n);
  const far = found && limitAtEnd(found.value, n);
  if (!found || !far) return null;
  const verdict = isInfinite(far) ? 'diverges' : 'converges';
  const act = `The integral from a place on ${isInfinite(far) ? 'grows without bound' : 'is finite'}, so the series ${verdict}.`;
  return concluded(series, verdict, [...found.steps, limStep('integral-test', found.value, n, far)], act);
};

const positive = (series: Series, size: Expr): Tested | null =>
  ratioTest(series, size) ?? rootTest(series, size) ?? powerTest(series, size) ?? integralTest(series, size);

const falls = (b: Expr, n: string): boolean => {
  const slope = derive(b, n);
  return slope !== null && [1e2, 1e3, 1e4, 1e5, 1e6].every((place) => !(approx(slope, { [n]: place }) > 0));
};

/** Whether the series converges, with the test that decides it. */
export const testSeries = (expression: Expr, n: string): Tested | null => {
  const a = canon(expression);
  const series = { a: displayed(expression), n };
  const b = alternating(a, n);
  if (!b) {
    const size = signless(a, n);
    return size && (termTest(series, size) ?? positive(series, size));
  }
  const terms = termTest(series, b);
  if (terms) return terms;
  const sizes = positive({ a: displayed(b), n }, b);
  if (sizes?.verdict === 'converges')
    return concluded(
      series,
      'converges',
      sizes.steps,
      `The sizes ${written(b)} of the terms add up to a finite number, so the series converges, too.`,
      'absolute-test',
    );
  const zero = limitAtEnd(b, n);
  if (!sizes || zero?.key !== '0' || !falls(b, n)) return null;
  const act = `The signs alternate, and the sizes ${written(b)} fall to 0: the series converges, although that of the sizes diverges.`;
  const last = limStep('alternating-test', b, n, zero, `The sizes ${written(b)} go to 0.`);
  return concluded(series, 'conditional', [...sizes.steps, last], act);
};

export const planConvergence = ({ expression, variable }: Problem): Draft | null => {
  const found = testSeries(expression, variable);
  return found && draftOf({ kind: 'verdict', verdict: found.verdict }, found.steps);
};
