import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { derive } from '../../../plan/calculus/derivatives/derivative.js';
import { written } from '../../../plan/acts.js';
import { simplest } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, call, E, list, membersOf, negative, num, power, product, quotient, sym, ONE, ZERO, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { equals } from '../formula.js';
import { shapeOf, type Shape } from './read.js';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** f′, f″, and from the fourth on the number in brackets. */
export const primed = (n: number, x: string): Expr =>
  sym(`f${n < 4 ? '′'.repeat(n) : `⁽${[...`${n}`].map((digit) => RAISED[Number(digit)]).join('')}⁾`}(${x})`);

/** Numbers that would be too long stay as they are. */
const SHORT = 20;
const factorial = (n: number): Expr =>
  n <= SHORT ? canon(call('factorial', num(n))) : call('factorial', num(n));
const raised = (a: Expr, n: number): Expr => {
  if (a.key === '1') return ONE;
  if (a.key === '-1') return num(n % 2 === 0 ? 1 : -1);
  return n <= SHORT ? canon(power(a, num(n))) : power(a, num(n));
};
const times = (...factors: readonly Expr[]): Expr => {
  const left = factors.filter(({ key }) => key !== '1');
  const isNegative = left.filter(({ key }) => key === '-1').length % 2 === 1;
  const rest = left.filter(({ key }) => key !== '-1');
  const made = rest.length === 0 ? ONE : product(...rest);
  return isNegative ? negative(made) : made;
};
const TURNS = ['sin', 'cos', 'sin', 'cos'] as const;

/** The derivative of this number, by the rule of its shape. */
const ruleOf = (shape: Shape, n: number): Expr => {
  if (shape.kind === 'polynomial') return ZERO;
  const { factor, inner, slope } = shape;
  const sign = (isEven: boolean): Expr => num(isEven ? 1 : -1);
  if (shape.kind === 'exp') return times(factor, raised(slope, n), power(E, inner));
  if (shape.kind === 'sin' || shape.kind === 'cos') {
    const turn = (n + (shape.kind === 'cos' ? 1 : 0)) % 4;
    return times(factor, sign(turn < 2), raised(slope, n), call(TURNS[turn] ?? 'sin', inner));
  }
  const isLog = shape.kind === 'ln';
  const count = isLog ? n - 1 : n;
  const bottom = power(inner, num(isLog ? n : n + 1));
  const top = times(factor, sign(count % 2 === 0), factorial(count), raised(slope, n));
  return top.kind === 'negative' ? negative(quotient(arg(top, 0), bottom)) : quotient(top, bottom);
}; // prettier-ignore

const whyOf = (shape: Shape, n: number, x: string, f: Expr): string => {
  if (shape.kind === 'polynomial') return `After ${shape.degree} derivatives a constant is left, and every further derivative is 0.`;
  const a = written(shape.slope);
  const each = shape.slope.key === '1' ? '' : ` Each derivative brings a factor ${a}.`;
  if (shape.kind === 'sin' || shape.kind === 'cos') return `The fourth derivative is ${shape.slope.key === '1' ? written(f) : `a multiple of ${written(call(shape.kind, shape.inner))}`} again, and ${n} = 4 · ${Math.floor(n / 4)} + ${n % 4}.${each}`;
  if (shape.kind === 'exp') return shape.slope.key === '1' ? 'Each derivative is the same again.' : `Each derivative brings a factor ${a}: after ${n} of them it is ${a} to the power of ${n}.`;
  return `The sign changes each time, the numbers in front are factorials, and the power below grows by 1.${each}`;
}; // prettier-ignore

/** The first derivatives show the rule; it is used for the one that is asked. */
export const planHighDerivative = (problem: Problem): Draft | null => {
  const [definition, count] = membersOf(problem.expression);
  if (!definition || !count) return null;
  const [f, x, n] = [arg(definition, 1), problem.variable, Math.round(approx(arg(count, 1)))];
  const shape = shapeOf(f, x);
  if (!shape) return null;
  const first: Expr[] = [];
  let current = canon(f);
  const shown = shape.kind === 'polynomial' ? shape.degree + 1 : shape.kind === 'exp' ? 2 : 4;
  for (let k = 1; k <= shown; k += 1) {
    const next = derive(current, x);
    if (!next) return null;
    current = simplest(next).form;
    first.push(equals(primed(k, x), current));
  }
  const trace = new Trace(definition, 'implies');
  trace.says('high-first', list('system', shape.kind === 'polynomial' ? first.slice(-2) : first), undefined);
  const rule = ruleOf(shape, n);
  trace.says('high-rule', equals(primed(n, x), rule), whyOf(shape, n, x, f));
  const exact = n <= SHORT && shape.kind !== 'polynomial' ? simplest(canon(rule)).form : rule;
  return draftOf(shape.kind === 'polynomial' ? { kind: 'value', exact: ZERO } : { kind: 'expression', exact }, trace.steps);
}; // prettier-ignore
